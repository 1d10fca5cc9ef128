import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { clientAddress } from '@vitrine/contract/settings/client-address.ts';
import { clientHeader } from '../src/accounts/client-header.ts';
import { knownOrigins } from '../src/features/sites/known-origins.ts';
import { refusalOfOrigin } from './origin.ts';
import { refuse } from './refuse.ts';
import { isPanel, panelPolicy, securityHeaders } from './security-headers.ts';

interface Security {
  publicUrl: string;
  /** `CONTENT_TRUSTED_PROXIES` */
  trustedProxies: number;
}

/**
 * Adds to a listener what every request and response needs: the security headers, a refusal for pages of other sites, and the
 * IP address of the client (`clientHeader`), by which login attempts are counted.
 */
export function withSecurity(listener: RequestListener, security: Security): RequestListener {
  return async (request, response) => {
    const { url = '/', headers, socket } = request;
    const nonce = randomBytes(16).toString('base64');
    const urls = { publicUrl: security.publicUrl, sites: isPanel(url) ? await knownOrigins() : [] };
    for (const [name, value] of securityHeaders(url, urls, nonce)) response.setHeader(name, value);
    // Next takes its nonce from the policy in the request headers: a client must not set it.
    delete headers['content-security-policy'];
    delete headers['content-security-policy-report-only'];
    if (isPanel(url)) headers['content-security-policy'] = panelPolicy(urls, nonce);
    const forwarded = headers['x-forwarded-for']?.toString();
    headers[clientHeader] = clientAddress(socket.remoteAddress ?? '', forwarded, security.trustedProxies);
    const refusal = refusalOfOrigin(request, security.publicUrl);
    return refusal ? refuse(response, refusal) : listener(request, response);
  };
}
