import { sessionLifetime } from '@vitrine/contract/messages/preview.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

// It needs IndexedDB.
vi.mock('workbox-expiration', () => ({
  ExpirationPlugin: class {},
  CacheExpiration: class {
    async updateTimestamp() {}
  },
}));

const origin = 'https://www.ecole.example';
const stored = new Map<string, Map<string, Response>>();
const fetched = vi.fn<(request: Request) => Promise<Response>>();

const keyOf = (request: Request | string) => new URL(typeof request === 'string' ? request : request.url, origin).href;
const cacheNamed = (name: string) => {
  const entries = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, entries);
  return {
    match: async (request: Request | string) => entries.get(keyOf(request))?.clone(),
    put: async (request: Request | string, response: Response) => void entries.set(keyOf(request), response),
  };
};

/** An event of a worker, and what was begun for it. */
class WorkerEvent {
  begun: Promise<unknown>[] = [];
  waitUntil(work: Promise<unknown>) {
    this.begun.push(work);
  }
}

let preview: typeof import('./open-preview.ts');
let visited: typeof import('./visited.ts');

beforeAll(async () => {
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('SHELL', { release: 'a', files: [], lines: '#000' });
  vi.stubGlobal('location', new URL('/service-worker.js', origin));
  vi.stubGlobal('ExtendableEvent', WorkerEvent);
  vi.stubGlobal('FetchEvent', class {});
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheNamed(name),
    match: (request: Request | string, { cacheName = '' }: MultiCacheQueryOptions = {}) =>
      cacheNamed(cacheName).match(request),
    delete: async (name: string) => stored.delete(name),
  });
  vi.stubGlobal('fetch', fetched);
  preview = await import('./open-preview.ts');
  visited = await import('./visited.ts');
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(async () => {
  vi.useFakeTimers();
  stored.clear();
  fetched.mockReset();
  fetched.mockImplementation(async () => published('public'));
  for (const load of [document, pageData]) await load();
});
afterEach(() => vi.useRealTimers());

const published = (cacheControl: string, status = 200) =>
  new Response('"published"', {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': cacheControl },
  });
const drafts = () => new Response('"drafts"', { headers: { 'cache-control': 'private, no-store' } });

const request = (path: string) => new Request(new URL(path, origin));
const pass = (path: string) => preview.noteDocument(new URL(path, origin));

/** What the worker gives, whatever it still does for it. */
async function textOf(respond: (event: FetchEvent) => Promise<Response | null>): Promise<string | undefined> {
  const response = respond(new WorkerEvent() as unknown as FetchEvent);
  await vi.advanceTimersByTimeAsync(10_000);
  return (await response)?.text();
}
const document = () => textOf((event) => visited.respondWithDocument(request('/campus'), event));
const pageData = () => textOf((event) => visited.respondWithPageData(request('/api/screens/campus?locale=fr'), event));

const cases = [
  ['a slow document', document, 'slow'],
  ['slow page data', pageData, 'slow'],
  ['a document without a connection', document, 'away'],
  ['page data without a connection', pageData, 'away'],
] as const;
const networks = {
  slow: () => new Promise<Response>((resolve) => setTimeout(() => resolve(drafts()), 5000)),
  away: () => Promise.reject(new TypeError('Failed to fetch')),
};

it.each(cases)(
  '%s is no published copy under an open preview, and the copy once it is ended',
  async (_what, load, network) => {
    fetched.mockImplementation(networks[network]);
    await pass('/callback?ticket=a');
    await pass('/formations');
    expect(await load()).toBe(network === 'slow' ? '"drafts"' : undefined);
    await pass('/logout');
    expect(await load()).toBe('"published"');
  },
);

it('is open for as long as its session is valid', async () => {
  await pass('/callback?ticket=a');
  vi.advanceTimersByTime(sessionLifetime - 1);
  expect(await preview.isPreviewOpen()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(await preview.isPreviewOpen()).toBe(false);
});

// The last one: it takes the storage of the others away.
it('is not open where the browser’s cache storage fails', async () => {
  vi.stubGlobal('caches', {
    open: () => Promise.reject(new DOMException()),
    match: () => Promise.reject(new DOMException()),
  });
  await pass('/callback?ticket=a');
  expect(await preview.isPreviewOpen()).toBe(false);
});
