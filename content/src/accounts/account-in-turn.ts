import {
  AuthenticationError,
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { inOneTransaction } from '../database/in-one-transaction.ts';
import { query, sql } from '../database/sql.ts';
import type { User } from '../payload-types.ts';

type Column = 'id' | 'reset_password_token';

/**
 * Locks the row of an account until the end of the transaction (PostgreSQL): Payload reads an account, then writes all of it
 * back, with its sessions, so concurrent changes would be lost. SQLite runs one write transaction at a time anyway.
 * @param req with the transaction
 */
async function lockAccount(req: PayloadRequest, column: Column, value: unknown): Promise<void> {
  await query(req.payload, sql`UPDATE users SET email = email WHERE ${sql.identifier(column)} = ${value}`, req);
}

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
    await lockAccount(req, 'id', id);
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

/** A hook for accounts: changes of one account and of its sessions run one after the other, and so do changes of several. */
export const accountInTurn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data } = args as { id?: unknown; data?: { token?: unknown } };
  // Of several accounts: which ones, Payload finds out when it reads them.
  if (operation === 'update' && id === undefined) await query(req.payload, sql`UPDATE users SET email = email`, req);
  if (operation === 'refresh' && req.user) await lockAccount(req, 'id', req.user.id);
  if (operation === 'update' && Number(id) > 0) await lockAccount(req, 'id', Number(id));
  if (operation === 'resetPassword') await lockAccount(req, 'reset_password_token', String(data?.token));
  return args;
};

/** The same for a logout: despite its name, `afterLogout` runs before Payload reads the account. */
export const logoutInTurn: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await lockAccount(req, 'id', req.user.id);
};
