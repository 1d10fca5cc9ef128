import { redeemResponse, sitePath } from '@vitrine/contract/messages/preview.ts';
import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { localeOf } from '@vitrine/contract/routes/locale.ts';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Settings } from '../../app/config/settings.server.ts';
import type { ContentTransport } from '../../app/data/.server/content-service/content-transport.ts';
import { jsonOf } from '../../app/data/.server/content-service/content-transport.ts';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import type { Bindings, SiteBindings } from '../bindings.ts';
import { plainHeaders } from '../headers/response-headers.ts';
import { failureResponse, toResponse } from '../limits/early-response.ts';
import { errorResponse } from '../limits/error-response.ts';
import { charge } from '../limits/rate-limit.ts';
import { type Log, reasonOf } from '../observe/log.ts';
import { forgetSession, keepSession, sessionIn } from './preview-cookie.ts';

interface PreviewParts extends Pick<SiteBindings, 'limit' | 'clientOf'> {
  transport: Pick<ContentTransport, 'request'>;
  settings: Pick<Settings, 'siteUrl' | 'crmHosts' | 'acceptedSecrets' | 'contentPublicUrl'>;
  log: Log;
}

const home = pathTo('home', 'fr');

/** The page to go to, where it is one of the site: never another origin, never one of these routes again. */
const pageAskedFor = sitePath.refine((path) => !/^\/(login|logout|callback)([/?]|$)/.test(path)).catch(home);

/** A path for a header: characters beyond ASCII are percent-encoded, what is encoded already stays. */
function headerPath(path: string): string {
  return path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

const ticketPattern = z.string().regex(/^[\w-]{1,2000}\.[\w-]{43}$/);

/** `/login`, `/callback` and `/logout` (section 6, "auth module"). */
export function previewRoutes({ transport, settings, limit, clientOf, log }: PreviewParts): Hono<Bindings> {
  const common = Object.fromEntries(plainHeaders(settings));
  const leadTo = (location: string, cookie?: string) =>
    new Response(null, {
      status: 303,
      headers: {
        ...common,
        location: headerPath(location),
        'cache-control': 'private, no-store',
        // The URL of `/callback` contains a ticket.
        'referrer-policy': 'no-referrer',
        ...(cookie ? { 'set-cookie': cookie } : {}),
      },
    });
  const refuse = ({ req }: Context) => toResponse(failureResponse(403, req.path, settings));

  const routes = new Hono<Bindings>();

  /** To the admin panel, which redirects back to the requested page. */
  routes.get('/login', ({ req }) => {
    const opened = new URLSearchParams({ path: pageAskedFor.parse(req.query('from')), site: settings.siteUrl });
    return leadTo(`${settings.contentPublicUrl}/api/preview/open?${opened}`);
  });

  routes.get('/callback', async (context) => {
    const ticket = ticketPattern.safeParse(context.req.query('ticket'));
    if (!ticket.success) return refuse(context);
    charge(limit, clientOf(context.env.incoming));
    try {
      const { status, body } = await transport.request('/preview/redeem', {
        method: 'POST',
        body: { ticket: ticket.data },
      });
      if (status === 403) return refuse(context);
      const session = redeemResponse.safeParse(jsonOf(body));
      if (status !== 200 || !session.success) throw new ContentUnavailable('/preview/redeem', `status ${status}`);
      return leadTo(session.data.path, keepSession(session.data.session, settings.siteUrl));
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error;
      log.warn({ reason: error.message }, 'a preview could not be opened');
      return toResponse(errorResponse(error, context.req.path, settings));
    }
  });

  routes.get('/logout', async ({ req }) => {
    const session = sessionIn(req.header('cookie'), settings.acceptedSecrets, Date.now());
    if (session) {
      await transport
        .request('/preview/end', { method: 'POST', body: { session: session.sealed } })
        .catch((error: unknown) => {
          // The cookie is removed in any case, and the session expires within the hour.
          log.warn({ reason: reasonOf(error) }, 'a preview could not be ended');
        });
    }
    const from = pageAskedFor.parse(req.query('from') ?? pathTo('home', localeOf(req.path)));
    return leadTo(from, forgetSession(settings.siteUrl));
  });

  return routes;
}
