import type { PayloadRequest } from 'payload';
import type { DocumentKey } from '../../access/editable-document.ts';
import { readNewest } from '../../database/stored-document.ts';
import { idOf } from '../../fields/field-values.ts';
import { siteOfSchool } from '../sites/school-sites.ts';

/** The school of a document that was read: a school's own entry is that of itself. */
export const schoolIn = (collection: string, document: { id: unknown; school?: unknown } | null): number | null =>
  document && Number(collection === 'schools' ? document.id : idOf(document.school));

/** The school of a document's newest draft, or `null` where there is no such document outside of the trash. */
export async function schoolOf(req: PayloadRequest, { collection, id }: DocumentKey): Promise<number | null> {
  if (collection === 'schools') return id;
  const draft = await readNewest(req, collection, id);
  return draft && !draft.deletedAt ? schoolIn(collection, draft) : null;
}

/** The origin of the site that shows a document. */
export const siteOfDocument = async (req: PayloadRequest, document: DocumentKey): Promise<string> =>
  siteOfSchool(req, await schoolOf(req, document));
