import type { PayloadRequest } from 'payload';
import { inAccountTurn } from '../../accounts/account-in-turn.ts';
import { countAttempt } from '../../accounts/login-limits.ts';
import { readStored } from '../../database/stored-document.ts';
import type { User } from '../../payload-types.ts';
import { refused } from './messages.ts';
import { hashCode, isRecoveryCode, type StoredCodes, spendCode } from './recovery-codes.ts';
import { decryptSecret } from './secret-encryption.ts';
import { stepOfCode } from './totp.ts';

/**
 * Spends a code of the app: it is not valid again, nor is an earlier one.
 * @returns whether it was right
 */
function spendAppCode(user: User, code: string): boolean {
  const secret = decryptSecret(user.totpSecret, user.id);
  const step = secret === null ? null : stepOfCode(secret, code.replace(/\s/g, ''));
  if (step === null || step <= (user.totpLastStep ?? 0)) return false;
  user.totpLastStep = step;
  return true;
}

function spendRecoveryCode(user: User, hash: string): boolean {
  const left = spendCode(user.recoveryCodes as unknown as StoredCodes, hash);
  if (left) user.recoveryCodes = { ...left };
  return left !== null;
}

/** @param hash of a recovery code; `null` for a code of the app */
const spend = (user: User, code: string, hash: string | null): boolean =>
  Boolean(user.recoveryCodes) && (hash === null ? spendAppCode(user, code) : spendRecoveryCode(user, hash));

/**
 * Checks a code of the app or a recovery code, spends it, and changes the account in the same transaction.
 * @param change gets the account as stored, and what was prepared; what it assigns is saved
 * @param prepare what takes a while: once the code was seen to be right, before the transaction
 * @throws APIError 401 for a wrong code, 429 where an attempt comes too early, 409 without a second factor
 */
export async function withCode<T, P = void>(
  req: PayloadRequest,
  account: Pick<User, 'id' | 'email'>,
  code: string,
  change: (user: User, prepared: P) => T,
  prepare: () => Promise<P> = async () => undefined as P,
): Promise<T> {
  const wasRight = countAttempt(req, 'second-factor', account.email);
  const stored = (await readStored(req, 'users', account.id)) as unknown as User | null;
  if (!stored?.recoveryCodes) throw refused(req, 409, 'hasNone');
  const { salt } = stored.recoveryCodes as unknown as StoredCodes;
  // Hashing takes a while: before the transaction, for which other writes wait on SQLite.
  const hash = isRecoveryCode(code) ? await hashCode(code, salt) : null;
  // Of the account as it was read, which is not saved.
  if (!spend(stored, code, hash)) throw refused(req, 401, 'wrongCode');
  const prepared = await prepare();
  const result = await inAccountTurn(req, account.id, (user) => {
    if (!spend(user, code, hash)) throw refused(req, 401, 'wrongCode');
    return change(user, prepared);
  });
  wasRight();
  return result;
}
