import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Settings } from '../../app/config/settings.server.ts';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import type { ReadsOfRequest } from '../../app/data/.server/reads-of-request.ts';
import { readSitemap } from '../../app/data/.server/screens/sitemap.ts';
import type { SiteContext } from '../../app/data/.server/site-context.ts';
import { responseOf } from '../api/json-response.ts';
import { type HeaderList, plainHeaders } from '../headers/response-headers.ts';
import type { Admission } from '../limits/admission.ts';
import { toResponse } from '../limits/early-response.ts';
import { errorResponse } from '../limits/error-response.ts';
import type { Log } from '../log.ts';
import type { Rendered } from '../page-cache/cached-response.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { sitemapText } from './sitemap-text.ts';

interface Parts {
  /** what the sitemap is read with; its reads are noted */
  contextFor: (reads: ReadsOfRequest) => Pick<SiteContext, 'content'>;
  /** where the sitemap is cached */
  cache: Pick<PageCache, 'obtain'>;
  admission: Admission;
  clientOf: (request: IncomingMessage) => string;
  settings: Pick<Settings, 'siteUrl' | 'crmHosts'>;
  log: Pick<Log, 'warn'>;
}

/** No address, so that it is never taken for a page, which goes out with what belongs to a visit. */
const sitemapKey = 'sitemap';

/** Calls and the editors' doors are nobody's pages. Pages that may not be indexed say so themselves, and must be read for it. */
const robots = (siteUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /login
Disallow: /logout
Disallow: /callback

Sitemap: ${siteUrl}/sitemap.xml
`;

/** `/robots.txt` and `/sitemap.xml`; the latter is generated once, and again when something that it lists changes. */
export function forSearchEngines({ contextFor, cache, admission, clientOf, settings, log }: Parts) {
  const headersOf = (type: string): HeaderList => [
    ['content-type', type],
    ['cache-control', 'public, max-age=300'],
    ...plainHeaders(settings),
  ];

  async function makeSitemap(reads: ReadsOfRequest): Promise<Rendered> {
    const entries = await readSitemap(contextFor(reads));
    const body = Buffer.from(sitemapText(entries, settings.siteUrl));
    return { status: 200, body, headers: headersOf('application/xml') };
  }

  const machines = new Hono<{ Bindings: HttpBindings }>();
  machines.get(
    '/robots.txt',
    () => new Response(robots(settings.siteUrl), { headers: headersOf('text/plain; charset=utf-8') }),
  );
  machines.get('/sitemap.xml', async ({ req, env }) => {
    try {
      const render = admission.once(clientOf(env.incoming), makeSitemap);
      return responseOf(await cache.obtain({ key: sitemapKey, name: sitemapKey, render }), req.raw.headers);
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error;
      log.warn({ reason: error.message }, 'the sitemap could not be made');
      return toResponse(errorResponse(error, req.path, settings));
    }
  });
  return machines;
}
