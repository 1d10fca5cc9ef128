import type { IncomingMessage } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import type { ReadsOfRequest } from '../../app/data/.server/reads-of-request.ts';
import type { SiteContext } from '../../app/data/.server/site-context.ts';
import { createAdmission } from '../limits/admission.ts';
import { toResponse } from '../limits/early-response.ts';
import { errorResponse } from '../limits/error-response.ts';
import { createRateLimit } from '../limits/rate-limit.ts';
import { createRenderQueue, renderQueueLimits } from '../limits/render-queue.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { forSearchEngines } from './crawlers.ts';

const settings = { siteUrl: 'https://www.ecole.example', crmHosts: [] };
const news = (slug: string) => ({ id: 1, slug: { fr: slug, en: null }, updatedAt: '2026-11-01T00:00:00.000Z' });

/** The files for search engines, with a content service whose state a test may change. */
function searchEngines(burst = 100) {
  const state = { slug: 'un-article', failure: null as Error | null };
  const get = vi.fn(async (path: string, schema: z.ZodType) => {
    if (state.failure) throw state.failure;
    return schema.parse({ docs: path === '/news' ? [news(state.slug)] : [] });
  });
  const cache = new PageCache({ now: () => 0, limit: 1e6, onFailure: vi.fn(), onReplaced: vi.fn() });
  const files = forSearchEngines({
    contextFor: (reads: ReadsOfRequest) => ({
      content: {
        get: (path: string, _: unknown, schema: z.ZodType) => {
          reads.keys.add(path);
          return get(path, schema);
        },
      } as unknown as SiteContext['content'],
    }),
    cache,
    admission: createAdmission(
      createRateLimit({ burst, perSecond: 0.1, clients: 10, now: () => 0 }),
      createRenderQueue(renderQueueLimits),
    ),
    clientOf: () => 'a client',
    settings,
  });
  files.onError((error, { req }) => toResponse(errorResponse(error, req.path, settings)));
  const request = (headers: Record<string, string> = {}, target = '/sitemap.xml') =>
    files.request(target, { headers }, { incoming: {} as IncomingMessage });
  return { state, get, cache, request };
}

describe('the sitemap', () => {
  it('is rendered once for all concurrent requests, and then sent from the cache without a charge', async () => {
    const { get, request } = searchEngines(1);
    const responses = await Promise.all([request(), request(), request({}, '/sitemap.xml?x=1')]);
    const reads = get.mock.calls.length;
    for (const response of [...responses, await request()]) {
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml']);
      expect(response.headers.get('cache-control')).toBe('public, max-age=300');
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      expect(await response.text()).toContain('<loc>https://www.ecole.example/actualites/un-article</loc>');
    }
    expect(get.mock.calls.length).toBe(reads);
  });

  it('has an ETag, and is sent compressed as soon as it was compressed', async () => {
    const { request } = searchEngines();
    const tag = (await request()).headers.get('etag') ?? '';
    const again = await request({ 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await vi.waitFor(async () => {
      expect((await request({ 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
    });
  });

  it('is rendered again when something that it lists changes', async () => {
    const { state, cache, request } = searchEngines();
    await request();
    state.slug = 'un-autre';
    cache.changed({ keys: new Set(['/news']), gone: false });
    await vi.waitFor(async () => expect(await (await request()).text()).toContain('/actualites/un-autre<'));
  });

  it('is not found in the page cache by its path', async () => {
    const { cache, request } = searchEngines();
    await request();
    expect(cache.find('/sitemap.xml')).toBeUndefined();
  });

  it.each([
    [false, 503, '30'],
    [true, 504, '30'],
  ])(
    'is missing during an outage, with the headers of every response (after a timeout: %j)',
    async (timedOut, status, retry) => {
      const { state, request } = searchEngines();
      state.failure = new ContentUnavailable('/news', 'no response', timedOut);
      const response = await request();
      expect([response.status, response.headers.get('retry-after')]).toEqual([status, retry]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      state.failure = null;
      expect((await request()).status).toBe(200);
    },
  );
});
