import { AuthenticationError, addDataAndFileToRequest, type CollectionBeforeLoginHook, type Endpoint } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { inTurn } from './in-turn.ts';
import { knownDeviceCookie } from './known-device.ts';
import { countAttempt, normalEmail } from './login-limits.ts';
import { spendTimeOfLogin } from './time-of-login.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * `POST /users/login`, in place of Payload's: the login form of the panel. Wrong passwords are answered later and later, and as
 * late for unknown people as for known ones.
 * @returns what Payload's returns: `{ message, exp, token, user }`, and the cookie of the session
 * @throws APIError 429 with `Retry-After` where an attempt comes too early, AuthenticationError where it is wrong
 */
export const panelLogin: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email = normalEmail(req.data?.email);
    const password = text(req.data?.password);
    return inTurn(email, async () => {
      const wasRight = countAttempt(req, 'login', email);
      // Without a password Payload compares nothing.
      if (password.trim()) await spendTimeOfLogin(req, email);
      const result = await req.payload.login({
        ...{ collection: 'users', overrideAccess: false, req },
        data: { email: text(req.data?.email), password },
      });
      wasRight();
      const { config } = req.payload.collections.users;
      const { cookiePrefix } = req.payload.config;
      const session = generatePayloadCookie({
        ...{ collectionAuthConfig: config.auth, cookiePrefix, token: result.token ?? '' },
      });
      const headers = new Headers({ 'cache-control': 'no-store' });
      for (const cookie of [session, knownDeviceCookie(email)]) headers.append('set-cookie', String(cookie));
      return Response.json({ message: req.t('authentication:passed'), ...result }, { headers });
    });
  },
};

/** The site's own account logs in with a signed credential, and nowhere else (`site-account.ts`). */
export const refuseSiteAccount: CollectionBeforeLoginHook = ({ req, user }) => {
  if ((user as { role?: string }).role === 'service') throw new AuthenticationError(req.t);
  return user;
};
