import {
  addDataAndFileToRequest,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  killTransaction,
} from 'payload';
import { endpoint } from '../endpoints/endpoint.ts';
import { refusal } from '../endpoints/refusal.ts';
import { accountNamed } from './account-names.ts';
import { countAttempt, normalEmail } from './login-limits.ts';

/** Milliseconds after which a link is made: the response has left by then. */
const linkDelay = 100;

/**
 * `POST /users/forgot-password`, in place of Payload's, which responds once the link is stored: the time of the response would say
 * which e-mail addresses have an account. Requests are counted, so that nobody can be flooded with mails.
 * @throws APIError 400 without an e-mail address, 429 with `Retry-After` where a request comes too early
 */
export const forgottenPassword = endpoint('post', '/forgot-password', async (req) => {
  await addDataAndFileToRequest(req);
  const email = normalEmail(req.data?.email);
  if (!email) throw refusal(400, 'Missing email.');
  countAttempt(req, 'forgotten', email);
  if (await accountNamed(req, email))
    setTimeout(() => {
      req.payload
        .forgotPassword({ collection: 'users', data: { email }, req })
        .catch((error: unknown) =>
          req.payload.logger.error({ err: error }, 'The link for a forgotten password could not be stored'),
        );
    }, linkDelay);
  return Response.json({ message: req.t('general:success') });
});

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
