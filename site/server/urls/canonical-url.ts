import { caseSensitivePath } from '@vitrine/contract/routes/legacy-table.ts';
import type { Settings } from '../../app/config/settings.server.ts';
import { finalUrl, type LegacyTable } from './final-url.ts';

export interface UrlRequest {
  /** the `Host` header; null where an old client sent none */
  host: string | null | undefined;
  /** path and query as they were sent; sound, see `limits/request-line.ts` */
  target: string;
  method: string;
}

export type UrlSettings = Pick<Settings, 'siteUrl' | 'mediaStorageUrl'> & {
  /** whether a path is that of a built file, whose name is left alone */
  isFile?: (path: string) => boolean;
};

/** The redirect to the canonical URL. */
export interface Moved {
  /** the absolute final URL with the query as it was sent, for a 301 */
  redirect: string;
  /** by the legacy table, or before it is known: editors may change it, so it is revalidated each time, to prevent cached redirect loops */
  byTable: boolean;
}

/**
 * The canonical URL of a request (section 2, "One hop" and "Legacy redirects"): host, lower case, trailing
 * slash and legacy table in one step. Pure; the request's own host is compared and never repeated.
 * @param table the compiled rows of the content service
 * @returns null where the URL is canonical already
 */
export function canonicalUrl(
  { host, target, method }: UrlRequest,
  table: LegacyTable,
  { siteUrl, mediaStorageUrl, isFile }: UrlSettings,
): Moved | null {
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  const query = at < 0 ? '' : target.slice(at);
  const isPage = !caseSensitivePath.test(path) && !isFile?.(path) && (method === 'GET' || method === 'HEAD');
  const { url, byTable } = isPage ? finalUrl(path, table, mediaStorageUrl) : { url: path, byTable: false };
  if (url === path && isRightHost(host, siteUrl)) return null;
  return { redirect: withQuery(url.startsWith('/') ? siteUrl + url : url, query), byTable };
}

/** Where the public host begins with `www.`, all other hosts are redirected to it (section 2, "www"). */
function isRightHost(host: string | null | undefined, siteUrl: string): boolean {
  const own = siteUrl.slice(siteUrl.indexOf('//') + 2);
  if (!own.startsWith('www.')) return true;
  return host?.toLowerCase().replace(siteUrl.startsWith('https:') ? /:443$/ : /:80$/, '') === own;
}

/** The query goes before a fragment, and after the query that the row of an editor has. */
function withQuery(url: string, query: string): string {
  if (query === '') return url;
  const [before = '', fragment] = url.split('#', 2);
  const joined = before.includes('?') ? `${before}&${query.slice(1)}` : before + query;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
