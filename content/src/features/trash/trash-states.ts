import type { Where } from 'payload';

/** The field of a document that says whether it is in the trash. */
export interface Trashable {
  id?: number;
  deletedAt?: string | null;
}

/** Whether a save moves a document to the trash. The checks of a publication do not apply then. */
export const isTrashing = (data: Trashable | undefined, original: Trashable | undefined): boolean =>
  Boolean(data?.deletedAt) && !original?.deletedAt;

/** Whether a save takes a document out of the trash. */
export const isRestoring = (data: Trashable | undefined, original: Trashable | undefined): boolean =>
  Boolean(original?.deletedAt) && data?.deletedAt === null;

/** Those of some documents that are in the trash. */
export const inTrash = (found: Where): Where => ({ and: [found, { deletedAt: { exists: true } }] });
