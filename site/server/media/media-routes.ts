import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { ReadableStream } from 'node:stream/web';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Settings } from '../../app/config/settings.server.ts';
import type { ContentClient } from '../../app/content/.server/content-client.ts';
import { ContentUnavailable } from '../../app/content/.server/errors.ts';
import { forever, plainHeaders } from '../headers/answer-headers.ts';
import { charge, type RateLimit } from '../limits/rate-limit.ts';
import { type Log, reasonOf } from '../log.ts';
import { ArrivingFile } from './arriving-file.ts';
import { byteRange } from './byte-range.ts';
import { KeptFiles } from './kept-files.ts';

interface MediaParts {
  content: Pick<ContentClient, 'open'>;
  settings: Pick<Settings, 'siteUrl' | 'cacheDir'>;
  limit: RateLimit;
  clientOf: (request: IncomingMessage) => string;
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

/** Where the bytes of an answer come from: the copy on disk, or what the content service is just sending. */
interface Source {
  size: number;
  part: (start: number, end: number) => AsyncIterable<Uint8Array>;
}

type Bindings = { Bindings: HttpBindings };

/**
 * `/media/{hash}/{name}`: the copy on disk, else the content service, once for all who ask at the same time and passed on as
 * it comes. Ranges, `ETag` and HEAD as for any file.
 */
export function mediaRoutes({ content, settings, limit, clientOf, log }: MediaParts): Hono<Bindings> {
  const kept = new KeptFiles({ directory: path.join(settings.cacheDir, 'media'), log });
  const underWay = new Map<string, Promise<ArrivingFile | null>>();
  const missing = new Map<string, number>();
  const headers = Object.fromEntries(plainHeaders(settings, 'shared'));

  async function open(hash: string, name: string): Promise<ArrivingFile | null> {
    const file = await content.open(`/media/files/${hash}/${encodeURIComponent(name)}`);
    if (!file) {
      if (missing.size >= missingAtMost) missing.delete(missing.keys().next().value ?? '');
      missing.set(`${hash}/${name}`, Date.now());
      return null;
    }
    return ArrivingFile.of(file);
  }

  /** Waits for the whole file and keeps it: until then, those who ask for it are given what is on its way. */
  async function keep(hash: string, name: string, arriving: Promise<ArrivingFile | null>): Promise<void> {
    // What went wrong is said to those who asked for it.
    const bytes = await arriving.then((file) => file?.whole).catch(() => null);
    if (bytes) await kept.keep(hash, name, bytes);
  }

  /** @throws TooManyRequests where the client has nothing left; what is on its way already costs nothing */
  function arrivingFile(hash: string, name: string, client: string): Promise<ArrivingFile | null> {
    const key = `${hash}/${name}`;
    if (Date.now() - (missing.get(key) ?? 0) < missingFor) return Promise.resolve(null);
    const known = underWay.get(key);
    if (known) return known;
    charge(limit, client);
    const arriving = open(hash, name);
    underWay.set(key, arriving);
    void keep(hash, name, arriving).finally(() => underWay.delete(key));
    return arriving;
  }

  async function sourceOf(hash: string, name: string, client: string): Promise<Source | null> {
    const known = await kept.find(hash, name);
    if (known) return { size: known.size, part: (start, end) => createReadStream(known.file, { start, end }) };
    const arriving = await arrivingFile(hash, name, client);
    return arriving && { size: arriving.size, part: (start, end) => arriving.part(start, end) };
  }

  /** What breaks off must not look whole: the connection ends with it, and nobody keeps half a file. */
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

  function answer(context: Context<Bindings>, hash: string, name: string, { size, part }: Source): Response {
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
      const source = await sourceOf(hash, name, clientOf(context.env.incoming));
      return source ? answer(context, hash, name, source) : context.text('Not found', 404, headers);
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error;
      log.warn({ reason: error.message }, 'a media file could not be read');
      const notKept = { ...headers, 'cache-control': 'no-store' };
      if (error.timedOut) return context.text('Unavailable', 504, notKept);
      return context.text('Unavailable', 503, { ...notKept, 'retry-after': '30' });
    }
  });
  media.all('*', (context) => context.text('Not found', 404, headers));
  return media;
}
