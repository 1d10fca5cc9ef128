import type { PayloadRequest } from 'payload';
import { accountOf } from './roles.ts';

/** Whether someone may open the admin panel: people, not the site's own account. */
export const editorsOnly = ({ req }: { req: PayloadRequest }): boolean => {
  const account = accountOf(req);
  return account !== null && account.role !== 'service';
};
