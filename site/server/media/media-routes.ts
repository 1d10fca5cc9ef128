import type { ServerResponse } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import { parseVariant, savedVariant, variantName } from '@vitrine/contract/media-sizes.ts';
import { type Context, Hono } from 'hono';
import type { Settings } from '../../app/config/settings.server.ts';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import type { Bindings, SiteBindings } from '../bindings.ts';
import { forever, plainHeaders } from '../headers/response-headers.ts';
import { charge } from '../limits/rate-limit.ts';
import { type Log, reasonOf } from '../observe/log.ts';
import { matchingTag } from '../page-cache/negotiation.ts';
import { byteRange } from './byte-range.ts';
import { type MediaFiles, mediaType, type Source } from './media-files.ts';

interface MediaParts extends Pick<SiteBindings, 'limit' | 'clientOf'> {
  files: Pick<MediaFiles, 'find'>;
  settings: Pick<Settings, 'siteUrl'>;
  log: Log;
}

/** Of another width than the wanted one, which is generated soon. */
const forAMinute = 'public, max-age=60';

/** The file for a request: of a picture a small one where the browser asks to save data (`Save-Data: on`). */
function wantedBy(saveData: string | undefined, name: string): string {
  const variant = saveData?.trim().toLowerCase() === 'on' ? parseVariant(name) : null;
  return variant ? variantName(savedVariant(variant)) : name;
}

/**
 * `/media/{hash}/{name}`: ranges, `ETag` and HEAD as for any file. Where a picture is sent in another width than the requested one,
 * `ETag`, type and `Content-Location` are those of the file that is sent, and it is fresh for a minute. A small picture for those
 * who save data is private: it must not reach others through a shared cache that ignores `Vary`.
 */
export function mediaRoutes({ files, settings, limit, clientOf, log }: MediaParts): Hono<Bindings> {
  const headers = Object.fromEntries(plainHeaders(settings, 'shared'));
  const notStored = { ...headers, 'cache-control': 'no-store' };

  /** A file that breaks off must not look whole: the connection is closed, so that no cache stores half a file. */
  function bodyOf(bytes: () => AsyncIterable<Uint8Array>, outgoing: ServerResponse): BodyInit {
    async function* orHangUp() {
      try {
        yield* bytes();
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, 'a media file broke off');
        outgoing.destroy();
      }
    }
    return ReadableStream.from(orHangUp()) as unknown as BodyInit;
  }

  function respond(context: Context<Bindings>, hash: string, wanted: string, { name, size, part }: Source): Response {
    const requested = context.req.param('name');
    const etag = `"${hash}-${name}"`;
    const lifetime = name === wanted ? forever : forAMinute;
    const common = {
      ...headers,
      'content-type': mediaType(name),
      'cache-control': wanted === requested ? lifetime : lifetime.replace('public', 'private'),
      ...(name === requested ? {} : { 'content-location': name }),
      ...(parseVariant(name) && { vary: 'Save-Data' }),
      'accept-ranges': 'bytes',
      etag,
    };
    const { method } = context.req;
    if (matchingTag(context.req.header('if-none-match') ?? '', [etag]))
      return new Response(null, { status: 304, headers: common });
    const condition = context.req.header('if-range');
    // For GET alone is `Range` defined (RFC 9110, 14.2).
    const isWhole = method !== 'GET' || (condition && condition !== etag);
    const range = isWhole ? null : byteRange(context.req.header('range'), size);
    if (range === 'unsatisfiable') {
      const headers = { ...common, 'cache-control': 'no-store', 'content-range': `bytes */${size}` };
      return new Response(null, { status: 416, headers });
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    const hasBody = method !== 'HEAD' && size > 0;
    return new Response(hasBody ? bodyOf(() => part(start, end), context.env.outgoing) : null, {
      status: range ? 206 : 200,
      headers: {
        ...common,
        'content-length': String(end - start + 1),
        ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
      },
    });
  }

  const media = new Hono<Bindings>();
  media.get('/:hash{[0-9a-f]{24}}/:name{[A-Za-z0-9][A-Za-z0-9._-]{0,149}}', async (context) => {
    const { hash, name } = context.req.param();
    try {
      const wanted = wantedBy(context.req.header('save-data'), name);
      const source = await files.find(hash, wanted, () => charge(limit, clientOf(context.env.incoming)));
      return source ? respond(context, hash, wanted, source) : context.text('Not found', 404, notStored);
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error;
      log.warn({ reason: error.message }, 'a media file could not be read');
      if (error.timedOut) return context.text('Unavailable', 504, notStored);
      return context.text('Unavailable', 503, { ...notStored, 'retry-after': '30' });
    }
  });
  media.all('*', (context) => context.text('Not found', 404, notStored));
  return media;
}
