import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress } from '@vitrine/contract/settings/client-address.ts';
import { clientHeader } from '../src/accounts/client-header.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

interface Security {
  /** `CONTENT_TRUSTED_PROXIES` */
  trustedProxies: number;
}

/** Puts before a listener what every request needs: the address of the client, for those who count attempts. */
export function withSecurity(listener: Listener, security: Security): Listener {
  return (request, response) => {
    const { headers, socket } = request;
    const forwarded = headers['x-forwarded-for']?.toString();
    headers[clientHeader] = clientAddress(socket.remoteAddress ?? '', forwarded, security.trustedProxies);
    return listener(request, response);
  };
}
