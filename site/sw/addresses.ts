import { localeOf } from '@vitrine/contract/routes/locale.ts';
import { queryParameters, routeTable } from '@vitrine/contract/routes/route-table.ts';

/** What the worker does with an address of the site. */
export type Kind =
  /** a document, kept when it was visited */
  | 'page'
  /** a document that only makes sense with a connection: the way to the CRM */
  | 'action'
  /** the data of a page or of its frame, kept */
  | 'page-data'
  /** any other call: never kept */
  | 'call'
  | 'picture'
  | 'asset'
  /** editors' ways, and what is none of the worker's business */
  | 'foreign';

const actionPaths = [routeTable.crm.fr, routeTable.crm.en].map((path) => path.replace('/:action?', ''));
const actionScreens = ['crm', 'brochure'] as const;
const below = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** Tells what an address is, from its path alone. */
export function kindOf({ pathname }: Pick<URL, 'pathname'>): Kind {
  if (below(pathname, '/assets')) return 'asset';
  if (below(pathname, '/media')) return 'picture';
  if (below(pathname, '/api')) {
    if (pathname === '/api/shell' || pathname === '/api/exhibition') return 'page-data';
    const screen = /^\/api\/screens\/([a-z-]+)$/.exec(pathname)?.[1];
    return screen && !actionScreens.some((action) => action === screen) ? 'page-data' : 'call';
  }
  if (['/login', '/logout', '/callback', '/admin'].some((path) => below(pathname, path))) return 'foreign';
  if (actionPaths.some((path) => below(pathname, path))) return 'action';
  return pathname.includes('.') ? 'foreign' : 'page';
}

const known = new Set<string>(Object.values(queryParameters).flat());
known.delete('lang');

/**
 * The address under which a document is kept: without its hash, and without the query parameters that no page reads, so
 * that an address with the marks of a campaign finds the page that was kept without them.
 */
export function pageKey(address: string): string {
  const url = new URL(address);
  const query = [...url.searchParams].filter(([name, value]) => known.has(name) && value !== '');
  query.sort(([one], [other]) => (one < other ? -1 : 1));
  const search = new URLSearchParams(query).toString();
  return url.origin + url.pathname + (search ? `?${search}` : '');
}

/** The offline page in the language of an address. */
export function offlinePageOf({ pathname }: Pick<URL, 'pathname'>): string {
  return `/offline.${localeOf(pathname)}.html`;
}
