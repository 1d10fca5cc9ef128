import type { Access } from 'payload';
import { accountOf } from './roles.ts';

/** Everybody reads and changes their own account; admins all of them. */
export const ownAccount: Access = ({ req }) => {
  const account = accountOf(req);
  if (!account || !req.user) return false;
  return account.role === 'admin' ? true : { id: { equals: req.user.id } };
};
