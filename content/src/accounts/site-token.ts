import { seal, unseal } from '@vitrine/contract/messages/sealed.ts';
import { z } from 'zod';

/** Milliseconds for which an access token of the site is valid; the site logs in again by itself. */
const lifetime = 900_000;

const access = z.object({ account: z.number(), expires: z.number() });

/** An access token for the account of a site, and its expiry in milliseconds since 1970. */
export function issueSiteToken(account: number, secret: string): { token: string; expires: number } {
  const expires = Date.now() + lifetime;
  return { token: seal({ account, expires }, 'site-access', secret), expires };
}

/** The claims of a site's token (`Authorization: Bearer`), or `null` where there is no valid one. */
export function readSiteToken(authorization: string, secret: string): z.infer<typeof access> | null {
  const [, token] = /^Bearer (.+)$/.exec(authorization) ?? [];
  const parsed = access.safeParse(unseal(token, 'site-access', secret));
  return parsed.success && parsed.data.expires > Date.now() ? parsed.data : null;
}
