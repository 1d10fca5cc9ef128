import {
  AuthenticationError,
  addDataAndFileToRequest,
  type CollectionBeforeLoginHook,
  type Endpoint,
  getFieldsToSign,
  jwtSign,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { addSessionToUser, generatePayloadCookie } from 'payload/shared';
import { inOneTransaction } from '../config/in-one-transaction.ts';
import type { User } from '../payload-types.ts';
import { lockAccount } from './account-in-turn.ts';
import { isPasswordOf } from './compare-password.ts';
import { knownDeviceCookie } from './known-device.ts';
import { countAttempt, normalEmail } from './login-limits.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @throws ValidationError that names the blank fields */
function refuseBlank(req: PayloadRequest, fields: Record<string, string>): void {
  const errors = Object.keys(fields)
    .filter((path) => fields[path]?.trim() === '')
    .map((path) => ({ path, message: req.t('validation:required') }));
  if (errors.length > 0) throw new ValidationError({ collection: 'users', errors, req }, req.t);
}

/** An account with its hidden fields: hash, salt, sessions. */
const accountNamed = (req: PayloadRequest, email: string) =>
  req.payload.db.findOne<User>({ collection: 'users', where: { email: { equals: email } }, req });

/**
 * Adds a session to an account whose password was right. Payload writes all fields of an account back, so the account is read
 * again within the transaction: a password, role or session that changed in between is not overwritten.
 * @returns the account as stored, and the identifier of the session
 * @throws AuthenticationError where the password has changed in between
 */
function beginSession(req: PayloadRequest, account: User): Promise<{ user: User; sid?: string }> {
  return inOneTransaction(req.payload, async (transactionID) => {
    req.transactionID = transactionID;
    await lockAccount(req, 'id', account.id);
    const user = await accountNamed(req, account.email);
    if (!user || user.hash !== account.hash) throw new AuthenticationError(req.t);
    const collectionConfig = req.payload.collections.users.config;
    return { ...(await addSessionToUser({ collectionConfig, payload: req.payload, req, user })), user };
  }).finally(() => {
    delete req.transactionID;
  });
}

/**
 * `POST /users/login`, in place of Payload's: the login form of the panel. Wrong passwords lengthen the delay before the next
 * attempt, with and without an account of that e-mail address alike.
 * @returns what Payload's returns: `{ message, exp, token, user }`, and the cookie of the session
 * @throws APIError 429 with `Retry-After` where an attempt comes too early, AuthenticationError where it is wrong, ValidationError
 *   where something is missing
 */
export const panelLogin: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email = normalEmail(req.data?.email);
    const password = text(req.data?.password);
    const wasRight = countAttempt(req, 'login', email);
    refuseBlank(req, { email, password });
    const account = await accountNamed(req, email);
    const isRight = await isPasswordOf(account, password);
    if (!account || !isRight || account.role === 'service') throw new AuthenticationError(req.t);
    const { user, sid } = await beginSession(req, account);
    wasRight();

    const { payload } = req;
    const { config } = payload.collections.users;
    const { exp, token } = await jwtSign({
      fieldsToSign: getFieldsToSign({ collectionConfig: config, email, sid, user }),
      secret: payload.secret,
      tokenExpiration: config.auth.tokenExpiration,
    });
    req.user = user;
    const found = await payload.findByID({ collection: 'users', id: user.id, overrideAccess: false, req });
    // The panel reads this at a logout.
    const shown = { ...found, collection: 'users', _strategy: 'local-jwt' };
    const { cookiePrefix } = payload.config;
    const session = generatePayloadCookie({ collectionAuthConfig: config.auth, cookiePrefix, token });
    const headers = new Headers({ 'cache-control': 'no-store' });
    for (const cookie of [session, knownDeviceCookie(email)]) headers.append('set-cookie', String(cookie));
    return Response.json({ message: req.t('authentication:passed'), exp, token, user: shown }, { headers });
  },
};

/** The account of a site gets no session from a password reset either: it logs in with a signed credential (`site-account.ts`). */
export const refuseSiteAccount: CollectionBeforeLoginHook = ({ req, user }) => {
  if ((user as { role?: string }).role === 'service') throw new AuthenticationError(req.t);
  return user;
};
