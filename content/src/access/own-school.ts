import type { Access, Where } from 'payload';
import { schoolsOfPreview } from '../preview/drafts-for-site.ts';
import { accountOf } from './roles.ts';

const ofSchools = (schools: (number | string)[]): Where => ({ school: { in: schools } });
const published: Where = { _status: { equals: 'published' } };

/**
 * Who reads published documents: the site those of its own school, editors the drafts of their school too, and so does the
 * site on behalf of an editor with an open preview.
 */
export const readPublished: Access = async ({ req }) => {
  const account = accountOf(req);
  if (!account) return false;
  if (account.role === 'admin') return true;
  if (account.role === 'editor') return ofSchools(account.schools);
  const previewed = await schoolsOfPreview(req);
  return previewed ? ofSchools(previewed) : { and: [ofSchools(account.schools), published] };
};

/** Who reads what has no drafts: everybody with an account, within their own school. */
export const readOwnSchool: Access = ({ req }) => {
  const account = accountOf(req);
  if (!account) return false;
  return account.role === 'admin' ? true : ofSchools(account.schools);
};

/** Who writes: editors within their own school, admins everywhere, the site never. */
export const writeOwnSchool: Access = ({ req }) => {
  const account = accountOf(req);
  if (!account || account.role === 'service') return false;
  return account.role === 'admin' ? true : ofSchools(account.schools);
};

/** Former versions are read by those who may write the document. The fields of a version are below `version`. */
export const readOwnVersions: Access = ({ req }) => {
  const account = accountOf(req);
  if (!account || account.role === 'service') return false;
  return account.role === 'admin' ? true : { 'version.school': { in: account.schools } };
};
