import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetched, origin, storage, stored, stubWorkerScope, WorkerEvent } from '../tests/worker-scope.ts';

// It needs IndexedDB.
vi.mock('workbox-expiration', () => ({
  ExpirationPlugin: class {},
  CacheExpiration: class {
    async updateTimestamp() {}
  },
}));

let files: typeof import('./shell-files.ts');
let visited: typeof import('./visited.ts');

beforeAll(async () => {
  stubWorkerScope();
  files = await import('./shell-files.ts');
  visited = await import('./visited.ts');
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  stored.clear();
  fetched.mockReset();
  storage.isBroken = false;
});

const request = (path: string) => new Request(new URL(path, origin));

/** What the worker gives, once all that it does for it is done. */
async function settled<T>(respond: (event: FetchEvent) => Promise<T>): Promise<T> {
  const event = new WorkerEvent();
  const response = await respond(event as unknown as FetchEvent);
  await Promise.allSettled(event.begun);
  return response;
}

describe('where the browser’s cache storage fails', () => {
  beforeEach(() => {
    storage.isBroken = true;
    fetched.mockImplementation(async () => new Response('from the network'));
  });

  it('a script comes from the network', async () => {
    const script = await settled((event) => files.respondWithAsset(request('/assets/a-12345678.js'), event));
    expect(await script.text()).toBe('from the network');
  });

  it('a picture comes from the network, and is a crossed rectangle where there is none either', async () => {
    const load = () => settled((event) => visited.respondWithPicture(request('/media/1/640.webp'), event));
    expect(await (await load()).text()).toBe('from the network');
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await load()).headers.get('content-type')).toBe('image/svg+xml');
  });
});

describe('what responds in the place of the site', () => {
  const portal = async () =>
    new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'Text/HTML; charset=utf-8' } });
  const ofType = (type: string, body: string) => async () => new Response(body, { headers: { 'content-type': type } });

  it('is not kept as a script', async () => {
    const load = () => settled((event) => files.respondWithAsset(request('/assets/a-12345678.js'), event));
    fetched.mockImplementationOnce(portal);
    expect(await (await load()).text()).toBe('<h1>Wi-Fi</h1>');
    fetched.mockImplementationOnce(ofType('text/javascript', 'export {}'));
    expect(await (await load()).text()).toBe('export {}');
    expect(await (await load()).text()).toBe('export {}');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('does not replace the copy of page data', async () => {
    const load = () =>
      settled((event) => visited.respondWithPageData(request('/api/screens/campus?locale=fr&slug=lyon'), event));
    fetched.mockImplementationOnce(ofType('application/json; charset=utf-8', '{"name":"Lyon"}'));
    await load();
    fetched.mockImplementationOnce(portal);
    expect(await (await load())?.text()).toBe('<h1>Wi-Fi</h1>');
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await (await load())?.json()).toEqual({ name: 'Lyon' });
  });
});

it.each([
  ['a minute ago', -60_000, 0],
  ['ten minutes ago', -600_000, 1],
  ['by a clock that was a year ahead', 365 * 86_400_000, 1],
])('a document that was stored %s is requested as often as it must be', async (_when, ahead, times) => {
  const headers = { 'x-saved-on': new Date(Date.now() + ahead).toISOString() };
  stored.set('pages', new Map([[`${origin}/campus`, new Response('', { headers })]]));
  fetched.mockImplementation(async () => new Response(''));
  await settled((event) => visited.cacheVisited('/campus', [], event));
  expect(fetched).toHaveBeenCalledTimes(times);
});

it('a document is requested without what says where its visitor came from', async () => {
  fetched.mockImplementation(async () => new Response(''));
  await settled((event) => visited.cacheVisited('/formations?utm_content=lettre&level=master', [], event));
  expect(fetched.mock.calls.map(([asked]) => (asked as Request).url)).toEqual([`${origin}/formations?level=master`]);
});
