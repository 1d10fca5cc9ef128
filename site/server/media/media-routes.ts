import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import type { Settings } from '../../app/config/settings.server.ts';
import type { ContentClient } from '../../app/content/.server/content-client.ts';
import { ContentUnavailable } from '../../app/content/.server/errors.ts';
import { forever, plainHeaders } from '../headers/answer-headers.ts';
import type { Log } from '../log.ts';
import { singleFlight } from '../single-flight.ts';
import { byteRange } from './byte-range.ts';
import { KeptFiles } from './kept-files.ts';

interface MediaParts {
  content: Pick<ContentClient, 'open'>;
  settings: Pick<Settings, 'siteUrl' | 'cacheDir'>;
  log: Log;
}

/** By the end of its name, never by what somebody says of a file: nothing served here can be a page. */
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
};

/** Milliseconds for which an address that does not exist is not asked for again, and how many of them are remembered. */
const missingFor = 60_000;
const missingAtMost = 2000;

/** Where the bytes of an answer come from: the copy on disk, or what the content service has just given. */
interface Source {
  size: number;
  part: (start: number, end: number) => BodyInit;
}

/**
 * `/media/{hash}/{name}`: the copy on disk, else the content service, once for all who ask at the same time. Ranges,
 * `ETag` and HEAD as for any file.
 */
export function mediaRoutes({ content, settings, log }: MediaParts): Hono {
  const kept = new KeptFiles({ directory: path.join(settings.cacheDir, 'media'), log });
  const once = singleFlight<Buffer | null>();
  const missing = new Map<string, number>();
  const headers = Object.fromEntries(plainHeaders(settings, 'shared'));

  async function ask(hash: string, name: string): Promise<Buffer | null> {
    const file = await content.open(`/media/files/${hash}/${encodeURIComponent(name)}`);
    if (!file) {
      if (missing.size >= missingAtMost) missing.delete(missing.keys().next().value ?? '');
      missing.set(`${hash}/${name}`, Date.now());
      return null;
    }
    const promised = file.headers.get('content-length');
    const bytes = Buffer.from(await file.arrayBuffer());
    if (promised && Number(promised) !== bytes.length) throw new ContentUnavailable('/media', 'half a file');
    void kept.keep(hash, name, bytes);
    return bytes;
  }

  function askOnce(hash: string, name: string): Promise<Buffer | null> {
    const key = `${hash}/${name}`;
    if (Date.now() - (missing.get(key) ?? 0) < missingFor) return Promise.resolve(null);
    return once(key, () =>
      ask(hash, name).catch((error: unknown) => {
        // A connection that breaks in the middle of a file is an outage like any other.
        throw error instanceof ContentUnavailable ? error : new ContentUnavailable('/media', String(error));
      }),
    );
  }

  async function sourceOf(hash: string, name: string): Promise<Source | null> {
    const known = await kept.find(hash, name);
    if (known) {
      const { file, size } = known;
      return { size, part: (start, end) => Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream };
    }
    const bytes = await askOnce(hash, name);
    return bytes && { size: bytes.length, part: (start, end) => new Uint8Array(bytes.subarray(start, end + 1)) };
  }

  function answer(context: Context, hash: string, name: string, { size, part }: Source): Response {
    const etag = `"${hash}-${name}"`;
    const common = {
      ...headers,
      'content-type': types[path.extname(name)] ?? 'application/octet-stream',
      'cache-control': forever,
      'accept-ranges': 'bytes',
      etag,
    };
    const { method } = context.req;
    if (context.req.header('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers: common });
    const condition = context.req.header('if-range');
    const range = condition && condition !== etag ? null : byteRange(context.req.header('range'), size);
    if (range === 'unsatisfiable') {
      return new Response(null, { status: 416, headers: { ...common, 'content-range': `bytes */${size}` } });
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    return new Response(method === 'HEAD' || size === 0 ? null : part(start, end), {
      status: range ? 206 : 200,
      headers: {
        ...common,
        'content-length': String(end - start + 1),
        ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
      },
    });
  }

  const media = new Hono();
  media.get('/:hash{[0-9a-f]{24}}/:name{[A-Za-z0-9][A-Za-z0-9._-]{0,149}}', async (context) => {
    const { hash, name } = context.req.param();
    try {
      const source = await sourceOf(hash, name);
      return source ? answer(context, hash, name, source) : context.text('Not found', 404, headers);
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error;
      log.warn({ reason: error.message }, 'a media file could not be read');
      return context.text('Unavailable', 503, { ...headers, 'cache-control': 'no-store', 'retry-after': '30' });
    }
  });
  media.all('*', (context) => context.text('Not found', 404, headers));
  return media;
}
