import type { Access, Where } from 'payload';
import { schoolsOfPreview } from '../features/preview/drafts-for-site.ts';
import { editorsOnly } from './editors-only.ts';
import { mayPublish } from './publishers.ts';
import { accountOf } from './roles.ts';

/** What names the school: of a document, of a school's own entry, and of the versions of both. */
type SchoolField = 'school' | 'id' | 'version.school' | 'parent';

const ofSchools = (field: SchoolField, schools: (number | string)[]): Where => ({ [field]: { in: schools } });
const published: Where = { _status: { equals: 'published' } };

const readPublishedBy =
  (field: SchoolField): Access =>
  async ({ req }) => {
    const account = accountOf(req);
    if (!account) return false;
    if (account.role === 'admin') return true;
    if (account.role !== 'service') return ofSchools(field, account.schools);
    const previewed = await schoolsOfPreview(req);
    return previewed ? ofSchools(field, previewed) : { and: [ofSchools(field, account.schools), published] };
  };

const readBy =
  (field: SchoolField): Access =>
  ({ req }) => {
    const account = accountOf(req);
    if (!account) return false;
    return account.role === 'admin' ? true : ofSchools(field, account.schools);
  };

/**
 * Who reads published documents: the site those of its own school, people the drafts of their school too, and so does the
 * site on behalf of an editor with an open preview.
 */
export const readPublished = readPublishedBy('school');

/** The same of the entries of schools. */
export const readPublishedSchools = readPublishedBy('id');

/** Who reads what has no drafts: everybody with an account, within their own school. */
export const readOwnSchool = readBy('school');

/** Who writes what visitors see at once: editors within their own school, admins everywhere, contributors and the site never. */
export const writeOwnSchool: Access = (args) => mayPublish(args) && readOwnSchool(args);

/** The same of the entries of schools. */
export const writeOwnSchools: Access = (args) => mayPublish(args) && readBy('id')(args);

/** Who adds drafts and pictures: as `writeOwnSchool`, and contributors within their own school. */
export const addToOwnSchool: Access = (args) => editorsOnly(args) && readOwnSchool(args);

/**
 * Who changes documents with drafts: as `addToOwnSchool`, contributors one document at a time, but for those that they restore from
 * the trash. The panel asks with the status `published` whether to show the buttons that publish.
 */
export const draftOwnSchool: Access = (args) => {
  const { data, id } = args as { data?: { _status?: string; deletedAt?: string | null }; id?: unknown };
  const isDraft = (id !== undefined || data?.deletedAt === null) && data?._status !== 'published';
  return (mayPublish(args) || isDraft) && addToOwnSchool(args);
};

/** Who moves documents to the trash and deletes them for good; contributors only move there what is not published, one by one. */
export const deleteOwnSchool: Access = async (args) => {
  if (mayPublish(args)) return readOwnSchool(args);
  const allowed = args.id !== undefined && args.data?.deletedAt ? await addToOwnSchool(args) : false;
  return typeof allowed === 'object' ? { and: [allowed, { _status: { not_equals: 'published' } }] } : allowed;
};

/** Former versions are read by those who may write the document. The fields of a version are below `version`. */
export const readOwnVersions: Access = (args) => editorsOnly(args) && readBy('version.school')(args);

/** Former versions of a school's entry, and its draft, are read by its people. */
export const readOwnSchoolVersions: Access = (args) => editorsOnly(args) && readBy('parent')(args);
