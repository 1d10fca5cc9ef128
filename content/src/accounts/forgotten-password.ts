import { type CollectionBeforeOperationHook, killTransaction } from 'payload';

/**
 * A hook for accounts: a mail about a forgotten password is sent with no transaction open. Payload opens one, and then notes the
 * request outside of it, so that the note is kept whatever becomes of the mail. On SQLite, where all that writes takes turns, it
 * would wait for itself; and on both databases nothing should wait for a mail server.
 */
export const withoutTransaction: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'forgotPassword') await killTransaction(req);
  return args;
};
