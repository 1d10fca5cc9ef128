import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { User } from '../payload-types.ts';

const derive = promisify(pbkdf2);

/** How Payload hashes a password (`generatePasswordSaltHash`); every login fails in tests where that changes. */
const hashing = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, keyLength: 32, digest: 'sha256' } as const;

/** The derived key of a password; takes about 0.1 s of a thread. */
export const derivePassword = (password: string, salt: string): Promise<Buffer> =>
  derive(password, salt, hashing.iterations, hashing.keyLength, hashing.digest);

/**
 * Whether a password is that of an account. Takes as long where there is no account: the time of a response must not reveal
 * which accounts exist.
 * @param account with its hidden fields
 */
export async function isPasswordOf(account: User | null, password: string): Promise<boolean> {
  const { salt, hash } = account ?? {};
  const derived = await derivePassword(password, salt ?? 'nobody');
  if (!salt || !hash?.startsWith(hashing.prefix)) return false;
  const expected = Buffer.from(hash.slice(hashing.prefix.length), 'hex');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
