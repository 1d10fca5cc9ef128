import { Hono } from 'hono';
import type { Settings } from '../../app/config/settings.server.ts';
import { ContentUnavailable } from '../../app/content/.server/errors.ts';
import { readSitemap } from '../../app/content/.server/screens/sitemap.ts';
import type { SiteContext } from '../../app/content/.server/site-context.ts';
import { plainHeaders } from '../headers/answer-headers.ts';
import type { Log } from '../log.ts';
import { sitemapText } from './sitemap-text.ts';

interface Parts {
  contextForRequest: () => SiteContext;
  settings: Pick<Settings, 'siteUrl'>;
  log: Log;
}

/** Calls and the editors' doors are nobody's pages. Pages that may not be indexed say so themselves, and must be read for it. */
const robots = (siteUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /login
Disallow: /logout
Disallow: /callback

Sitemap: ${siteUrl}/sitemap.xml
`;

/** `/robots.txt` and `/sitemap.xml`. */
export function forSearchEngines({ contextForRequest, settings, log }: Parts): Hono {
  const headers = { ...Object.fromEntries(plainHeaders(settings)), 'cache-control': 'public, max-age=300' };
  const machines = new Hono();
  machines.get('/robots.txt', ({ body }) =>
    body(robots(settings.siteUrl), 200, { ...headers, 'content-type': 'text/plain; charset=utf-8' }),
  );
  machines.get('/sitemap.xml', async ({ body }) => {
    try {
      const entries = await readSitemap(contextForRequest());
      return body(sitemapText(entries, settings.siteUrl), 200, { ...headers, 'content-type': 'application/xml' });
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error;
      log.warn({ reason: error.message }, 'the sitemap could not be made');
      return body(null, 503, { ...headers, 'cache-control': 'no-store', 'retry-after': '30' });
    }
  });
  return machines;
}
