import {
  type CollectionAfterReadHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  Locked,
  type PayloadRequest,
} from 'payload';
import { editorsOnly } from '../../access/editors-only.ts';
import { requireDocumentOfOwnSchool } from '../../access/school-of.ts';
import { readStored } from '../../database/stored-document.ts';
import { isObject } from '../../fields/field-values.ts';

/** Payload's rows that say who has the form of a document open. */

const collection = 'payload-locked-documents';

/** ms; after it Payload takes a lock for one that has ended (3.90.1): nobody has typed since. */
const lockDuration = 300_000;

interface LockedDocument {
  relationTo: string;
  value: number | string;
}

/** The locks of a document that have not ended, the first one first. */
async function locksOf({ payload }: PayloadRequest, { relationTo, value }: LockedDocument) {
  const since = new Date(Date.now() - lockDuration).toISOString();
  const isOfDocument = { 'document.relationTo': { equals: relationTo }, 'document.value': { equals: value } };
  const where = { ...isOfDocument, updatedAt: { greater_than: since } };
  const { docs } = await payload.db.find<{ id: number; user?: { value?: unknown } }>({
    ...{ collection, where, sort: 'id', limit: 10, pagination: false },
  });
  return docs;
}

/**
 * Leaves the first of the locks of a document: two forms that are opened at once find none, and make one each. Both editors would be
 * told to wait for the other.
 * @returns whether it removed one
 */
export async function keepFirstLock(req: PayloadRequest, document: LockedDocument): Promise<boolean> {
  const [, ...others] = await locksOf(req, document);
  if (others.length === 0) return false;
  await req.payload.db.deleteMany({ collection, where: { id: { in: others.map(({ id }) => id) } } });
  return true;
}

/** A hook for locks: a document that somebody else has open is taken over, never locked a second time. @throws Locked */
export const refuseSecondLock: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data?.document || !req.user) return data;
  const [first] = await locksOf(req, data.document);
  if (first && first.user?.value !== req.user.id) throw new Locked('This document is locked.');
  return data;
};

/**
 * A hook for accounts: one that is deleted takes its locks along. For a lock of nobody Payload shows an empty page in place of the
 * document.
 */
export const deleteLocksOf: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({
    ...{ collection, where: { 'user.value': { equals: id } }, req },
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
  const holder = await readStored(req, 'users', Number(id));
  // Where the dialog looks for the e-mail address.
  return holder ? { ...doc, user: { ...doc.user, value: { id, email: holder.name } } } : doc;
};
