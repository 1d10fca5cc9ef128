import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import type { Settings } from '../../../app/config/settings.server.ts';
import { SingleFlight } from '../../../cache/single-flight.ts';
import type { Bindings, SiteBindings } from '../../bindings.ts';
import { forever, plainHeaders } from '../../headers/response-headers.ts';
import { charge } from '../../limits/rate-limit.ts';
import { createRenderQueue, QueueFull } from '../../limits/render-queue.ts';
import { type Log, reasonOf } from '../../observe/log.ts';
import { matchingTag } from '../../page-cache/negotiation.ts';
import { MediaCache } from '../media-cache.ts';
import { readShareUrl } from './share-url.ts';

interface ShareImageParts extends Pick<SiteBindings, 'limit' | 'clientOf'> {
  settings: Pick<Settings, 'siteUrl' | 'cacheDir' | 'acceptedSecrets'>;
  log: Log;
}

/** Bytes of images on disk: about ten thousand. */
const diskLimit = 200_000_000;

/** A drawing takes a fifth of a second of CPU: all that may wait are drawn within 12 seconds. */
const queueLimits = { atOnce: 1, mostOfClient: 60, most: 60, silence: 10_000, longest: 30_000 };

/**
 * `/media/share/….png`: the image that social networks show of a page. Its URL is the sealed card itself, so it is drawn
 * without a request to the content service, and only the site can create such URLs. Once drawn it is served from disk.
 */
export function shareImages({ settings, limit, clientOf, log }: ShareImageParts): Hono<Bindings> {
  const cache = new MediaCache({ directory: path.join(settings.cacheDir, 'share'), limit: diskLimit, log });
  const queue = createRenderQueue(queueLimits);
  const flights = new SingleFlight<Buffer>();
  const headers = Object.fromEntries(plainHeaders(settings, 'shared'));
  const notStored = { ...headers, 'cache-control': 'no-store' };
  const fileName = 'card.png';

  function respond(context: Context<Bindings>, etag: string, bytes: Buffer, lifetime = forever): Response {
    const common = { ...headers, 'content-type': 'image/png', 'cache-control': lifetime, etag };
    if (matchingTag(context.req.header('if-none-match') ?? '', [etag]))
      return new Response(null, { status: 304, headers: common });
    return new Response(context.req.method === 'HEAD' ? null : new Uint8Array(bytes), {
      status: 200,
      headers: { ...common, 'content-length': String(bytes.length) },
    });
  }

  const images = new Hono<Bindings>();
  images.get('*', async (context) => {
    const requested = readShareUrl(context.req.path, settings.acceptedSecrets);
    if (!requested) return context.text('Not found', 404, notStored);
    const { name, card, isCurrent } = requested;
    const hash = createHash('sha256').update(name).digest('hex').slice(0, 24);
    const etag = `"${hash}"`;
    const cached = await cache.find(hash, fileName);
    const found = cached && (await readFile(cached.file).catch(() => null));
    if (found) return respond(context, etag, found);
    const client = clientOf(context.env.incoming);
    charge(limit, client);
    const draw = async () => {
      // Fonts and sharp are loaded for the first drawing, not at every start.
      const { drawCard } = await import('./draw-card.ts');
      const bytes = await drawCard(card);
      if (isCurrent) await cache.store(hash, fileName, bytes);
      return bytes;
    };
    try {
      const bytes = await flights.do(hash, () => queue.run(client, draw));
      return respond(context, etag, bytes, isCurrent ? forever : 'public, max-age=60');
    } catch (error) {
      const reason = reasonOf(error);
      if (error instanceof QueueFull) log.warn({ reason }, 'an image to share was not drawn');
      else log.error({ reason }, 'an image to share could not be drawn');
      return context.text('Unavailable', 503, { ...notStored, 'retry-after': '30' });
    }
  });
  images.all('*', (context) => context.text('Not found', 404, notStored));
  return images;
}
