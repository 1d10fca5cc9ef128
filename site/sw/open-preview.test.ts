import { sessionLifetime } from '@vitrine/contract/messages/preview.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fetched, origin, storage, stored, stubWorkerScope, WorkerEvent } from '../tests/worker-scope.ts';

// It needs IndexedDB.
vi.mock('workbox-expiration', () => ({
  ExpirationPlugin: class {},
  CacheExpiration: class {
    async updateTimestamp() {}
  },
}));

let preview: typeof import('./open-preview.ts');
let visited: typeof import('./visited.ts');

beforeAll(async () => {
  stubWorkerScope();
  preview = await import('./open-preview.ts');
  visited = await import('./visited.ts');
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(async () => {
  vi.useFakeTimers();
  storage.isBroken = false;
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

it('is not open where the browser’s cache storage fails', async () => {
  storage.isBroken = true;
  await pass('/callback?ticket=a');
  expect(await preview.isPreviewOpen()).toBe(false);
});
