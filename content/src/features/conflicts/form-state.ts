import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { CollectionSlug } from 'payload';
import { keepFirstLock } from './document-locks.ts';

type FormState = Parameters<typeof buildFormStateHandler>[0];

/** Whether the account of a request may read the document of a form, in the trash too. */
async function isReadable({ collectionSlug, id, req }: FormState): Promise<boolean> {
  if (!collectionSlug || id === undefined) return false;
  const { totalDocs } = await req.payload.count({
    ...{ collection: collectionSlug as CollectionSlug, where: { id: { equals: id } }, trash: true },
    ...{ overrideAccess: false, user: req.user, disableErrors: true, req: { ...req } },
  });
  return totalDocs > 0;
}

/**
 * Payload's state of a form, without three of its effects. Its dialog about a document that was saved since it was opened can only
 * reload it, and what was written is lost: here both texts are compared when the form is saved. And Payload locks a document for
 * whoever asks, past the rules of locks: only one that the account may read is locked, and said to be. Of two people who ask at
 * once it locks it for both.
 */
export const formState: typeof buildFormStateHandler = async (args) => {
  const { collectionSlug, id, req } = args;
  const returnLockStatus = Boolean(args.returnLockStatus) && (await isReadable(args));
  const build = () => buildFormStateHandler({ ...args, checkForStaleData: false, returnLockStatus });
  const state = await build();
  const isLocked = returnLockStatus && collectionSlug !== undefined && id !== undefined;
  // Who holds the lock is known now.
  return isLocked && (await keepFirstLock(req, { relationTo: collectionSlug, value: id })) ? build() : state;
};
