import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type SiteContext, siteContext } from '../app/content/.server/site-context.ts';
import type { Log } from './log.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Renders the page of an address. The router's own data addresses are not public. */
export async function renderPage(request: Request, context: SiteContext, log: Log): Promise<Response> {
  const url = new URL(request.url);
  const target = url.pathname.endsWith('.data') ? new Request(new URL('/404', url)) : request;
  const provider = new RouterContextProvider();
  provider.set(siteContext, context);
  try {
    const response = await handle(target, provider);
    if (response.status === 503) response.headers.set('retry-after', '30');
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-cache');
    return response;
  } catch (error) {
    log.error({ path: url.pathname, reason: error instanceof Error ? error.message : String(error) }, 'a page failed');
    return new Response('Internal server error', {
      status: 500,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  }
}
