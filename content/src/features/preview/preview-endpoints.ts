import { randomBytes } from 'node:crypto';
import { endBody, redeemBody, sitePath, ticketLifetime } from '@vitrine/contract/messages/preview.ts';
import { seal } from '@vitrine/contract/messages/sealed.ts';
import { APIError, type Endpoint } from 'payload';
import { z } from 'zod';
import { requireSite } from '../../access/require-site.ts';
import { settings } from '../../config/settings.ts';
import { readBody } from '../../endpoints/read-body.ts';
import { leadTo, loginBefore } from './editors-only.ts';
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
    const login = loginBefore(req);
    if (login) return login;
    const path = 'path' in parsed.data ? parsed.data.path : await pathOfDocument(req, parsed.data);
    const ticket = seal(
      { nonce: randomBytes(16).toString('hex'), editor: req.user?.id, path, expires: Date.now() + ticketLifetime },
      'preview-ticket',
      settings.sharedSecret,
    );
    return leadTo(`${settings.siteUrl}/callback?ticket=${ticket}`);
  },
};

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
