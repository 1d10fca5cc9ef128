import type { Access } from 'payload';
import { accountOf } from './roles.ts';

/** Everybody reads their own account; admins all of them. */
export const ownAccount: Access = ({ req }) => {
  const account = accountOf(req);
  if (!account || !req.user) return false;
  return account.role === 'admin' ? true : { id: { equals: req.user.id } };
};

/** People change their own account; that of a site is changed by admins alone. */
export const changeOwnAccount: Access = (args) => accountOf(args.req)?.role !== 'service' && ownAccount(args);
