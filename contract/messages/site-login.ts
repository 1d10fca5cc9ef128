import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from './sealed.ts';

/**
 * The credential of the site's own account in `POST /login` (section 7): a password for one use, signed with `SHARED_SECRET`. No
 * password is stored that could be guessed, and the login form of the panel does not accept it.
 */

/** Milliseconds for which such a password is valid: the clocks of two machines may differ. */
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
  const login: SiteLogin = { username, nonce: randomBytes(16).toString('hex'), expires: now + lifetime };
  return seal(login, 'site-login', secret);
}

/** The content of a one-time password, or `null` where it is forged, of another account, or expired. */
export function readOneTimePassword(
  password: string,
  username: string,
  secrets: string | readonly string[],
  now = Date.now(),
): SiteLogin | null {
  const read = login.safeParse(unseal(password, 'site-login', secrets));
  if (!read.success || read.data.username !== username) return null;
  const left = read.data.expires - now;
  return left > 0 && left <= 2 * lifetime ? read.data : null;
}
