import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { CollectionSlug } from 'payload';
import { mayRead } from '../../access/may-read.ts';
import { keepFirstLock } from './document-locks.ts';

/**
 * Payload's state of a form, without three of its effects. Its dialog about a document that was saved since it was opened can only
 * reload it, and what was written is lost: here both texts are compared when the form is saved. And Payload locks a document for
 * whoever asks, past the rules of locks: only one that the account may read is locked, and said to be. Of two people who ask at
 * once it locks it for both.
 */
export const formState: typeof buildFormStateHandler = async (args) => {
  const { collectionSlug, id, req } = args;
  const isLocked =
    args.returnLockStatus &&
    collectionSlug &&
    id !== undefined &&
    (await mayRead(req, collectionSlug as CollectionSlug, id, false));
  const build = () => buildFormStateHandler({ ...args, checkForStaleData: false, returnLockStatus: Boolean(isLocked) });
  const state = await build();
  // Who holds the lock is known now.
  return isLocked && (await keepFirstLock(req, { relationTo: collectionSlug, value: id })) ? build() : state;
};
