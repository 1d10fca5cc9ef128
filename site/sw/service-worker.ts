import { registerRoute } from 'workbox-routing';
import type { WorkerMessage } from '../app/features/pwa/worker-messages.ts';
import { noteDocument } from './open-preview.ts';
import { installShell, offlinePage, release, respondWithAsset, retireFormerShell, shellRoute } from './shell-files.ts';
import { type Kind, kindOf } from './urls.ts';
import { cachedSince, cacheVisited, respondWithDocument, respondWithPageData, respondWithPicture } from './visited.ts';

declare const self: ServiceWorkerGlobalScope;

/** The service worker (section 1): the shell and what was visited are there without a connection. */

self.addEventListener('install', (event) => event.waitUntil(installShell(event)));
self.addEventListener('activate', (event) =>
  event.waitUntil(retireFormerShell(event).then(() => self.clients.claim())),
);

const isDocument = ({ mode }: Request) => mode === 'navigate';
const isOf = (kind: Kind) => (given: { url: URL; sameOrigin: boolean }) =>
  given.sameOrigin && kindOf(given.url) === kind;

// Without a response to it: the routes of the preview are left to the network.
self.addEventListener('fetch', (event) => {
  if (isDocument(event.request)) event.waitUntil(noteDocument(new URL(event.request.url)));
});
registerRoute(
  (given) => isDocument(given.request) && isOf('page')(given),
  async ({ request, event, url }) => (await respondWithDocument(request, event as FetchEvent)) ?? elsewhere(url),
);
for (const method of ['GET', 'POST'] as const) {
  registerRoute(
    (given) => isDocument(given.request) && isOf('action')(given),
    ({ request, url }) => fetch(request).catch(() => offlinePage(url)),
    method,
  );
}
registerRoute(
  isOf('page-data'),
  async ({ request, event }) => (await respondWithPageData(request, event as FetchEvent)) ?? unreachable(),
);
registerRoute(isOf('endpoint'), ({ request }) => fetch(request).catch(unreachable));
registerRoute(
  (given) => given.request.destination === 'image' && isOf('picture')(given),
  ({ request, event }) => respondWithPicture(request, event),
);
registerRoute(isOf('asset'), ({ request, event }) => respondWithAsset(request, event));
registerRoute(shellRoute);

/** A page that is not cached. The URL of the French home page also serves the English one, if that is cached. */
async function elsewhere(url: URL): Promise<Response> {
  const english = url.pathname === '/' && (await caches.match(new URL('/en', url), { cacheName: 'pages' }));
  return english ? Response.redirect('/en') : offlinePage(url);
}

/** A response without content where the network failed. An error status would be written to the page's console. */
function unreachable(): Response {
  return new Response(null, { status: 204 });
}

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  const respond = (value: unknown) => event.ports[0]?.postMessage(value);
  const from = event.source instanceof Client ? event.source.id : '';
  switch (message?.type) {
    case 'release':
      return respond(release);
    case 'up-to-date':
      return event.waitUntil(takeOverWhenAllUpToDate(from));
    case 'take-over':
      return event.waitUntil(self.skipWaiting());
    case 'saved-on':
      return event.waitUntil(cachedSince(from, message).then(respond));
    case 'keep':
      return event.waitUntil(cacheVisited(message.address, message.pictures, event));
  }
});

/** The clients that are of this worker's release already. */
const upToDate = new Set<string>();

/** Replaces the active worker without a prompt where all pages have the new release already. */
async function takeOverWhenAllUpToDate(client: string): Promise<void> {
  upToDate.add(client);
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.every(({ id }) => upToDate.has(id))) await self.skipWaiting();
}
