import { expect, type Page } from '@playwright/test';

/** Helpers of journeys with the service worker. */

/** Waits until the worker controls the page. */
export async function underWorker(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** Waits until the service worker has cached the document of a URL. */
export async function documentCached(page: Page, url: string): Promise<void> {
  const isKept = (path: string) => caches.match(path, { cacheName: 'pages' }).then(Boolean);
  await expect.poll(() => page.evaluate(isKept, url), { message: `${url} is cached` }).toBe(true);
}

/** The URLs in a cache of the worker, without the origin. */
export function urlsIn(page: Page, cacheName: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => url.replace(location.origin, ''));
  }, cacheName);
}
