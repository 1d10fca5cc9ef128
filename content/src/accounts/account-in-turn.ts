import {
  AuthenticationError,
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { inOneTransaction } from '../database/in-one-transaction.ts';
import { lockRow, lockRows } from '../database/locks.ts';
import { query, sql } from '../database/sql.ts';
import type { User } from '../payload-types.ts';

/**
 * Changes an account, hidden fields included, in a transaction of its own. Payload writes all fields of an account back, so the
 * account is read within the transaction: a password, role or session that changed in between is not overwritten.
 * @param change gets the account as stored; what it assigns is saved
 * @throws AuthenticationError where there is no such account, and what `change` throws, after the rollback
 */
export function inAccountTurn<T>(req: PayloadRequest, id: number, change: (user: User) => T): Promise<T> {
  const { db } = req.payload;
  return inOneTransaction(req.payload, async (transactionID) => {
    req.transactionID = transactionID;
    await lockRow(req, 'users', id);
    const user = await db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req });
    if (!user) throw new AuthenticationError(req.t);
    const result = change(user);
    // With `null` the date of the last change stays as it is.
    await db.updateOne({ collection: 'users', id, data: { ...user, updatedAt: null }, req, returning: false });
    return result;
  }).finally(() => {
    delete req.transactionID;
  });
}

const readIds = async (req: PayloadRequest, statement: ReturnType<typeof sql>): Promise<number[]> =>
  (await query<{ id: number }>(req.payload, statement, req)).map(({ id }) => Number(id));

/**
 * A hook for accounts: changes of one account and of its sessions run one after the other, and so do changes of several. Payload reads an
 * account, then writes all of it back, with its sessions, so concurrent changes would be lost. Whoever changes another account keeps
 * the own one as it is meanwhile (`requireStillAdmin`), and nothing new refers to an account that is deleted.
 */
export const accountInTurn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data } = args as { id?: unknown; data?: { token?: unknown } };
  const own = req.user ? [Number(req.user.id)] : [];
  if (operation === 'refresh') await lockRows(req, 'users', own, 'NO KEY UPDATE');
  if (operation === 'update' || operation === 'delete') {
    // Of several accounts: which ones, Payload finds out when it reads them.
    const changed = id === undefined ? await readIds(req, sql`SELECT id FROM users`) : [Number(id)];
    const ids = [...own, ...changed].filter(Number.isSafeInteger);
    await lockRows(req, 'users', ids, operation === 'delete' ? 'UPDATE' : 'NO KEY UPDATE');
  }
  if (operation === 'resetPassword') {
    const ofLink = sql`SELECT id FROM users WHERE reset_password_token = ${String(data?.token)}`;
    await lockRows(req, 'users', await readIds(req, ofLink), 'NO KEY UPDATE');
  }
  return args;
};

/** The same for a logout: despite its name, `afterLogout` runs before Payload reads the account. */
export const logoutInTurn: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await lockRow(req, 'users', Number(req.user.id));
};
