import { type CollectionBeforeChangeHook, type CollectionBeforeOperationHook, killTransaction } from 'payload';

/**
 * A hook for accounts: closes the transaction before the mail about a forgotten password is sent. Payload opens one, and then
 * writes the token outside of it. On SQLite, where one transaction writes at a time, that write would wait for its own
 * transaction; and on both databases no transaction should wait for a mail server.
 */
export const withoutTransaction: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'forgotPassword') await killTransaction(req);
  return args;
};

/**
 * A hook for accounts: another password or e-mail address ends the link that was mailed before. Who changes them because somebody else
 * reads these mails must not leave a way in.
 */
export const endResetLink: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const isNewAddress = data.email !== undefined && data.email !== originalDoc?.email;
  if (operation !== 'update' || (!data.password && !isNewAddress)) return data;
  return { ...data, resetPasswordToken: null, resetPasswordExpiration: null };
};
