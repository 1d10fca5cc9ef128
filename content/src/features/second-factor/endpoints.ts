import { AuthenticationError, logoutOperation, type PayloadRequest } from 'payload';
import { generateExpiredPayloadCookie } from 'payload/shared';
import { z } from 'zod';
import { openSession, sessionResponse } from '../../accounts/panel-sessions.ts';
import { endpoint } from '../../endpoints/endpoint.ts';
import { readBody } from '../../endpoints/read-request.ts';
import { uncached } from '../../endpoints/uncached.ts';
import { confirmEnrolment, startEnrolment } from './enrolment.ts';
import { refused } from './messages.ts';
import { createCodes } from './recovery-codes.ts';
import { clearSecondFactor, resetByAdmin } from './reset.ts';
import { pendingStep, type SessionAccount, sessionAccount } from './second-step.ts';
import { withCode } from './spend-code.ts';

/** What is sent to these endpoints; a missing code or password is a wrong one. */
const sent = z
  .object({
    code: z.string().max(100).catch(''),
    ticket: z.string().max(4000).catch(''),
    currentPassword: z.string().max(1000).catch(''),
  })
  .catch({ code: '', ticket: '', currentPassword: '' });

/** The account of the session, which may still have to pass the second step. @throws APIError 401 without a session */
async function requireSession(req: PayloadRequest): Promise<SessionAccount> {
  const account = await sessionAccount(req);
  if (!account) throw refused(req, 401, 'noSession');
  return account;
}

/** The account of a session that has passed the second step. @throws APIError 401 */
async function requirePassed(req: PayloadRequest): Promise<SessionAccount> {
  const account = await requireSession(req);
  if (pendingStep(account)) throw refused(req, 401, 'noSession');
  return account;
}

/**
 * `POST /users/second-factor/enrol` with the `currentPassword`, unless a login is not over: a new secret for the app of the session's
 * account. @returns `Enrolment`
 */
const enrol = endpoint('post', '/second-factor/enrol', async (req) => {
  const account = await requireSession(req);
  const { currentPassword } = await readBody(req, sent);
  return uncached(await startEnrolment(req, account, currentPassword));
});

/**
 * `POST /users/second-factor/confirm` with the `ticket` of an enrolment and a `code` of the app: stores the second factor. The
 * session has passed the second step with it. @returns `sessionResponse` with `recoveryCodes`, which are shown once
 */
const confirm = endpoint('post', '/second-factor/confirm', async (req) => {
  const account = await requireSession(req);
  const { user, sid, recoveryCodes } = await confirmEnrolment(req, account, await readBody(req, sent));
  return sessionResponse(req, user, sid, { recoveryCodes });
});

/** `POST /users/second-factor/verify` with a `code`: the second step of a login. @returns `sessionResponse` */
const verify = endpoint('post', '/second-factor/verify', async (req) => {
  const account = await requireSession(req);
  const { code } = await readBody(req, sent);
  const { user, sid } = await withCode(req, account, code, (user) => {
    if (!user.sessions?.some(({ id }) => id === account._sid)) throw new AuthenticationError(req.t);
    // A new identifier: whoever knew the one of the pending session has nothing.
    return { user, sid: openSession(user, String(account._sid)) };
  });
  req.payload.logger.info(`second factor: account ${user.id} logged in`);
  return sessionResponse(req, user, sid);
});

/** `POST /users/second-factor/recovery-codes` with a `code`: ten new recovery codes in place of the former. */
const renewCodes = endpoint('post', '/second-factor/recovery-codes', async (req) => {
  const account = await requirePassed(req);
  const { code } = await readBody(req, sent);
  const recoveryCodes = await withCode(
    req,
    account,
    code,
    (user, { codes, stored }) => {
      user.recoveryCodes = { ...stored };
      return codes;
    },
    createCodes,
  );
  req.payload.logger.info(`second factor: account ${account.id} made new recovery codes`);
  return uncached({ recoveryCodes });
});

/** `POST /users/second-factor/remove` with a `code`: removes one's own second factor, and ends one's other sessions. */
const remove = endpoint('post', '/second-factor/remove', async (req) => {
  const account = await requirePassed(req);
  const { code } = await readBody(req, sent);
  const { user, sid } = await withCode(req, account, code, (user) => {
    clearSecondFactor(user);
    return { user, sid: openSession(user) };
  });
  req.payload.logger.info(`second factor: account ${account.id} removed its own`);
  return sessionResponse(req, user, sid);
});

/** `POST /users/{id}/second-factor/reset`: an administrator removes the lost second factor of somebody else. */
const reset = endpoint('post', '/:id/second-factor/reset', async (req) => {
  await resetByAdmin(req, Number(req.routeParams?.id));
  return uncached({});
});

/**
 * `POST /users/logout`, in place of Payload's: ends a session that has not passed the second step too. `?allSessions=true` ends those
 * of the account, but not for somebody who knows no more than its password.
 */
const logout = endpoint('post', '/logout', async (req) => {
  const collection = req.payload.collections.users;
  const allSessions = Boolean(req.user) && req.searchParams.get('allSessions') === 'true';
  req.user ??= (await sessionAccount(req)) as PayloadRequest['user'];
  await logoutOperation({ allSessions, collection, req });
  const { cookiePrefix } = req.payload.config;
  const cookie = generateExpiredPayloadCookie({ collectionAuthConfig: collection.config.auth, cookiePrefix });
  const message = req.t('authentication:logoutSuccessful');
  return uncached({ message }, { headers: { 'set-cookie': String(cookie) } });
});

export const secondFactorEndpoints = [enrol, confirm, verify, renewCodes, remove, reset, logout];
