import { createHmac, timingSafeEqual } from 'node:crypto';

/** The purpose of a sealed value, part of the signature: a value of one purpose is not valid for another. */
export type SealPurpose =
  | 'preview-ticket'
  | 'preview-session'
  | 'preview-link'
  | 'share-image'
  | 'site-login'
  | 'site-access'
  | 'known-device'
  | 'totp-enrolment';

const digest = (text: string, purpose: SealPurpose, secret: string) =>
  createHmac('sha256', secret).update(`${purpose}.${text}`).digest();

/**
 * Seals a value: encoded and signed (HMAC), not encrypted.
 * @param value anything that JSON can hold
 * @returns letters, digits, `-`, `_` and one dot: fit for a URL or a cookie
 */
export function seal(value: unknown, purpose: SealPurpose, secret: string): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${digest(text, purpose, secret).toString('base64url')}`;
}

/**
 * The value of a sealed text, or `null` where the signature is invalid, or of another purpose or secret.
 * @param secrets one, or all that are accepted
 */
export function unseal(
  sealed: string | null | undefined,
  purpose: SealPurpose,
  secrets: string | readonly string[],
): unknown {
  const [, text, seal] = /^([\w-]{1,2000})\.([\w-]{43})$/.exec(sealed ?? '') ?? [];
  if (!text || !seal) return null;
  const given = Buffer.from(seal, 'base64url');
  const isOurs = [secrets].flat().some((secret) => {
    const expected = digest(text, purpose, secret);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isOurs) return null;
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}
