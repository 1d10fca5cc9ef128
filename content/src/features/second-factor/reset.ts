import { AuthenticationError, type PayloadRequest } from 'payload';
import { accountOf } from '../../access/roles.ts';
import { inAccountTurn } from '../../accounts/account-in-turn.ts';
import { readStored } from '../../database/stored-document.ts';
import type { User } from '../../payload-types.ts';
import { refused } from './messages.ts';

/** What an account without a second factor stores. */
const noSecondFactor = { secondFactorSince: null, totpSecret: null, totpLastStep: null, recoveryCodes: null };

/** Removes the second factor of an account, to be saved with it, and ends all of its sessions. */
export function clearSecondFactor(user: User): void {
  Object.assign(user, noSecondFactor, { sessions: [] });
}

/**
 * Removes the second factor of somebody who lost it, whose identity the administrator has checked.
 * @throws APIError 401 and 403 where no administrator asks, 409 for one's own (which needs a code) and where there is none
 */
export async function resetByAdmin(req: PayloadRequest, id: number): Promise<void> {
  if (!req.user) throw refused(req, 401, 'noSession');
  if (accountOf(req)?.role !== 'admin') throw refused(req, 403, 'onlyAdmins');
  if (req.user.id === id) throw refused(req, 409, 'notYours');
  // An `id` that is no number would be an error of the database.
  const known = Number.isSafeInteger(id) ? await readStored(req, 'users', id) : null;
  if (!known) throw refused(req, 404, 'unknownAccount');
  if (!known.secondFactorSince) throw refused(req, 409, 'hasNone');
  await inAccountTurn(req, id, clearSecondFactor).catch((error: unknown) => {
    // It was deleted in between.
    throw error instanceof AuthenticationError ? refused(req, 404, 'unknownAccount') : error;
  });
  req.payload.logger.info(`second factor: account ${req.user.id} reset that of account ${id}`);
}
