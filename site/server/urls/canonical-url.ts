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

/** Where a request should have gone. */
export interface Moved {
  /** the final address, whole and with the query as it was sent, for a 301 */
  redirect: string;
  /** by a row that editors may change: asked for again each time, so that nobody is sent to and fro */
  byTable: boolean;
}

/**
 * Where a request should have gone (section 2, "One hop" and "Legacy redirects"): host, lower case, trailing
 * slash and legacy table in one step. Pure; the request's own host is compared and never repeated.
 * @param table the compiled rows of the content service
 * @returns null where the address is right already
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
  const { address, byTable } = isPage ? finalUrl(path, table, mediaStorageUrl) : { address: path, byTable: false };
  if (address === path && isRightHost(host, siteUrl)) return null;
  return { redirect: withQuery(address.startsWith('/') ? siteUrl + address : address, query), byTable };
}

/** Where the public host begins with `www.`, no other is answered (section 2, "www"). */
function isRightHost(host: string | null | undefined, siteUrl: string): boolean {
  const own = siteUrl.slice(siteUrl.indexOf('//') + 2);
  if (!own.startsWith('www.')) return true;
  return host?.toLowerCase().replace(siteUrl.startsWith('https:') ? /:443$/ : /:80$/, '') === own;
}

/** The query goes before a fragment, and after the query that the row of an editor has. */
function withQuery(address: string, query: string): string {
  if (query === '') return address;
  const [before = '', fragment] = address.split('#', 2);
  const joined = before.includes('?') ? `${before}&${query.slice(1)}` : before + query;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
