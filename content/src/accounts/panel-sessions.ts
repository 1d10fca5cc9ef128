import { randomBytes } from 'node:crypto';
import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { pendingStep } from '../features/second-factor/second-step.ts';
import type { User } from '../payload-types.ts';
import { knownDeviceCookie } from './known-device.ts';

/** Seconds for which a session of the panel is valid without a request. */
export const sessionLifetime = 7200;

/**
 * Adds a session to an account, to be saved with it, and removes expired ones.
 * @param replaced the pending session whose second step it has passed, which ends with it
 * @returns the identifier of the session
 */
export function openSession(user: User, replaced?: string) {
  const now = new Date();
  const id = randomBytes(16).toString('hex');
  const open = (user.sessions ?? []).filter((other) => other.id !== replaced && new Date(other.expiresAt) > now);
  const createdAt = now.toISOString();
  const expiresAt = new Date(now.getTime() + sessionLifetime * 1000).toISOString();
  user.sessions = [...open, { id, createdAt, expiresAt, secondFactorAt: replaced ? createdAt : null }];
  return id;
}

/**
 * Responds with a session: what Payload's login returns (`{ message, exp, token, user }`), and its cookie. Where the session has
 * not passed the second step, `user` is `null`, and `secondStep` says what is still to do.
 * @param more further values of the response
 */
export async function sessionResponse(req: PayloadRequest, user: User, sid: string, more: object = {}) {
  const { payload } = req;
  const { config } = payload.collections.users;
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig: config, email: user.email, sid, user: asPayloadUser(user) }),
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  });
  const { cookiePrefix } = payload.config;
  const headers = new Headers({ 'cache-control': 'no-store' });
  headers.append(
    'set-cookie',
    String(generatePayloadCookie({ collectionAuthConfig: config.auth, cookiePrefix, token })),
  );
  const secondStep = pendingStep({ ...user, _sid: sid });
  if (!secondStep) headers.append('set-cookie', knownDeviceCookie(user.email));
  const shown = secondStep ? { user: null, secondStep } : { user: await readAs(req, user) };
  return Response.json({ message: req.t('authentication:passed'), exp, token, ...shown, ...more }, { headers });
}

const asPayloadUser = (user: User) => ({ ...user, collection: 'users' as const, _strategy: 'local-jwt' });

/** An account as its owner reads it, with what the panel reads at a logout. */
async function readAs(req: PayloadRequest, user: User) {
  req.user = asPayloadUser(user);
  return asPayloadUser(await req.payload.findByID({ collection: 'users', id: user.id, overrideAccess: false, req }));
}
