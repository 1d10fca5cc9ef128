import { vi } from 'vitest';

/** What a service worker has around it, in memory. */

export const origin = 'https://www.ecole.example';
/** The responses of each cache, by URL. */
export const stored = new Map<string, Map<string, Response>>();
/** Whether the browser's cache storage fails. */
export const storage = { isBroken: false };
export const fetched = vi.fn<(request: Request) => Promise<Response>>();

/** An event of a worker, and what was begun for it. */
export class WorkerEvent {
  begun: Promise<unknown>[] = [];
  waitUntil(work: Promise<unknown>) {
    this.begun.push(work);
  }
}

const keyOf = (request: Request | string) => new URL(typeof request === 'string' ? request : request.url, origin).href;

async function use<T>(run: () => T): Promise<T> {
  if (storage.isBroken) throw new DOMException('Unexpected internal error.', 'UnknownError');
  return run();
}

const find = (request: Request | string, names: Iterable<string>) =>
  use(() =>
    [...names]
      .map((name) => stored.get(name)?.get(keyOf(request)))
      .find(Boolean)
      ?.clone(),
  );

const cacheNamed = (name: string) => ({
  match: (request: Request | string) => find(request, [name]),
  put: (request: Request | string, response: Response) =>
    use(() => void stored.set(name, new Map(stored.get(name)).set(keyOf(request), response))),
});

/** Gives the modules of the worker their globals: before they are loaded. */
export function stubWorkerScope(): void {
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('SHELL', { release: 'a', files: [], lines: '#000' });
  vi.stubGlobal('location', new URL('/service-worker.js', origin));
  vi.stubGlobal('ExtendableEvent', WorkerEvent);
  vi.stubGlobal('FetchEvent', class {});
  vi.stubGlobal('caches', {
    open: (name: string) => use(() => cacheNamed(name)),
    match: (request: Request | string, { cacheName }: MultiCacheQueryOptions = {}) =>
      find(request, cacheName ? [cacheName] : stored.keys()),
    delete: (name: string) => use(() => stored.delete(name)),
  });
  vi.stubGlobal('fetch', fetched);
}
