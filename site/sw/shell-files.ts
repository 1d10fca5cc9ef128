import { CacheExpiration } from 'workbox-expiration';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { isOfType } from '../app/features/pwa/cached-copies.ts';
import { kindOf, offlinePageOf } from './urls.ts';

/** What the build put into this worker: its release, every file of the shell, and the theme's colour of lines on any ground. */
declare const SHELL: {
  release: string;
  files: { url: string; revision: string | null; integrity?: string }[];
  lines: string;
};

/** The build that this worker belongs to, as its pages know it too. */
export const { release, lines } = SHELL;

const precache = new PrecacheController();
precache.addToCacheList(SHELL.files);

/** Loads the files of the shell; what an earlier worker has is not loaded again. */
export const installShell = precache.install;

/** Serves the files of the shell whose URL does not change with their content: icons and offline pages. */
export const shellRoute = new PrecacheRoute(precache, { cleanURLs: false, directoryIndex: '' });

const formerCache = 'former-assets';
// A page that was cached under an earlier release needs that release's scripts and styles as long as it is cached itself.
const formerExpiration = new CacheExpiration(formerCache, { maxEntries: 300, maxAgeSeconds: 30 * 24 * 3600 });
const formerAssets = new CacheFirst({
  cacheName: formerCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // What responds in the site's place, as the page of a Wi-Fi, is a 200 too.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !isOfType(response, 'text/html') ? response : null,
    },
  ],
});

/** Copies the assets of earlier releases into a cache of their own before they are removed from the precache. */
export async function retireFormerShell(event: ExtendableEvent): Promise<void> {
  const current = new Set(precache.getURLsToCacheKeys().values());
  const [precached, former] = await Promise.all([caches.open(precache.strategy.cacheName), caches.open(formerCache)]);
  for (const request of await precached.keys()) {
    if (current.has(request.url) || kindOf(new URL(request.url)) !== 'asset') continue;
    const file = await precached.match(request);
    if (!file) continue;
    await former.put(request, file);
    await formerExpiration.updateTimestamp(request.url);
  }
  await formerExpiration.expireEntries();
  await precache.activate(event);
}

/** A script, style or font of any release: from any cache, else from the network, as where the browser's cache storage fails. */
export async function respondWithAsset(request: Request, event: ExtendableEvent): Promise<Response> {
  const known = await caches.match(request, { ignoreVary: true }).catch(() => undefined);
  if (known) return known;
  const response = await formerAssets.handle({ request, event }).catch(() => fetch(request));
  event.waitUntil(formerExpiration.updateTimestamp(request.url));
  return response;
}

/** The offline page, in place of one that cannot be loaded now. It is a page of its own, so its status is 200. */
export async function offlinePage(url: URL): Promise<Response> {
  return (await precache.matchPrecache(offlinePageOf(url))) ?? Response.error();
}
