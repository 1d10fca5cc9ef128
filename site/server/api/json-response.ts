import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { Settings } from '../../app/config/settings.server.ts';
import { plainHeaders } from '../headers/response-headers.ts';
import { failureBody } from '../limits/early-response.ts';
import type { CachedResponse, Rendered } from '../page-cache/cached-response.ts';
import { matchingTag } from '../page-cache/negotiation.ts';
import { formFor } from '../page-cache/send.ts';

/** A response that may be stored but is revalidated each time (`no-cache`); 404 where nothing was found. */
export function renderedJson(found: unknown, locale: Locale, settings: Pick<Settings, 'siteUrl'>): Rendered {
  const isThere = found !== null && found !== undefined;
  return {
    status: isThere ? 200 : 404,
    body: Buffer.from(isThere ? JSON.stringify(found) : failureBody(404, locale)),
    headers: [
      ['content-type', 'application/json; charset=utf-8'],
      ['cache-control', isThere ? 'no-cache' : 'no-store'],
      ...plainHeaders(settings),
    ],
  };
}

/** A cached response as the client wants it: the best form that it accepts, or 304 where it has it already. */
export function responseOf(cached: CachedResponse, request: Headers): Response {
  const { status, tags, notModified } = cached;
  const tag = status === 200 ? matchingTag(request.get('if-none-match') ?? '', tags) : null;
  if (tag) return new Response(null, { status: 304, headers: [...pairsOf(notModified), ['etag', tag]] });
  const form = formFor(cached, request.get('accept-encoding') ?? undefined);
  return new Response(new Uint8Array(form.body), { status, headers: pairsOf(form.headers) });
}

function pairsOf(headers: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at < headers.length; at += 2) pairs.push([headers[at] ?? '', headers[at + 1] ?? '']);
  return pairs;
}
