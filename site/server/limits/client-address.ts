import type { IncomingMessage } from 'node:http';
import { clientAddress } from '@vitrine/contract/settings/client-address.ts';

/** Who asks, for the rate limit: `clientAddress` of a request as it came in. */
export function clientOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = headers['x-forwarded-for'];
  return clientAddress(socket.remoteAddress ?? '', forwarded?.toString(), trustedProxies);
}
