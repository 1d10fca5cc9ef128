import { AuthenticationError } from 'payload';
import { z } from 'zod';
import { logSiteIn } from '../accounts/site-account.ts';
import { endpoint } from './endpoint.ts';
import { readBody } from './read-request.ts';
import { uncached } from './uncached.ts';

const credentials = z.object({ username: z.email().max(200), password: z.string().min(1).max(2000) });

/**
 * `POST /login` (section 7) gives the site's own account an access token for a one-time password
 * (`contract/messages/site-login.ts`). People log in on the admin panel.
 * @returns `{ access_token, expires }`, the moment of expiry in seconds since 1970
 */
export const login = endpoint('post', '/login', async (req) => {
  const malformed = 'Send a JSON object with username (an e-mail address) and password.';
  const { username, password } = await readBody(req, credentials, malformed);
  const access = await logSiteIn(req, username, password);
  if (!access) throw new AuthenticationError(req.t);
  return uncached({ access_token: access.token, expires: Math.floor(access.expires / 1000) });
});
