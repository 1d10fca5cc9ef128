import type { PayloadRequest } from 'payload';
import type { DocumentKey } from '../../access/editable-document.ts';
import { idOf } from '../../fields/field-values.ts';
import { siteOfSchool } from '../sites/school-sites.ts';

/** The school of a document that was read: a school's own entry is that of itself. */
export const schoolIn = (collection: string, document: { id: unknown; school?: unknown } | null): number | null =>
  document && Number(collection === 'schools' ? document.id : idOf(document.school));

/** The school of a document's newest draft, or `null` where there is no such document. */
export async function schoolOf({ payload }: PayloadRequest, { collection, id }: DocumentKey): Promise<number | null> {
  if (collection === 'schools') return id;
  const options = { collection, id, draft: true, depth: 0, disableErrors: true } as const;
  // Another request: that of the site requests this preview.
  const draft = await payload.findByID({ ...options, select: { school: true }, req: { payload, context: {} } });
  return schoolIn(collection, draft);
}

/** The origin of the site that shows a document. */
export const siteOfDocument = async (req: PayloadRequest, document: DocumentKey): Promise<string> =>
  siteOfSchool(req, await schoolOf(req, document));
