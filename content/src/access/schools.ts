import type { Access } from 'payload';
import { schoolsOfPreview } from '../features/preview/drafts-for-site.ts';
import { mayPublish } from './publishers.ts';
import { accountOf } from './roles.ts';

/** The schools that an account works for; the site reads their published state only, except in a preview. */
export const readOwnSchools: Access = async ({ req }) => {
  const account = accountOf(req);
  if (!account) return false;
  if (account.role === 'admin') return true;
  const own = { id: { in: account.schools } };
  if (account.role !== 'service') return own;
  const previewed = await schoolsOfPreview(req);
  return previewed ? { id: { in: previewed } } : { and: [own, { _status: { equals: 'published' } }] };
};

/** Editors may change their own school's entry, admins all. */
export const writeOwnSchools: Access = ({ req }) => {
  const account = accountOf(req);
  if (!account || !mayPublish({ req })) return false;
  return account.role === 'admin' ? true : { id: { in: account.schools } };
};

/** Former versions of a school's entry, and its draft, are read by its people. */
export const readOwnSchoolVersions: Access = ({ req }) => {
  const account = accountOf(req);
  if (!account || account.role === 'service') return false;
  return account.role === 'admin' ? true : { parent: { in: account.schools } };
};
