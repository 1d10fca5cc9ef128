import { Hono } from 'hono';
import type { ContentClient } from '../app/content/.server/content-client.ts';
import { ContentUnavailable } from '../app/content/.server/errors.ts';
import type { Log } from './log.ts';

/** Pictures and documents, passed on from the content service under addresses that never change their content. */
export function mediaRoutes(content: ContentClient, log: Log): Hono {
  const media = new Hono();
  media.get('/:hash{[0-9a-f]{24}}/:name{[A-Za-z0-9._-]{1,150}}', async (context) => {
    const { hash, name } = context.req.param();
    try {
      const file = await content.open(`/media/files/${hash}/${encodeURIComponent(name)}`);
      if (!file) return context.text('Not found', 404);
      return new Response(file.body, {
        headers: {
          'content-type': file.headers.get('content-type') ?? 'application/octet-stream',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        },
      });
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error;
      log.warn({ path: context.req.path, reason: error.message }, 'a media file could not be read');
      return context.text('Unavailable', 503, { 'retry-after': '30' });
    }
  });
  media.all('*', (context) => context.text('Not found', 404));
  return media;
}
