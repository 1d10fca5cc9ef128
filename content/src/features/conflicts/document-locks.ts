import type { CollectionBeforeDeleteHook } from 'payload';

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
