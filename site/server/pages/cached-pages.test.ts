import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import { createAdmission } from '../limits/admission.ts';
import { createRateLimit } from '../limits/rate-limit.ts';
import { createRenderQueue, renderQueueLimits } from '../limits/render-queue.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { noExtraHeaders } from '../page-cache/send.ts';
import { sharedCaching } from '../page-cache/shared-caching/shared-caching.ts';
import { cachedPages } from './cached-pages.ts';

let cache: PageCache;
let server: Server;
let notFound: string[];
let refusing: number;
let rendered: string[];
let sent: string[];
let published: Set<string>;
let known: Set<string>;
/** paths that the content service reports as deleted in a refused response */
let refused: Set<string>;
/** paths that are found only when they are read again */
let late: Set<string>;
/** whether a part of every page cannot be read */
let degraded: boolean;
/** called during every rendering */
let onRender: () => Promise<void>;

beforeEach(async () => {
  [notFound, rendered, sent, refusing] = [[], [], [], 0];
  published = new Set(['/ecole', '/news', '/error/debug?status=404']);
  known = new Set(published);
  [refused, late, degraded] = [new Set(), new Set(), false];
  onRender = async () => undefined;
  cache = new PageCache({ now: Date.now, limit: 1e6, onFailure: () => {}, onReplaced: () => {} });
  const pages = cachedPages({
    cache,
    render: async (key, reads) => {
      reads.keys.add('school');
      reads.degraded = degraded;
      rendered.push(key);
      await onRender();
      const isThere = published.has(key) && !key.includes('404');
      return { status: isThere ? 200 : 404, body: Buffer.from(isThere ? key : 'not found'), headers: [] };
    },
    visitCookies: () => noExtraHeaders,
    sharedCaching: sharedCaching({ sharedCaching: true }, { add: () => undefined }),
    known: {
      has: (key) => known.has(key),
      withoutUnknown: (key) => key.replace(/\?campus=.*/, ''),
      refute: async (key) => {
        if (refused.has(key)) throw new ContentUnavailable(key, 'refused');
        if (late.delete(key)) published.add(key);
        else if (!known.delete(key)) return false;
        return true;
      },
    },
    unknownLimit: createRateLimit({ burst: 3, perSecond: 0.001, clients: 1, now: () => 0 }),
    admission: createAdmission(
      createRateLimit({ burst: 100, perSecond: 1, clients: 10, now: () => 0 }),
      createRenderQueue(renderQueueLimits),
    ),
    clientOf: () => 'a',
    onSent: (path) => sent.push(path),
    isCached: true,
    onNotFound: (path, headers) => {
      notFound.push(path);
      if (headers['sec-gpc'] === '1') refusing += 1;
    },
  });
  server = createServer((request, response) => {
    if (!pages.sendFast(request, response) && !pages.send(request, response))
      pages.renderAndSend(request, response).catch(() => response.writeHead(503).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  cache.stop();
  server.close();
});

async function responseTo(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
  await response.text();
  return response;
}

const statusOf = async (...request: Parameters<typeof responseTo>) => (await responseTo(...request)).status;

it('URLs that are not found are reported each time, and the pages that show an error are not; pages that were sent are noted', async () => {
  expect(await statusOf('/nulle-part')).toBe(404);
  expect(await statusOf('/nulle-part?x=1')).toBe(404);
  expect(await statusOf('/error/debug?status=404')).toBe(404);
  expect(await statusOf('/ecole')).toBe(200);
  expect(notFound).toEqual(['/nulle-part', '/nulle-part']);
  expect(sent).toEqual(['/ecole']);
});

it('URLs that are not found are reported with the headers of their request, also from the cache', async () => {
  for (const path of ['/nulle-part', '/formations/-', '/formations/-']) await statusOf(path, { 'sec-gpc': '1' });
  expect([notFound.length, refusing]).toEqual([3, 3]);
});

it('unknown URLs are looked up within the rate limit; beyond it the cached error page is sent', async () => {
  for (let number = 0; number < 500; number += 1) expect(await statusOf(`/nulle-part-${number}`)).toBe(404);
  expect(rendered.filter((key) => key.startsWith('/nulle-part'))).toHaveLength(3);
  expect(rendered.filter((key) => key === '/-')).toHaveLength(1);
  expect(cache.size().entries).toBe(1);
  expect(notFound).toHaveLength(500);
});

it('nor for what can be no slug, nor for a page beyond the last one of a list', async () => {
  for (const path of ['/É%C3%A9', '/x.css', '/news;.js', '/a/b/c/d', '/formations/-', '/news?page=77'])
    await statusOf(path);
  for (let number = 0; number < 20; number += 1) expect(await statusOf(`/news?page=${number + 100}`)).toBe(404);
  expect(rendered.length).toBeLessThan(10);
  expect(await statusOf('/news')).toBe(200);
});

it('what was published a moment ago is there, though no list knows it yet', async () => {
  published.add('/tout-neuf');
  expect(await statusOf('/tout-neuf')).toBe(200);
  expect(await statusOf('/tout-neuf')).toBe(200);
  expect(rendered).toContain('/tout-neuf');
});

it('a known page that is not found is looked up once', async () => {
  known.add('/disparu');
  for (let times = 0; times < 30; times += 1) expect(await statusOf('/disparu')).toBe(404);
  expect(rendered.filter((key) => key === '/disparu').length).toBeLessThan(6);
});

it('a known page that is not found is rendered again, and shown where that finds it', async () => {
  known.add('/tard');
  late.add('/tard');
  expect(await statusOf('/tard')).toBe(200);
  expect(notFound).toEqual([]);
});

it('a cached page stays where the response that says it is gone is refused', async () => {
  expect(await statusOf('/ecole')).toBe(200);
  published.delete('/ecole');
  refused.add('/ecole');
  cache.changed({ keys: new Set(['school']), gone: false });
  await vi.waitFor(() => expect(rendered.filter((key) => key === '/ecole')).toHaveLength(2));
  expect(await statusOf('/ecole')).toBe(200);
});

it('a known page that is not found is no 404 while responses of the content service are refused', async () => {
  known.add('/disparu');
  refused.add('/disparu');
  expect([await statusOf('/disparu'), await statusOf('/disparu')]).toEqual([503, 503]);
  expect(notFound).toEqual([]);
  refused.clear();
  expect(await statusOf('/disparu')).toBe(404);
});

it('a page without one of its parts is kept by no CDN, since nothing would purge it; the complete one is', async () => {
  degraded = true;
  const incomplete = await responseTo('/ecole');
  expect([incomplete.status, incomplete.headers.get('surrogate-control')]).toEqual([200, 'no-store']);
  expect(incomplete.headers.get('cache-control')).not.toContain('s-maxage=');
  degraded = false;
  expect((await responseTo('/ecole')).headers.get('cache-control')).toContain('s-maxage=');
});

it('a page that waits to be rendered again is kept by no CDN; the new one is', async () => {
  const ruleOf = async () => (await responseTo('/ecole')).headers.get('cache-control');
  const change = () => cache.changed({ keys: new Set(['school']), gone: false });
  let letGo = () => {};
  // It changes while it is rendered for its first visitor, and is then rendered again, until it is let go.
  onRender = async () => {
    onRender = () => new Promise((resolve) => (letGo = resolve));
    change();
  };
  for (let times = 0; times < 2; times += 1) expect(await ruleOf()).not.toContain('s-maxage=');
  onRender = async () => undefined;
  letGo();
  await vi.waitFor(async () => expect(await ruleOf()).toContain('s-maxage='));
});
