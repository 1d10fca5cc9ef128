import { randomBytes, timingSafeEqual } from 'node:crypto';
import { derivePassword } from '../../accounts/compare-password.ts';

/** Recovery codes as stored: hashed as passwords are, with one salt for all, so that a code is hashed once to be compared. */
export interface StoredCodes {
  salt: string;
  /** of the codes that are not used yet */
  hashes: string[];
}

const count = 10;
/** Base32 of Crockford: without i, l, o and u, which are misread. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const codeLength = 10;

/** A code as it is hashed: without separators, and with the letters that may have been misread replaced. */
const plainCode = (code: string): string =>
  code.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');

/** Whether a text has the form of a recovery code; one-time passwords are shorter. */
export const isRecoveryCode = (code: string): boolean => plainCode(code).length === codeLength;

const createCode = (): string => {
  const letters = [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
};

/** Hashes a code. Takes about as long as a password. */
export const hashCode = async (code: string, salt: string): Promise<string> =>
  (await derivePassword(plainCode(code), salt)).toString('hex');

/** Ten new codes of 50 random bits, to be shown once, and their hashes. */
export async function createCodes(): Promise<{ codes: string[]; stored: StoredCodes }> {
  const salt = randomBytes(16).toString('hex');
  const codes = Array.from({ length: count }, createCode);
  return { codes, stored: { salt, hashes: await Promise.all(codes.map((code) => hashCode(code, salt))) } };
}

/** The codes that remain when one is used, or `null` where there is none with this hash. */
export function spendCode({ salt, hashes }: StoredCodes, hash: string): StoredCodes | null {
  const given = Buffer.from(hash);
  const found = hashes.findIndex((known) => known.length === hash.length && timingSafeEqual(Buffer.from(known), given));
  return found === -1 ? null : { salt, hashes: hashes.filter((_, index) => index !== found) };
}
