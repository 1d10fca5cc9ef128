import { APIError, type PayloadRequest } from 'payload';
import { type Account, accountOf } from './roles.ts';

const denied = () => new APIError('Access denied', 403, undefined, true);

/** The site's own account. @throws APIError without a session, and for whoever is not the site */
export function requireSite(req: PayloadRequest): Account {
  const account = accountOf(req);
  if (!account) throw new APIError('Unauthenticated user', 401, undefined, true);
  if (account.role !== 'service') throw denied();
  return account;
}

/** The school of the site's own account. @throws APIError as `requireSite`, and for an account without a school */
export function requireSiteSchool(req: PayloadRequest): number {
  const [school] = requireSite(req).schools;
  if (school === undefined) throw denied();
  return Number(school);
}
