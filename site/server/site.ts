import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Settings } from '../app/config/settings.server.ts';
import type { ContentClient } from '../app/content/.server/content-client.ts';
import type { SiteContext } from '../app/content/.server/site-context.ts';
import { withinRequest } from '../app/content/.server/within-request.ts';
import { apiRoutes } from './api.ts';
import type { Log } from './log.ts';
import { mediaRoutes } from './media.ts';
import { originSetCookies, type PageRequest } from './origin-cookies.ts';
import { renderPage } from './pages.ts';
import { staticFiles } from './static-files.ts';

export interface SiteParts {
  settings: Settings;
  content: ContentClient;
  log: Log;
}

/** What every request meets, in this order: built files, `/api`, media, pages. */
export function createSite({ settings, content, log }: SiteParts): RequestListener {
  const contextForRequest = (): SiteContext => ({
    content: withinRequest(content),
    now: () => settings.now ?? new Date(),
    siteUrl: settings.siteUrl,
    settings: { crmHosts: settings.crmHosts, trackingConsent: settings.trackingConsent },
    logUnavailable: (error) => log.warn({ reason: error.message }, 'a page could not be read'),
    logLeftOut: (what, error) =>
      log.warn({ what, reason: error instanceof Error ? error.message : String(error) }, 'left out of a page'),
  });

  const site = new Hono();
  site.use(staticFiles());
  site.route('/api', apiRoutes(contextForRequest, log));
  site.route('/media', mediaRoutes(content, log));
  site.on(['GET', 'POST'], '*', async ({ req: { raw: request } }) => {
    const page = await renderPage(request, contextForRequest(), log);
    for (const cookie of originSetCookies(visitOf(request), settings)) page.headers.append('set-cookie', cookie);
    return page;
  });
  return getRequestListener(site.fetch, { overrideGlobalObjects: false });
}

/** What tells where a visitor comes from. */
function visitOf(request: Request): PageRequest {
  const { headers } = request;
  return { url: new URL(request.url), referrer: headers.get('referer'), cookies: headers.get('cookie') ?? '' };
}
