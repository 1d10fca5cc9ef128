import type { CollectionAfterReadHook, CollectionBeforeDeleteHook } from 'payload';
import { editorsOnly } from '../../access/editors-only.ts';
import { requireDocumentOfOwnSchool } from '../../access/school-of.ts';
import { isObject } from '../../fields/field-values.ts';

/** Payload's rows that say who has the form of a document open. */

/**
 * A hook for accounts: one that is deleted takes its locks along. For a lock of nobody Payload shows an empty page in place of the
 * document.
 */
export const deleteLocksOf: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({
    ...{ collection: 'payload-locked-documents', where: { 'user.value': { equals: id } }, req },
  });
};

/**
 * A hook for locks: gives a person the name of who has a document of their school open. Editors do not read each other's accounts, so
 * that Payload's dialog, which shows the e-mail address or else the identifier, showed a number.
 */
export const nameHolder: CollectionAfterReadHook = async ({ doc, req }) => {
  const id = doc.user?.value;
  if (!id || isObject(id) || !editorsOnly({ req })) return doc;
  const isOwn = await requireDocumentOfOwnSchool(req, doc.document).then(
    () => true,
    () => false,
  );
  if (!isOwn) return doc;
  const holder = await req.payload.findByID({
    ...{ collection: 'users', id, depth: 0, disableErrors: true, select: { name: true }, req: { ...req } },
  });
  // Where the dialog looks for the e-mail address.
  return holder ? { ...doc, user: { ...doc.user, value: { id, email: holder.name } } } : doc;
};
