import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { settings } from '../../config/settings.ts';

const cipher = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];

/** The key of this purpose alone (HKDF, RFC 5869), derived from `CONTENT_SECRET`. */
const key = () => Buffer.from(hkdfSync('sha256', settings.secret, '', 'totp-secret', 32));

/** Encrypts the secret of an account for the database. It can be decrypted for the same account only. */
export function encryptSecret(secret: string, account: number): string {
  const iv = randomBytes(ivLength);
  const encryption = createCipheriv(cipher, key(), iv).setAAD(Buffer.from(`account ${account}`));
  const encrypted = Buffer.concat([encryption.update(secret, 'utf8'), encryption.final()]);
  return Buffer.concat([iv, encryption.getAuthTag(), encrypted]).toString('base64url');
}

/** The secret of an account, or `null` where it was encrypted for another one, with another `CONTENT_SECRET`, or changed. */
export function decryptSecret(stored: string | null | undefined, account: number): string | null {
  const bytes = Buffer.from(stored ?? '', 'base64url');
  if (bytes.length <= ivLength + tagLength) return null;
  const decryption = createDecipheriv(cipher, key(), bytes.subarray(0, ivLength))
    .setAAD(Buffer.from(`account ${account}`))
    .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  try {
    return `${decryption.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8')}${decryption.final('utf8')}`;
  } catch {
    return null;
  }
}
