import type { IncomingMessage } from 'node:http';
import { clientAddress } from '@vitrine/contract/settings/client-address.ts';

/** The client of a request by its IP address, for the rate limit. */
export function clientOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = headers['x-forwarded-for'];
  return clientAddress(socket.remoteAddress ?? '', forwarded?.toString(), trustedProxies);
}
