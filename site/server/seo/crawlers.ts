import { Hono } from 'hono';
import type { Settings } from '../../app/config/settings.server.ts';
import type { ReadsOfRequest } from '../../app/data/.server/reads-of-request.ts';
import type { SiteContext } from '../../app/data/.server/site-context.ts';
import { readSitemap } from '../../app/data/.server/urls/sitemap.ts';
import { responseOf } from '../api/json-response.ts';
import type { Bindings, SiteBindings } from '../bindings.ts';
import { textHeaders } from '../headers/response-headers.ts';
import type { Rendered } from '../page-cache/cached-response.ts';
import { sitemapText } from './sitemap-text.ts';

interface Parts extends Pick<SiteBindings, 'cache' | 'admission' | 'clientOf'> {
  /** the reading context of the sitemap; its reads are recorded */
  contextFor: (reads: ReadsOfRequest) => Pick<SiteContext, 'content'>;
  settings: Pick<Settings, 'siteUrl'>;
}

/** Not a path, so that no request for a page finds it in the page cache. */
const sitemapKey = 'sitemap';

/** Disallows `/api` and the preview and login routes. Pages with `noindex` must stay crawlable for crawlers to see it. */
const robots = (siteUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /login
Disallow: /logout
Disallow: /callback

Sitemap: ${siteUrl}/sitemap.xml
`;

/**
 * `/robots.txt` and `/sitemap.xml`; the latter is generated on request, and kept until something that it lists changes: with 10,000 news
 * it takes 0.2 s, which no publication shall cost each process.
 */
export function forSearchEngines({ contextFor, cache, admission, clientOf, settings }: Parts) {
  async function renderSitemap(reads: ReadsOfRequest): Promise<Rendered> {
    const entries = await readSitemap(contextFor(reads));
    const body = Buffer.from(sitemapText(entries, settings.siteUrl));
    return { status: 200, body, headers: textHeaders(settings, 'application/xml') };
  }

  const routes = new Hono<Bindings>();
  routes.get(
    '/robots.txt',
    () => new Response(robots(settings.siteUrl), { headers: textHeaders(settings, 'text/plain; charset=utf-8') }),
  );
  routes.get('/sitemap.xml', async ({ req, env }) => {
    const render = admission.once(clientOf(env.incoming), renderSitemap);
    const sitemap = await cache.obtain({ key: sitemapKey, name: sitemapKey, render, onDemand: true });
    return responseOf(sitemap, req.raw.headers);
  });
  return routes;
}
