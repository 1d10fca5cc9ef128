import { localeOf } from '@vitrine/contract/routes/locale.ts';
import { parseUrl } from '@vitrine/contract/routes/parse-url.ts';
import { isPage } from '@vitrine/contract/routes/route-table.ts';

/** The strategy of the worker for a URL of the site. */
export type Kind =
  /** a document, cached when it was visited */
  | 'page'
  /** a document that only makes sense with a connection: the way to the CRM */
  | 'action'
  /** the data of a page or of its frame, cached */
  | 'page-data'
  /** any other request to an endpoint: never cached */
  | 'endpoint'
  | 'picture'
  | 'asset'
  /** the preview and login routes, and what the worker leaves to the network */
  | 'foreign';

const isAction = (screen: string | undefined) => screen === 'crm' || screen === 'brochure';
const below = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The kind of a URL, by its path alone. */
export function kindOf({ pathname }: Pick<URL, 'pathname'>): Kind {
  if (below(pathname, '/assets')) return 'asset';
  if (below(pathname, '/media')) return 'picture';
  if (below(pathname, '/api')) {
    if (pathname === '/api/shell' || pathname === '/api/exhibition') return 'page-data';
    const screen = /^\/api\/screens\/([a-z-]+)$/.exec(pathname)?.[1];
    return screen && !isAction(screen) ? 'page-data' : 'endpoint';
  }
  if (!isPage({ pathname }) || below(pathname, '/admin') || pathname.includes('.')) return 'foreign';
  return isAction(parseUrl(pathname)?.screen) ? 'action' : 'page';
}

/**
 * The URL under which a document is cached: without its hash, and without the query parameters that its page does not read, so
 * that a URL with campaign parameters finds the page that was cached without them.
 */
export function pageKey(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return origin + (parseUrl(pathname + search)?.key ?? pathname);
}

/** Whether the document of a URL may be fetched although no visitor requests it: a rendered search is counted as one. */
export function mayBeFetchedInBackground(url: Pick<URL, 'pathname' | 'search'>): boolean {
  return kindOf(url) === 'page' && !parseUrl(url.pathname + url.search)?.query.q;
}

/** The offline page in the language of a URL. */
export function offlinePageOf({ pathname }: Pick<URL, 'pathname'>): string {
  return `/offline.${localeOf(pathname)}.html`;
}
