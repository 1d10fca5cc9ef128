import path from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { localeOf } from '@vitrine/contract/routes/locale.ts';
import { inSpan } from '@vitrine/tracing/span.ts';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Settings } from '../../app/config/settings.server.ts';
import type { ReadsOfRequest } from '../../app/data/.server/reads-of-request.ts';
import { type SiteContext, siteContext } from '../../app/data/.server/site-context.ts';
import { errorSheet } from '../../app/features/error-page/error-page.tsx';
import { securePage } from '../headers/secure-page.ts';
import { readThirdParties } from '../headers/third-parties.ts';
import { brokenErrorResponse, toResponse } from '../limits/early-response.ts';
import { type Log, reasonOf } from '../observe/log.ts';
import type { Rendered } from '../page-cache/cached-response.ts';
import { inlineStyles, readStyleSheets } from './inlined-styles.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** The build of the site, as the router's manifest names it: pages of two builds have other scripts or style sheets. */
export const release = build.assets.version;

/** The style sheets of all routes; none in development, where Vite serves them. */
const sheets = readStyleSheets(
  import.meta.env.PROD ? new Set(Object.values(build.assets.routes).flatMap((route) => route?.css ?? [])) : [],
  path.resolve(import.meta.dirname, '../client'),
);

/** The same without the text of the preview's bar (`features/preview/preview-bar.tsx`), which a document has from its beginning or not at all. */
const sheetsOfVisitors = new Map([...sheets].map(([href, text]) => [href, href.includes('/preview-bar-') ? '' : text]));

/** Inlines the style sheets, so that the first paint waits for no other file (`docs/decisions/013`). */
async function withInlineStyles(page: Response, isPreview: boolean): Promise<Response> {
  if (!import.meta.env.PROD || !page.headers.get('content-type')?.startsWith('text/html')) return page;
  const html = inlineStyles(await page.text(), isPreview ? sheets : sheetsOfVisitors);
  return new Response(Buffer.from(html), { status: page.status, headers: page.headers });
}

/** Renders the page of a URL. React Router's own `.data` URLs are not public. */
export async function renderPage(request: Request, context: SiteContext, log: Log): Promise<Response> {
  const url = new URL(request.url);
  const target = url.pathname.endsWith('.data') ? new Request(new URL('/404', url)) : request;
  const provider = new RouterContextProvider();
  provider.set(siteContext, context);
  try {
    // Any rendering may fail and show the error page.
    await errorSheet.load();
    const isPreview = context.settings.preview !== undefined;
    const response = await inSpan('render', {}, async () =>
      withInlineStyles(await handle(target, provider), isPreview),
    );
    if (response.status === 503 || response.status === 504) response.headers.set('retry-after', '30');
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-cache');
    return response;
  } catch (error) {
    log.error({ path: url.pathname, reason: reasonOf(error) }, 'a page failed');
    const { siteUrl, settings } = context;
    return toResponse(brokenErrorResponse(url.pathname, { siteUrl, crmHosts: settings.crmHosts }));
  }
}

/** What the rendering of a page needs. */
export interface PageParts {
  settings: Settings;
  contextFor: (reads: ReadsOfRequest) => SiteContext;
  /** called with the dependencies of a rendered page that can be cached */
  onRendered: (keys: ReadsOfRequest['keys']) => void;
  log: Log;
}

/**
 * Renders pages that are cached. They are requested under the public origin, by their key alone: no header, cookie or
 * query of a visitor can become part of a cached page.
 */
export function createPageRenderer({ settings, contextFor, onRendered, log }: PageParts) {
  return async (key: string, reads: ReadsOfRequest): Promise<Rendered> => {
    const context = contextFor(reads);
    const rendered = await renderPage(new Request(settings.siteUrl + key), context, log);
    const thirdParties = await readThirdParties(context, localeOf(key.split('?', 1)[0] ?? key));
    const page = await securePage(rendered, key, settings, { thirdParties });
    const noStore = page.headers.has('set-cookie') || Boolean(page.headers.get('cache-control')?.includes('no-store'));
    // `Cache-Control` is set when the page is sent (`shared-caching/`).
    page.headers.delete('cache-control');
    const body = Buffer.from(await page.arrayBuffer());
    if (page.status === 200) onRendered(reads.keys);
    return { status: page.status, body, noStore, headers: [...page.headers] };
  };
}
