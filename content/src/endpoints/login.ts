import { APIError, AuthenticationError, type Endpoint } from 'payload';
import { z } from 'zod';

const credentials = z.object({ username: z.email().max(200), password: z.string().min(1).max(200) });

/**
 * `POST /login` (section 7): the site's own account asks for an access token. People log in on the admin panel.
 * @returns `{ access_token, expires }`, the moment of expiry in seconds since 1970
 */
export const login: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const parsed = credentials.safeParse(await req.json?.().catch(() => null));
    if (!parsed.success) {
      throw new APIError('Send a JSON object with username (an e-mail address) and password.', 400, undefined, true);
    }
    const { username, password } = parsed.data;
    const result = await req.payload.login({ collection: 'users', data: { email: username, password }, req });
    // Only the site's account may use this way in: an editor's password is worth a panel session, not a bearer token.
    if (!result.token || (result.user as { role?: string }).role !== 'service') throw new AuthenticationError(req.t);
    return Response.json(
      { access_token: result.token, expires: result.exp },
      { headers: { 'cache-control': 'no-store' } },
    );
  },
};
