import { randomBytes } from 'node:crypto';
import { endBody, redeemBody, sitePath, ticketLifetime } from '@vitrine/contract/messages/preview.ts';
import { seal } from '@vitrine/contract/messages/sealed.ts';
import { APIError, type Endpoint } from 'payload';
import { z } from 'zod';
import { requireSite } from '../access/require-site.ts';
import { accountOf } from '../access/roles.ts';
import { settings } from '../config/settings.ts';
import { readBody } from '../endpoints/read-body.ts';
import { endSession, redeem } from './open-session.ts';
import { pathOfDocument } from './path-of-document.ts';

const noStore = { 'cache-control': 'no-store' };

const what = z.union([
  z.object({ path: sitePath }),
  z.object({
    collection: z.string().max(50),
    id: z.string().max(50),
    locale: z.enum(['fr', 'en']).catch('fr'),
  }),
]);

/**
 * `GET /preview/open` redirects an editor to a page of the site with drafts: that of a document (`?collection=&id=&locale=`), or
 * any (`?path=`). Without a session it redirects to the login first.
 */
export const openPreview: Endpoint = {
  path: '/preview/open',
  method: 'get',
  handler: async (req) => {
    const parsed = what.safeParse(Object.fromEntries(req.searchParams));
    if (!parsed.success) throw new APIError('Bad request', 400, undefined, true);
    const account = accountOf(req);
    if (!account || !req.user) {
      const back = `/api/preview/open?${req.searchParams}`;
      return leadTo(`${settings.publicUrl}/admin/login?redirect=${encodeURIComponent(back)}`);
    }
    if (account.role === 'service') throw new APIError('Access denied', 403, undefined, true);
    const path = 'path' in parsed.data ? parsed.data.path : await pathOfDocument(req, parsed.data);
    const ticket = seal(
      { nonce: randomBytes(16).toString('hex'), editor: req.user.id, path, expires: Date.now() + ticketLifetime },
      'preview-ticket',
      settings.sharedSecret,
    );
    return leadTo(`${settings.siteUrl}/callback?ticket=${ticket}`);
  },
};

/** The URL contains the ticket: it must not get into a cache or a `Referer`. */
const leadTo = (location: string) =>
  new Response(null, { status: 303, headers: { ...noStore, location, 'referrer-policy': 'no-referrer' } });

/** `POST /preview/redeem`: the site exchanges a ticket for a session. 403 where the ticket is no longer valid. */
export const redeemTicket: Endpoint = {
  path: '/preview/redeem',
  method: 'post',
  handler: async (req) => {
    requireSite(req);
    const { ticket } = await readBody(req, redeemBody);
    const session = await redeem(req, ticket);
    if (!session) throw new APIError('Access denied', 403, undefined, true);
    return Response.json(session, { headers: noStore });
  },
};

/** `POST /preview/end`: the editor left the preview. */
export const endPreview: Endpoint = {
  path: '/preview/end',
  method: 'post',
  handler: async (req) => {
    requireSite(req);
    const { session } = await readBody(req, endBody);
    await endSession(req, session);
    return Response.json({ ended: true }, { headers: noStore });
  },
};
