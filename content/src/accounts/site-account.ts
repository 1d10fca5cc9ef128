import { randomBytes } from 'node:crypto';
import { seal, unseal } from '@vitrine/contract/messages/sealed.ts';
import { readOneTimePassword } from '@vitrine/contract/messages/site-login.ts';
import type { AuthStrategy, CollectionBeforeOperationHook, CollectionMeHook, PayloadRequest } from 'payload';
import { z } from 'zod';
import { settings } from '../config/settings.ts';

/** Milliseconds for which an access token of the site is good; the site logs in again by itself. */
const lifetime = 900_000;

const access = z.object({ account: z.number(), expires: z.number() });

/** The one-time passwords that were used, until they are over anyway. */
const used = new Map<string, number>();

/** @returns whether a password is used for the first time */
function spend(nonce: string, expires: number): boolean {
  const now = Date.now();
  for (const [known, end] of used) if (end < now) used.delete(known);
  if (used.has(nonce)) return false;
  used.set(nonce, expires);
  return true;
}

/**
 * Logs the account of a site in (`POST /login`, section 7).
 * @returns a token and the moment of its end in milliseconds since 1970, or `null` where the password is not good, or the
 *   account is none of a site
 */
export async function logSiteIn(
  req: PayloadRequest,
  username: string,
  password: string,
): Promise<{ token: string; expires: number } | null> {
  const login = readOneTimePassword(password, username, settings.sharedSecret);
  if (!login || !spend(login.nonce, login.expires)) return null;
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ email: { equals: username.toLowerCase() } }, { role: { equals: 'service' } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  });
  const [account] = docs;
  if (!account) return null;
  const expires = Date.now() + lifetime;
  return { token: seal({ account: account.id, expires }, 'site-access', settings.secret), expires };
}

/** What the token of a site says (`Authorization: Bearer`), or `null` where there is none that is still good. */
function tokenOf(headers: Headers): z.infer<typeof access> | null {
  const [, token] = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '') ?? [];
  const parsed = access.safeParse(unseal(token, 'site-access', settings.secret));
  return parsed.success && parsed.data.expires > Date.now() ? parsed.data : null;
}

/** Takes the token of a site, as long as its account is one: no session of the panel, and no cookie. */
export const siteToken: AuthStrategy = {
  name: 'site-token',
  authenticate: async ({ headers, payload, strategyName }) => {
    const token = tokenOf(headers);
    if (!token) return { user: null };
    const account = await payload.findByID({ collection: 'users', id: token.account, depth: 0, disableErrors: true });
    if (account?.role !== 'service') return { user: null };
    return { user: { ...account, collection: 'users', _strategy: strategyName } };
  },
};

/** Answers `GET /users/me` (section 7) for a site: Payload itself would look for the end of a session in its token. */
export const siteMe: CollectionMeHook = ({ args, user }) => {
  const token = tokenOf(args.req.headers);
  return token ? { exp: Math.floor(token.expires / 1000), user } : undefined;
};

/** The account of a site has a password that nobody knows: no login form takes it. */
export const noPasswordForSites: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { data } = args as { data?: { role?: unknown; password?: unknown } };
  const saves = operation === 'create' || operation === 'update' || operation === 'updateByID';
  if (saves && data?.role === 'service') data.password = randomBytes(32).toString('base64url');
  return args;
};
