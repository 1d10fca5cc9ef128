import type { IncomingMessage } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import type { ReadsOfRequest } from '../../app/data/.server/reads-of-request.ts';
import type { SiteContext } from '../../app/data/.server/site-context.ts';
import { createAdmission } from '../limits/admission.ts';
import { createRateLimit } from '../limits/rate-limit.ts';
import { createRenderQueue, renderQueueLimits } from '../limits/render-queue.ts';
import { createLog } from '../log.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { forSearchEngines } from './crawlers.ts';

const settings = { siteUrl: 'https://www.ecole.example', crmHosts: [] };
const log = createLog({ write: () => undefined });
const news = (slug: string) => ({ id: 1, slug: { fr: slug, en: null }, updatedAt: '2026-11-01T00:00:00.000Z' });

/** The files for search engines, of a content service whose state a test may change. */
function searchEngines(burst = 100) {
  const state = { slug: 'un-article', failure: null as Error | null };
  const get = vi.fn(async (path: string) => {
    if (state.failure) throw state.failure;
    const docs = path === '/news' ? [news(state.slug)] : [];
    return { docs, totalDocs: docs.length };
  });
  const cache = new PageCache({ now: () => 0, limit: 1e6, onFailure: vi.fn(), onReplaced: vi.fn() });
  const files = forSearchEngines({
    contextFor: (reads: ReadsOfRequest) => ({
      content: {
        get: (path: string) => {
          reads.keys.add(path);
          return get(path);
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
    log,
  });
  const ask = (headers: Record<string, string> = {}, target = '/sitemap.xml') =>
    files.request(target, { headers }, { incoming: {} as IncomingMessage });
  return { state, get, cache, ask };
}

describe('the sitemap', () => {
  it('is made once for all who ask, and costs nobody anything after that', async () => {
    const { get, ask } = searchEngines(1);
    const answers = await Promise.all([ask(), ask(), ask({}, '/sitemap.xml?x=1')]);
    const made = get.mock.calls.length;
    for (const answer of [...answers, await ask()]) {
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      expect(await answer.text()).toContain('<loc>https://www.ecole.example/actualites/un-article</loc>');
    }
    expect(get.mock.calls.length).toBe(made);
  });

  it('has a tag, and comes compressed as soon as it can', async () => {
    const { ask } = searchEngines();
    const tag = (await ask()).headers.get('etag') ?? '';
    const again = await ask({ 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await vi.waitFor(async () => {
      expect((await ask({ 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
    });
  });

  it('is made again when something that it lists changes', async () => {
    const { state, cache, ask } = searchEngines();
    await ask();
    state.slug = 'un-autre';
    cache.changed({ keys: new Set(['/news']), gone: false });
    await vi.waitFor(async () => expect(await (await ask()).text()).toContain('/actualites/un-autre<'));
  });

  it('is never taken for a page by its address', async () => {
    const { cache, ask } = searchEngines();
    await ask();
    expect(cache.find('/sitemap.xml')).toBeUndefined();
  });

  it.each([
    [false, 503, '30'],
    [true, 504, '30'],
  ])(
    'is missing during an outage, with the headers of every answer (in silence: %j)',
    async (timedOut, status, retry) => {
      const { state, ask } = searchEngines();
      state.failure = new ContentUnavailable('/news', 'no answer', timedOut);
      const answer = await ask();
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retry]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      state.failure = null;
      expect((await ask()).status).toBe(200);
    },
  );
});
