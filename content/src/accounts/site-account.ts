import { randomBytes } from 'node:crypto';
import { readOneTimePassword } from '@vitrine/contract/messages/site-login.ts';
import type { AuthStrategy, CollectionBeforeOperationHook, CollectionMeHook, PayloadRequest } from 'payload';
import { settings } from '../config/settings.ts';
import { accountNamed } from './account-names.ts';
import { issueSiteToken, readSiteToken } from './site-token.ts';

/** The one-time passwords that were used, until they expire. */
const used = new Map<string, number>();

/** Marks a one-time password as used. @returns whether it was unused */
function spend(nonce: string, expires: number): boolean {
  const now = Date.now();
  for (const [key, end] of used) if (end < now) used.delete(key);
  if (used.has(nonce)) return false;
  used.set(nonce, expires);
  return true;
}

/**
 * Logs the account of a site in (`POST /login`, section 7).
 * @returns a token and its expiry in milliseconds since 1970, or `null` where the password is wrong or the account is not
 *   that of a site
 */
export async function logSiteIn(
  req: PayloadRequest,
  username: string,
  password: string,
): Promise<{ token: string; expires: number } | null> {
  const login = readOneTimePassword(password, username, settings.acceptedSecrets);
  if (!login || !spend(login.nonce, login.expires)) return null;
  const account = await accountNamed(req, username);
  return account?.role === 'service' ? issueSiteToken(account.id, settings.secret) : null;
}

/** Authenticates a site by its token, while its account has the role `service`. Neither a panel session nor a cookie counts. */
export const siteToken: AuthStrategy = {
  name: 'site-token',
  authenticate: async ({ headers, payload, strategyName }) => {
    const token = readSiteToken(headers.get('authorization') ?? '', settings.secret);
    if (!token) return { user: null };
    const account = await payload.findByID({ collection: 'users', id: token.account, depth: 0, disableErrors: true });
    if (account?.role !== 'service') return { user: null };
    return { user: { ...account, collection: 'users', _strategy: strategyName } };
  },
};

/**
 * The response to `GET /users/me` (section 7) for a site, with its school: Payload's own would look for a session's expiry in the
 * token, and has the numbers of schools only.
 */
export const siteMe: CollectionMeHook = async ({ args: { req }, user }) => {
  const token = readSiteToken(req.headers.get('authorization') ?? '', settings.secret);
  if (!token) return undefined;
  const account = await req.payload.findByID({ collection: 'users', id: token.account, overrideAccess: false, req });
  return { exp: Math.floor(token.expires / 1000), user: { ...user, ...account } };
};

/** The account of a site gets a random password, which is shown to nobody: it cannot log in where people do. */
export const noPasswordForSites: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { data } = args as { data?: { role?: unknown; password?: unknown } };
  const saves = operation === 'create' || operation === 'update';
  if (saves && data?.role === 'service') data.password = randomBytes(32).toString('base64url');
  return args;
};
