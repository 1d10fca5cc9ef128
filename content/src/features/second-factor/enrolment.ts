import { seal, unseal } from '@vitrine/contract/messages/sealed.ts';
import { AuthenticationError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { inAccountTurn } from '../../accounts/account-in-turn.ts';
import { checkCurrentPassword } from '../../accounts/current-password.ts';
import { countAttempt } from '../../accounts/login-limits.ts';
import { openSession } from '../../accounts/panel-sessions.ts';
import { settings } from '../../config/settings.ts';
import { refused } from './messages.ts';
import { createCodes } from './recovery-codes.ts';
import { pendingStep, type SessionAccount } from './second-step.ts';
import { encryptSecret } from './secret-encryption.ts';
import { createSecret, describeSecret, stepOfCode } from './totp.ts';

/** Milliseconds after a login in which an enrolment is to be started, and after its start, in which it is to be confirmed. */
const lifetime = 900_000;

const claims = z.object({ account: z.number(), secret: z.string(), until: z.number() });

/** A secret that is not stored yet. */
export interface Enrolment {
  /** for those who cannot scan the code */
  secret: string;
  uri: string;
  /** a `data:` URL */
  qrCode: string;
  /** the secret, signed, to be sent back with the first code */
  ticket: string;
}

/** Whether a session was opened a moment ago, with a password. */
const isNew = ({ sessions, _sid }: SessionAccount): boolean =>
  new Date(sessions?.find(({ id }) => id === _sid)?.createdAt ?? 0).getTime() > Date.now() - lifetime;

/**
 * Starts the enrolment of an account without a second factor: nothing is stored before the app is seen to have the secret. With the
 * current password only: whoever finds an open session cannot lock its owner out. A login that is not over has just asked for it.
 * @throws APIError 401 where that login was too long ago, 409 where there is a second factor, and as `checkCurrentPassword`
 */
export async function startEnrolment(
  req: PayloadRequest,
  account: SessionAccount,
  currentPassword: string,
): Promise<Enrolment> {
  if (account.secondFactorSince) throw refused(req, 409, 'hasOne');
  if (pendingStep(account) === null) await checkCurrentPassword(req, account, currentPassword);
  else if (!isNew(account)) throw refused(req, 401, 'loginAgain');
  const secret = createSecret();
  const ticket = seal({ account: account.id, secret, until: Date.now() + lifetime }, 'totp-enrolment', settings.secret);
  return { secret, ...describeSecret(secret, account.email), ticket };
}

/**
 * Stores the second factor of an enrolment whose first code is right, and opens a session that has passed it.
 * @throws APIError 400 for a ticket that is not valid, 401 for a wrong code, 409 where the account has a second factor
 */
export async function confirmEnrolment(
  req: PayloadRequest,
  account: SessionAccount,
  { ticket, code }: { ticket: string; code: string },
) {
  const enrolment = claims.safeParse(unseal(ticket, 'totp-enrolment', settings.secret));
  const { data } = enrolment;
  if (!data || data.account !== account.id || data.until < Date.now()) throw refused(req, 400, 'expired');
  const wasRight = countAttempt(req, 'second-factor', account.email);
  const step = stepOfCode(data.secret, code.replace(/\s/g, ''));
  if (step === null) throw refused(req, 401, 'wrongAppCode');
  const { codes, stored } = await createCodes();
  const begun = await inAccountTurn(req, account.id, (user) => {
    if (user.secondFactorSince) throw refused(req, 409, 'hasOne');
    if (!user.sessions?.some(({ id }) => id === account._sid)) throw new AuthenticationError(req.t);
    user.secondFactorSince = new Date().toISOString();
    user.totpSecret = encryptSecret(data.secret, user.id);
    user.totpLastStep = step;
    user.recoveryCodes = { ...stored };
    return { user, sid: openSession(user, String(account._sid)) };
  });
  wasRight();
  req.payload.logger.info(`second factor: account ${account.id} enrolled`);
  return { ...begun, recoveryCodes: codes };
}
