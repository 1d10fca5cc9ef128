import type { PayloadRequest } from 'payload';
import { refusal } from '../endpoints/refusal.ts';
import { requireAccount } from './require-account.ts';
import type { Account } from './roles.ts';

const denied = () => refusal(403, 'Access denied');

/** The site's own account. @throws APIError without a session, and for whoever is not the site */
export function requireSite(req: PayloadRequest): Account {
  const account = requireAccount(req);
  if (account.role !== 'service') throw denied();
  return account;
}

/** The school of the site's own account. @throws APIError as `requireSite`, and for an account without a school */
export function requireSiteSchool(req: PayloadRequest): number {
  const [school] = requireSite(req).schools;
  if (school === undefined) throw denied();
  return Number(school);
}
