import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Settings } from '../../app/config/settings.server.ts';
import { forever, plainHeaders } from '../headers/response-headers.ts';
import { retryLaterResponse, toResponse } from '../limits/early-response.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { type Log, reasonOf } from '../log.ts';
import { MediaCache } from '../media/media-cache.ts';
import { boundedWork, TooMuchWork } from './bounded-work.ts';
import { readShareAddress } from './share-address.ts';

interface ShareImageParts {
  settings: Pick<Settings, 'siteUrl' | 'cacheDir' | 'sharedSecret' | 'crmHosts'>;
  limit: RateLimit;
  clientOf: (request: IncomingMessage) => string;
  log: Log;
}

type Bindings = { Bindings: HttpBindings };

/** Bytes of images on disk: about ten thousand. */
const diskLimit = 200_000_000;

/** A drawing keeps a core busy for a fifth of a second. */
const bounds = { atOnce: 1, waiting: 60 };

/**
 * `/media/share/….png`: the image that social networks show of a page. Its address is the card itself under the site's
 * seal, so it is drawn without asking the content service, and nobody else can have anything drawn. Once drawn it is
 * given from disk.
 */
export function shareImages({ settings, limit, clientOf, log }: ShareImageParts): Hono<Bindings> {
  const kept = new MediaCache({ directory: path.join(settings.cacheDir, 'share'), limit: diskLimit, log });
  const once = boundedWork<Buffer>(bounds);
  const headers = Object.fromEntries(plainHeaders(settings, 'shared'));
  const fileName = 'card.png';

  function answer(context: Context<Bindings>, etag: string, bytes: Buffer): Response {
    const common = { ...headers, 'content-type': 'image/png', 'cache-control': forever, etag };
    if (context.req.header('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers: common });
    return new Response(context.req.method === 'HEAD' ? null : new Uint8Array(bytes), {
      status: 200,
      headers: { ...common, 'content-length': String(bytes.length) },
    });
  }

  const images = new Hono<Bindings>();
  images.get('*', async (context) => {
    const asked = readShareAddress(context.req.path, settings.sharedSecret);
    if (!asked) return context.text('Not found', 404, headers);
    const { name, card } = asked;
    const hash = createHash('sha256').update(name).digest('hex').slice(0, 24);
    const etag = `"${hash}"`;
    const known = await kept.find(hash, fileName);
    const found = known && (await readFile(known.file).catch(() => null));
    if (found) return answer(context, etag, found);
    const wait = limit.consume(clientOf(context.env.incoming));
    if (wait > 0) return toResponse(retryLaterResponse(429, wait, context.req.path, settings));
    try {
      const drawn = await once(hash, async () => {
        // Fonts and the library that draws are loaded by the first who needs them, not at every start.
        const { drawCard } = await import('./draw-card.ts');
        const bytes = await drawCard(card);
        await kept.keep(hash, fileName, bytes);
        return bytes;
      });
      return answer(context, etag, drawn);
    } catch (error) {
      const reason = reasonOf(error);
      if (error instanceof TooMuchWork) log.warn({ reason }, 'an image to share was not drawn');
      else log.error({ reason }, 'an image to share could not be drawn');
      return context.text('Unavailable', 503, { ...headers, 'cache-control': 'no-store', 'retry-after': '30' });
    }
  });
  images.all('*', (context) => context.text('Not found', 404, headers));
  return images;
}
