import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from './sealed.ts';

/**
 * How the site's own account proves who it is in `POST /login` (section 7): the password is made for one use and signed
 * with `SHARED_SECRET`. Nobody keeps one that could be guessed, and no login form takes it.
 */

/** Milliseconds for which such a password is good: clocks of two machines may differ. */
const lifetime = 300_000;

const login = z.object({
  username: z.string(),
  nonce: z.string().regex(/^[0-9a-f]{32}$/),
  /** milliseconds since 1970, by the system's clock */
  expires: z.number().int(),
});
export type SiteLogin = z.infer<typeof login>;

/** A password for one login of the site's own account. */
export function oneTimePassword(username: string, secret: string, now = Date.now()): string {
  const made: SiteLogin = { username, nonce: randomBytes(16).toString('hex'), expires: now + lifetime };
  return seal(made, 'site-login', secret);
}

/** What a one-time password says, or `null` where it is forged, of another account, or was made too long ago. */
export function readOneTimePassword(
  password: string,
  username: string,
  secret: string,
  now = Date.now(),
): SiteLogin | null {
  const read = login.safeParse(unseal(password, 'site-login', secret));
  if (!read.success || read.data.username !== username) return null;
  const left = read.data.expires - now;
  return left > 0 && left <= 2 * lifetime ? read.data : null;
}
