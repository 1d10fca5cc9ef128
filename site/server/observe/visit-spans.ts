import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseUrl } from '@vitrine/contract/routes/parse-url.ts';
import { isPage, routeTable } from '@vitrine/contract/routes/route-table.ts';
import { withRequestSpans } from '@vitrine/tracing/request-span.ts';
import { setAttributes } from '@vitrine/tracing/span.ts';

type Respond = (request: IncomingMessage, response: ServerResponse) => string | null;

/** The attribute of a visit that says whether its response was cached: `hit` or `miss`. */
export const pageCacheAttribute = 'vitrine.page_cache';

/** The path pattern of a page; of the rest the endpoint of `/api`, or the first segment. */
function routeOf({ url = '' }: IncomingMessage): string | undefined {
  const [path = ''] = url.split('?', 1);
  if (!isPage({ pathname: path })) return /^\/api\/[^/]+|^\/[^/]+/.exec(path)?.[0];
  const page = parseUrl(path);
  return page ? routeTable[page.screen][page.locale] : undefined;
}

/** Whether a response with this name came from the page cache: its pages are named by their routes. */
const isCached = (name: string) => /___|^api/.test(name);

/**
 * A span for each visit, while traces are exported: method, route, status and whether the response was cached. Built files have
 * none. The trace begins here: what the header of a visitor names is not continued.
 * @param respond gives the name under which it responded at once, or null
 */
export function withVisitSpans(respond: Respond): Respond {
  const respondInSpan: Respond = (request, response) => {
    const name = respond(request, response);
    if (name !== null && isCached(name)) setAttributes({ [pageCacheAttribute]: 'hit' });
    return name;
  };
  const traced = withRequestSpans(respondInSpan, {
    isTraced: ({ url = '' }) => !url.startsWith('/assets/'),
    routeOf,
  });
  return traced === respondInSpan ? respond : traced;
}
