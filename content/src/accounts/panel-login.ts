import {
  AuthenticationError,
  addDataAndFileToRequest,
  type CollectionBeforeLoginHook,
  type PayloadRequest,
} from 'payload';
import { endpoint } from '../endpoints/endpoint.ts';
import { invalidFields } from '../hooks/invalid-fields.ts';
import type { User } from '../payload-types.ts';
import { inAccountTurn } from './account-in-turn.ts';
import { accountNamed } from './account-names.ts';
import { isPasswordOf } from './compare-password.ts';
import { countAttempt, normalEmail } from './login-limits.ts';
import { openSession, sessionResponse } from './panel-sessions.ts';

/** @throws ValidationError that names the blank fields */
function refuseBlank(req: PayloadRequest, fields: Record<string, string>): void {
  const errors = Object.keys(fields)
    .filter((path) => fields[path]?.trim() === '')
    .map((path) => ({ path, message: req.t('validation:required') }));
  if (errors.length > 0) throw invalidFields('users', errors, req);
}

/**
 * Adds a session to an account whose password was right.
 * @throws AuthenticationError where the password has changed in between
 */
const beginSession = (req: PayloadRequest, { id, hash }: User) =>
  inAccountTurn(req, id, (user) => {
    if (user.hash !== hash) throw new AuthenticationError(req.t);
    return { user, sid: openSession(user) };
  });

/**
 * `POST /users/login`, in place of Payload's: the login form of the panel. Wrong passwords lengthen the delay before the next
 * attempt, with and without an account of that e-mail address alike. Both outcomes are logged by the number of the account.
 * @returns `sessionResponse`
 * @throws APIError 429 with `Retry-After` where an attempt comes too early, AuthenticationError where it is wrong, ValidationError
 *   where something is missing
 */
export const panelLogin = endpoint('post', '/login', async (req) => {
  await addDataAndFileToRequest(req);
  const email = normalEmail(req.data?.email);
  const password = typeof req.data?.password === 'string' ? req.data.password : '';
  const wasRight = countAttempt(req, 'login', email);
  refuseBlank(req, { email, password });
  const account = await accountNamed(req, email);
  const isRight = await isPasswordOf(account, password);
  const { logger } = req.payload;
  if (!account || !isRight || account.role === 'service') {
    logger.warn({ account: account?.id ?? null }, 'login refused');
    throw new AuthenticationError(req.t);
  }
  const { user, sid } = await beginSession(req, account);
  wasRight();
  logger.info({ account: user.id }, 'password accepted');
  return sessionResponse(req, user, sid);
});

/** The account of a site gets no session from a password reset either: it logs in with a signed credential (`site-account.ts`). */
export const refuseSiteAccount: CollectionBeforeLoginHook = ({ req, user }) => {
  if ((user as { role?: string }).role === 'service') throw new AuthenticationError(req.t);
  return user;
};
