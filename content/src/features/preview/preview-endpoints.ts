import { randomBytes } from 'node:crypto';
import { endBody, redeemBody, sitePath, ticketLifetime } from '@vitrine/contract/messages/preview.ts';
import { seal } from '@vitrine/contract/messages/sealed.ts';
import { locales } from '@vitrine/contract/routes/locale.ts';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { requireSite } from '../../access/require-site.ts';
import { accountOf } from '../../access/roles.ts';
import { settings } from '../../config/settings.ts';
import { endpoint } from '../../endpoints/endpoint.ts';
import { readBody, readQuery } from '../../endpoints/read-request.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { uncached } from '../../endpoints/uncached.ts';
import type { SessionAccount } from '../second-factor/second-step.ts';
import { knownOrigins } from '../sites/known-origins.ts';
import { labelsReading } from './labels-reading.ts';
import { endSession, redeem } from './open-session.ts';
import { pageOfDocument, type SitePage } from './path-of-document.ts';

/** A redirect that no cache keeps, and whose URL gets into no `Referer`: it may have a ticket. */
const leadTo = (location: string) =>
  new Response(null, {
    status: 303,
    headers: { 'cache-control': 'no-store', location, 'referrer-policy': 'no-referrer' },
  });

/**
 * Redirects a request without a session to the login, which leads back to it.
 * @returns nothing for an editor
 * @throws 403 for the site's own account
 */
function loginBefore(req: PayloadRequest): Response | undefined {
  const account = accountOf(req);
  if (account?.role === 'service') throw refusal(403, 'Access denied');
  if (account) return undefined;
  const back = `${req.pathname}?${req.searchParams}`;
  return leadTo(`${settings.publicUrl}/admin/login?redirect=${encodeURIComponent(back)}`);
}

const what = z.union([
  z.object({ path: sitePath, site: z.string().max(500).optional() }),
  z.object({
    collection: z.string().max(50),
    id: z.coerce.number().int().positive(),
    locale: z.enum(locales).catch('fr'),
  }),
]);

/** A page of the site with this origin. @throws APIError with 400 where no school has that site: a ticket is for no other host */
async function pageOfSite({ path, site }: { path: string; site?: string }): Promise<SitePage> {
  const origins = await knownOrigins();
  const known = site === undefined ? origins[0] : origins.find((origin) => origin === site);
  if (!known) throw refusal(400, 'No school has this site');
  return { site: known, path };
}

/**
 * `GET /preview/open` redirects an editor to a page of the site with drafts: that of a document (`?collection=&id=&locale=`), or
 * any (`?path=`) of the site that sent the editor here (`&site=`, its origin). Without a session it redirects to the login first.
 */
export const openPreview = endpoint('get', '/preview/open', async (req) => {
  const wanted = readQuery(req, what);
  const isKnown = 'path' in wanted || Object.hasOwn(req.payload.collections, wanted.collection);
  if (!isKnown) throw refusal(400, 'Bad request');
  const login = loginBefore(req);
  if (login) return login;
  const { site, path } = await ('path' in wanted ? pageOfSite(wanted) : pageOfDocument(req, wanted));
  const ticket = seal(
    {
      nonce: randomBytes(16).toString('hex'),
      editor: req.user?.id,
      panelSession: (req.user as SessionAccount | null)?._sid,
      path,
      site,
      expires: Date.now() + ticketLifetime,
    },
    'preview-ticket',
    settings.sharedSecret,
  );
  return leadTo(`${site}/callback?ticket=${ticket}`);
});

/** `POST /preview/redeem`: the site exchanges a ticket for a session. 403 where the ticket is no longer valid. */
export const redeemTicket = endpoint('post', '/preview/redeem', async (req) => {
  requireSite(req);
  const { ticket } = await readBody(req, redeemBody);
  const session = await redeem(req, ticket);
  if (!session) throw refusal(403, 'Access denied');
  return uncached(session);
});

/** `POST /preview/end`: the editor left the preview. */
export const endPreview = endpoint('post', '/preview/end', async (req) => {
  requireSite(req);
  const { session } = await readBody(req, endBody);
  await endSession(req, session);
  return uncached({ ended: true });
});

const textOnSite = z.object({ text: z.string().trim().min(1).max(1000), locale: z.enum(locales) });

/** What the panel can search for. */
const longestSearch = 250;

/**
 * `GET /preview/label` redirects an editor who clicked on a text of the site (`?text=&locale=`) to the label that reads so; where
 * there are several or none, to the list of labels, searched by the text. Without a session it redirects to the login first.
 */
export const openLabel = endpoint('get', '/preview/label', async (req) => {
  const { text, locale } = readQuery(req, textOnSite);
  const login = loginBefore(req);
  if (login) return login;
  const { docs } = await req.payload.find({
    collection: 'labels',
    locale,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  });
  const list = `${settings.publicUrl}/admin/collections/labels`;
  const [label, ...others] = labelsReading(docs, text);
  if (label && others.length === 0) return leadTo(`${list}/${label.id}?locale=${locale}`);
  const search = text.replace(/\s+/g, ' ').slice(0, longestSearch);
  return leadTo(`${list}?${new URLSearchParams({ search, locale })}`);
});
