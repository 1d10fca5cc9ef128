import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { query, sql } from '../config/sql.ts';

type Column = 'id' | 'reset_password_token';

/**
 * Locks the row of an account until the end of the transaction (PostgreSQL): Payload reads an account, then writes all of it
 * back, with its sessions, so concurrent changes would be lost. SQLite runs one write transaction at a time anyway.
 * @param req with the transaction
 */
export async function lockAccount(req: PayloadRequest, column: Column, value: unknown): Promise<void> {
  await query(req.payload, sql`UPDATE users SET email = email WHERE ${sql.identifier(column)} = ${value}`, req);
}

/** A hook for accounts: changes of one account and of its sessions run one after the other. */
export const accountInTurn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data } = args as { id?: unknown; data?: { token?: unknown } };
  if (operation === 'refresh' && req.user) await lockAccount(req, 'id', req.user.id);
  if (operation === 'update' && Number(id) > 0) await lockAccount(req, 'id', Number(id));
  if (operation === 'resetPassword') await lockAccount(req, 'reset_password_token', String(data?.token));
  return args;
};

/** The same for a logout: despite its name, `afterLogout` runs before Payload reads the account. */
export const logoutInTurn: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await lockAccount(req, 'id', req.user.id);
};
