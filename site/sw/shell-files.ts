import { CacheExpiration } from 'workbox-expiration';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { kindOf, offlinePageOf } from './addresses.ts';

/** What the build put into this worker: its release, every file of the shell, and the theme's colour of lines on any ground. */
declare const SHELL: { release: string; files: { url: string; revision: string | null }[]; lines: string };

/** The build that this worker belongs to, as its pages know it too. */
export const { release, lines } = SHELL;

const precache = new PrecacheController();
precache.addToCacheList(SHELL.files);

/** Loads the files of the shell; what an earlier worker has is not loaded again. */
export const installShell = precache.install;

/** Responds for the files of the shell whose URL does not change with their content: icons and offline pages. */
export const shellRoute = new PrecacheRoute(precache, { cleanURLs: false, directoryIndex: '' });

const formerCache = 'former-assets';
// A page kept under an earlier release needs that release's scripts and styles as long as it is kept itself.
const former = new CacheExpiration(formerCache, { maxEntries: 300, maxAgeSeconds: 30 * 24 * 3600 });
const asked = new CacheFirst({ cacheName: formerCache, matchOptions: { ignoreVary: true } });

/** Puts aside the files of earlier releases before they are cleared away. */
export async function retireFormerShell(event: ExtendableEvent): Promise<void> {
  const current = new Set(precache.getURLsToCacheKeys().values());
  const [known, kept] = await Promise.all([caches.open(precache.strategy.cacheName), caches.open(formerCache)]);
  for (const request of await known.keys()) {
    if (current.has(request.url) || kindOf(new URL(request.url)) !== 'asset') continue;
    const file = await known.match(request);
    if (!file) continue;
    await kept.put(request, file);
    await former.updateTimestamp(request.url);
  }
  await former.expireEntries();
  await precache.activate(event);
}

/** A script, style or font of any release: from wherever it is kept, else from the network. */
export async function answerAsset(request: Request, event: ExtendableEvent): Promise<Response> {
  const known = await caches.match(request, { ignoreVary: true });
  if (known) return known;
  const answer = await asked.handle({ request, event });
  event.waitUntil(former.updateTimestamp(request.url));
  return answer;
}

/** What stands in for a page that can't be had now. It is a page of its own, so its status is 200. */
export async function offlinePage(address: URL): Promise<Response> {
  return (await precache.matchPrecache(offlinePageOf(address))) ?? Response.error();
}
