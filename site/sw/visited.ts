import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { cachedCopy, isCacheable, isOfType, pagesCache, savedOn } from '../app/features/pwa/cached-copies.ts';
import type { WorkerMessage } from '../app/features/pwa/worker-messages.ts';
import { isPreviewOpen } from './open-preview.ts';
import { lines } from './shell-files.ts';
import { kindOf, mayBeFetchedInBackground, pageKey } from './urls.ts';

/** The caches of what was visited: documents, page data and pictures, each within its bounds. */

const day = 24 * 3600;
const matchOptions: CacheQueryOptions = { ignoreVary: true };
/** Seconds after which the cached copy is served, and the network's response is cached for the next time. */
const networkTimeout = 4;

const stamped: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isCacheable(response) ? cachedCopy(response, new Date()) : null),
};
/** Under an open preview the network is waited for, however long it takes. */
const notInPreview: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && !(await isPreviewOpen()) ? cachedResponse : null,
};
const withinBounds = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * day, purgeOnQuotaError: true, matchOptions });

const documents = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: networkTimeout,
  matchOptions,
  plugins: [
    stamped,
    { cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url) },
    withinBounds(60),
    notInPreview,
  ],
});

/** What responds in the site's place, as the page of a Wi-Fi, is a 200 too. */
const onlyJson: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isOfType(response, 'application/json') ? response : null),
};

const pageData = new NetworkFirst({
  cacheName: 'page-data',
  networkTimeoutSeconds: networkTimeout,
  matchOptions,
  plugins: [onlyJson, stamped, withinBounds(200), notInPreview],
});

const picturesCache = 'pictures';

/** A substitute for the requested width of a picture is cached only while there is no better one. */
const isFinal = (response: Response) => /\bimmutable\b/i.test(response.headers.get('cache-control') ?? '');

const finalPictures: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isCacheable(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && isFinal(cachedResponse) ? cachedResponse : null,
};

const pictures = new CacheFirst({
  cacheName: picturesCache,
  matchOptions,
  plugins: [finalPictures, withinBounds(120)],
});

/** When the document of each open page was stored, where it is a copy. Lost when the worker ends. */
const copiesGiven = new Map<string, string>();

function noteCopy(client: string, document: Response): void {
  const since = savedOn(document);
  if (since) copiesGiven.set(client, since);
  // Nothing says that a page was closed: only the latest entries matter.
  const [oldest] = copiesGiven.keys();
  if (copiesGiven.size > 50 && oldest !== undefined) copiesGiven.delete(oldest);
}

const knownDocument = async (url: string) => (await caches.open(pagesCache)).match(pageKey(url), matchOptions);

/** Whether a proxy before the site responds in its place, or the site without its content; not what it says to an editor's preview. */
const isOutage = ({ status, headers }: Response) =>
  status >= 502 && status <= 504 && !/\bprivate\b/i.test(headers.get('cache-control') ?? '');

/** A document: fresh, else the cached copy. `null` where there is neither. */
export async function respondWithDocument(request: Request, event: FetchEvent): Promise<Response | null> {
  const response = await documents.handle({ request, event }).catch(() => null);
  const isWanted = (!response || isOutage(response)) && !(await isPreviewOpen());
  const shown = (isWanted ? await knownDocument(request.url) : null) ?? response;
  if (shown) noteCopy(event.resultingClientId, shown);
  return shown;
}

/** Page data for a client navigation: fresh, else the cached copy. `null` where there is neither. */
export async function respondWithPageData(request: Request, event: FetchEvent): Promise<Response | null> {
  const response = await pageData.handle({ request, event }).catch(() => null);
  const isWanted = (!response || isOutage(response)) && !(await isPreviewOpen());
  return (isWanted ? await caches.match(request, { cacheName: 'page-data' }) : null) ?? response;
}

/** A crossed rectangle in place of a picture that was never loaded. */
const missingPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" preserveAspectRatio="none"><path fill="none" stroke="${lines}" stroke-width="1" vector-effect="non-scaling-stroke" d="M0 0h4v3H0zM0 0l4 3M4 0L0 3"/></svg>`;

/** A picture: cache first, because its URL never changes its content; offline in any cached width. */
export async function respondWithPicture(request: Request, event: ExtendableEvent): Promise<Response> {
  try {
    return await pictures.handle({ request, event });
  } catch {
    // Where the browser's cache storage fails, the network was not asked yet.
    const other = await caches
      .match(request, { cacheName: picturesCache, ...matchOptions })
      .catch(() => fetch(request))
      .catch(() => undefined);
    if (other) return other;
    return new Response(missingPicture, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } });
  }
}

/**
 * When what an open page shows was cached. Where the page knows that there is no connection, that is when its document was, wherever
 * its data came from.
 * @returns ISO, or `null` where the page is fresh
 */
export async function cachedSince(
  client: string,
  { address, offline, copy = copiesGiven.get(client) ?? null }: Extract<WorkerMessage, { type: 'saved-on' }>,
): Promise<string | null> {
  if (copy || !offline) return copy;
  const document = await knownDocument(new URL(address, location.origin).href);
  return document ? savedOn(document) : null;
}

/** Seconds for which a cached document is not requested again. */
const freshFor = 300;

/** Caches what a client navigation did not load: the document of the URL, and pictures from before the worker. */
export async function cacheVisited(page: string, loaded: string[], event: ExtendableEvent): Promise<void> {
  const url = new URL(page, location.origin);
  if (url.origin !== location.origin || !mayBeFetchedInBackground(url)) return;
  const known = await knownDocument(url.href);
  const age = known ? Date.now() - Date.parse(savedOn(known) ?? '') : Number.POSITIVE_INFINITY;
  // A copy of later than now was stored when the clock was wrong.
  if (!(age >= 0 && age < freshFor * 1000)) {
    // Without what says where the visitor came from: the response would be for them alone, and begin another visit.
    url.search = new URL(pageKey(url.href)).search;
    const request = new Request(url, { headers: { accept: 'text/html' }, redirect: 'manual' });
    await documents.handle({ request, event }).catch(() => null);
  }
  for (const picture of loaded.slice(0, 24)) {
    const source = new URL(picture, location.origin);
    if (source.origin !== location.origin || kindOf(source) !== 'picture') continue;
    await pictures.handle({ request: new Request(source), event }).catch(() => null);
  }
}
