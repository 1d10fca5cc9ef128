import { locales } from '@vitrine/contract/routes/locale.ts';
import { Hono } from 'hono';
import type { Settings } from '../../app/config/settings.server.ts';
import { textHeaders } from '../headers/response-headers.ts';

/** Milliseconds until the `Expires` of the file: RFC 9116 recommends less than a year. */
const holdsFor = 180 * 24 * 3_600_000;

/** `/.well-known/security.txt` (RFC 9116): the contact for vulnerabilities. 404 without `SECURITY_CONTACT`. */
export function securityText({
  siteUrl,
  securityContact,
  now,
}: Pick<Settings, 'siteUrl' | 'securityContact' | 'now'>): Hono {
  const routes = new Hono();
  if (!securityContact) return routes;
  const path = '/.well-known/security.txt';
  return routes.get(path, () => {
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(now().getTime() + holdsFor).toISOString()}`,
      `Preferred-Languages: ${locales.join(', ')}`,
      `Canonical: ${siteUrl}${path}`,
    ];
    return new Response(`${lines.join('\n')}\n`, { headers: textHeaders({ siteUrl }, 'text/plain; charset=utf-8') });
  });
}
