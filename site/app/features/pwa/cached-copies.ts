import { savedOnHeader } from '../../data/api-client/saved-on.ts';

/** How cached pages are marked, for the worker that stores them and for the pages that show or list them. */

/** The cache of documents. */
export const pagesCache = 'pages';

const titleHeader = 'x-saved-title';

/** When a copy was stored (ISO), or `null` where the response is no copy. */
export function savedOn(response: Response): string | null {
  return response.headers.get(savedOnHeader);
}

/** Whether a response is of a media type, whatever its parameters. */
export function isOfType({ headers }: Pick<Response, 'headers'>, type: string): boolean {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === type;
}

/** The title of a cached document; empty where it has none. */
export function savedTitle(response: Response): string {
  return decodeURIComponent(response.headers.get(titleHeader) ?? '');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** The title that a document gives itself, as plain text. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/i.exec(html) ?? [];
  return title.replace(/&(#?\w+);/g, (entity, name: string) => entities[name.toLowerCase()] ?? entity).trim();
}

/**
 * The copy of a response that is stored: marked with the time, and with its title where it is a document. The headers of
 * encoding and length no longer hold for the body.
 */
export async function cachedCopy(response: Response, now: Date): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  headers.set(savedOnHeader, now.toISOString());
  if (!headers.get('content-type')?.startsWith('text/html')) return new Response(response.body, { headers });
  const html = await response.text();
  headers.set(titleHeader, encodeURIComponent([...titleOf(html)].slice(0, 200).join('')));
  return new Response(html, { headers });
}

/**
 * Whether a response may be cached: a plain 200 of this origin that was not reached by a redirect, and that is not for one
 * visitor alone, as previews are.
 */
export function isCacheable(response: Pick<Response, 'status' | 'redirected' | 'type' | 'headers'>): boolean {
  if (response.status !== 200 || response.redirected) return false;
  if (response.type !== 'basic' && response.type !== 'default') return false;
  return !/\b(private|no-store)\b/i.test(response.headers.get('cache-control') ?? '');
}
