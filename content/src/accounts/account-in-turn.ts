import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { query, sql } from '../config/sql.ts';

type Column = 'id' | 'reset_password_token';

/**
 * Lets whoever else changes an account wait for the end of a transaction: Payload reads accounts, then writes them back as a
 * whole, with their sessions. SQLite lets all that writes wait anyway.
 * @param req with the transaction
 */
export async function lockAccount(req: PayloadRequest, column: Column, value: unknown): Promise<void> {
  await query(req.payload, sql`UPDATE users SET email = email WHERE ${sql.identifier(column)} = ${value}`, req);
}

/** A hook for accounts: changes of one account, and of its sessions, are made one after the other. */
export const accountInTurn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data } = args as { id?: unknown; data?: { token?: unknown } };
  if (operation === 'refresh' && req.user) await lockAccount(req, 'id', req.user.id);
  if (operation === 'update' && Number(id) > 0) await lockAccount(req, 'id', Number(id));
  if (operation === 'resetPassword') await lockAccount(req, 'reset_password_token', String(data?.token));
  return args;
};

/** The same for a logout, whose hook comes before Payload reads the account, whatever it is called. */
export const logoutInTurn: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await lockAccount(req, 'id', req.user.id);
};
