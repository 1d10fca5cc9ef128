import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import type { LegacyRow } from '@vitrine/contract/routes/legacy-table.ts';
import { clientAddress } from '@vitrine/contract/settings/client-address.ts';
import { subjectOf } from '@vitrine/contract/visits/visit-events.ts';
import { z } from 'zod';
import type { Settings } from '../app/config/settings.server.ts';
import type { ContentCache } from '../app/data/.server/content-cache/content-cache.ts';
import type { ContentClient } from '../app/data/.server/content-service/content-client.ts';
import type { ContentTransport } from '../app/data/.server/content-service/content-transport.ts';
import { readEveryCrmLink } from '../app/data/.server/readers/crm-links.ts';
import { newReads } from '../app/data/.server/reads-of-request.ts';
import { createSiteSearch, readSearchContent } from '../app/data/.server/search/site-search.ts';
import { earlyResponses } from './early-responses.ts';
import type { PageVisits } from './lifecycle/page-visits.ts';
import { warmUp as renderPublished } from './lifecycle/warm-up.ts';
import { createAdmission } from './limits/admission.ts';
import { requestFailures } from './limits/error-response.ts';
import { clientLimit, createRateLimit } from './limits/rate-limit.ts';
import { createRenderQueue, renderQueueLimits } from './limits/render-queue.ts';
import type { MediaFiles } from './media/media-files.ts';
import { isCurrentCounted } from './observe/current-request.ts';
import { type Log, reasonOf } from './observe/log.ts';
import { RequestCounts } from './observe/request-counts.ts';
import { observeRest } from './observe/request-log.ts';
import { withVisitSpans } from './observe/visit-spans.ts';
import { createVisitCookies } from './origin/visit-cookies.ts';
import { PageCache } from './page-cache/page-cache.ts';
import type { PurgeQueue } from './page-cache/shared-caching/purge-queue.ts';
import { sharedCaching } from './page-cache/shared-caching/shared-caching.ts';
import { cachedPages } from './pages/cached-pages.ts';
import { readingContext } from './pages/reading-context.ts';
import { createPageRenderer } from './pages/render-page.ts';
import { previewPages } from './preview/preview-pages.ts';
import { siteRoutes } from './routes.ts';
import { createSharedAssets } from './static-files/shared-assets.ts';
import { staticFiles } from './static-files/static-files.ts';
import { createCachedReading } from './urls/cached-reading.ts';
import { urlOfRow } from './urls/final-url.ts';
import { createKnownPages } from './urls/known-pages.ts';
import { createLegacyTable } from './urls/legacy-table-cache.ts';
import { createNotFoundLog } from './urls/not-found-log.ts';
import { eventRate } from './visits/browser-events.ts';
import { countEmptySearches } from './visits/empty-searches.ts';
import { isCounted } from './visits/is-counted.ts';
import { createVisitSums } from './visits/visit-sums.ts';
import { createVitalHistograms } from './visits/vital-histograms.ts';

export interface SiteParts {
  settings: Settings;
  content: ContentClient;
  /** for drafts, which are read with an editor's session and never cached */
  transport: ContentTransport;
  contentCache: ContentCache;
  media: MediaFiles;
  pageVisits: PageVisits;
  /** null where no CDN is to be purged */
  purge: PurgeQueue | null;
  log: Log;
}

/** Bytes of cached pages in memory, and how many of them the start may fill. */
const cacheLimit = 96_000_000;
const warmedLimit = 80_000_000;

/** Milliseconds for each of the links of all choices, which nobody waits for. */
const linkTimeout = 8000;

/** Lookups of URLs that are not known, for all clients together: enough for what was published a moment ago. */
const unknownRate = { burst: 20, perSecond: 5, clients: 1 };

/** Wires the site: the order of what a request meets is in `early-responses.ts`, then in `routes.ts`. */
export function createSite(parts: SiteParts) {
  const { settings, content, transport, contentCache, media, pageVisits, purge, log } = parts;
  const { now } = settings;
  const isBuilt = import.meta.env.PROD;
  const monotonic = () => performance.now();
  // Kept up with what is published; of the content cache, so it survives an outage.
  const { update: updateSearch, ...searchIndex } = createSiteSearch();
  const search = createCachedReading('what can be searched', { contentCache, now, log }, async (context) =>
    updateSearch(await readSearchContent(context)),
  );
  const vitals = createVitalHistograms();
  const sums = createVisitSums({
    ...{ now, log },
    send: (counts) => content.post('/visit-counts', counts, z.object({ added: z.boolean() })),
  });
  const contextFor = readingContext({
    ...{ settings, contentCache, log },
    search: countEmptySearches(searchIndex, { sums, now, mayCount: isCurrentCounted }),
    countAction: (event, { action, course, campus }) => {
      if (isCurrentCounted()) sums.note(event, subjectOf(action, course, campus));
    },
  });
  /** By its IP address, for the rate limit. */
  const clientOf = ({ headers, socket }: IncomingMessage) =>
    clientAddress(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString(), settings.trustedProxies);

  const limit = createRateLimit({ ...clientLimit(settings.rateLimit), now: monotonic });
  const unknownLimit = createRateLimit({ ...unknownRate, now: monotonic });
  const renderQueue = createRenderQueue(renderQueueLimits);
  const admission = createAdmission(limit, renderQueue);

  const legacy = createLegacyTable({ contentCache, now, log });
  const known = createKnownPages({ contentCache, now, log });
  const notFound = createNotFoundLog({ send: (paths) => content.post('/not-found', { paths }, z.unknown()), log });

  const shared = sharedCaching(settings, purge);
  const cache = new PageCache({
    now: () => now().getTime(),
    limit: cacheLimit,
    onFailure: (key, reason) => log.warn({ key, reason }, 'a page could not be rendered again; the cached one stays'),
    onReplaced: shared.replaced,
  });
  contentCache.onChange((change) => {
    cache.changed(change);
    shared.changed(change.keys);
  });

  const pages = cachedPages({
    cache,
    render: createPageRenderer({ settings, contextFor, onRendered: contentCache.usedByPage, log }),
    visitCookies: createVisitCookies(settings),
    sharedCaching: shared,
    known,
    unknownLimit,
    admission,
    clientOf,
    isCached: isBuilt,
    onSent: pageVisits.note,
    onNotFound: (path, headers) => {
      notFound.note(path);
      if (isCounted(headers)) sums.note('not-found');
    },
  });
  const preview = previewPages({ settings, transport, newContext: () => contextFor(newReads()), log });
  const sharedAssets = settings.sharedAssets && createSharedAssets({ ...settings.sharedAssets, log });
  const client = isBuilt ? path.resolve(import.meta.dirname, '../client') : null;
  const files = staticFiles(client, settings, sharedAssets);

  const requests = new RequestCounts();
  const observed = observeRest(requests, log);
  const failures = requestFailures(settings, log);
  const respondEarly = earlyResponses({ settings, files, legacyTable: legacy.lookUp, pages, preview });
  const respondByRoutes = siteRoutes({
    ...{ settings, contextFor, transport, media, cache, pages, preview, known, legacyTable: legacy.lookUp },
    ...{ unknownLimit, limit, admission, clientOf, observed, failures, log },
    sums,
    vitals,
    eventLimit: createRateLimit({ ...eventRate, now: monotonic }),
  });

  const respond = (request: IncomingMessage, response: ServerResponse): string | null => {
    const started = performance.now();
    let name: string | null;
    try {
      name = respondEarly(request, response);
    } catch (error) {
      failures.send(error, request, response);
      name = 'failed';
    }
    if (name === null) observed.follow(request, response, started, () => respondByRoutes(request, response));
    else {
      const note = () => requests.note(name, response.statusCode, performance.now() - started);
      // A built file of another release is looked for first.
      if (response.headersSent) note();
      else response.once('close', note);
    }
    return name;
  };
  const listener: RequestListener = withVisitSpans(respond);
  const warmLinks = async (signal: AbortSignal) => {
    const missing = await readEveryCrmLink({ newContext: () => contextFor(newReads(linkTimeout)), signal });
    // They are read by the first who asks.
    if (missing.length > 0 && !signal.aborted)
      log.warn(
        { missing: missing.length, reason: reasonOf(missing[0]) },
        'the links of some choices could not be read',
      );
  };
  /** Renders the published pages into the cache (`lifecycle/warm-up.ts`). Never rejects. */
  const warmUp = async (signal: AbortSignal): Promise<void> => {
    await Promise.all([known.refresh(), legacy.refresh(), search.refresh()]);
    await renderPublished({
      ...{
        paths: known.paths,
        visitsOf: pageVisits.of,
        warm: pages.warm,
        isFull: () => cache.size().bytes > warmedLimit,
      },
      ...{ longest: settings.warmUpSeconds * 1000, log, signal },
    });
    // A choice comes after a page.
    if (settings.warmUpSeconds > 0) void warmLinks(signal);
  };
  /** Reports what was counted, for the end of the process. Never rejects. */
  const flush = async (): Promise<void> => {
    await Promise.all([sums.report(), notFound.report(), pageVisits.save()]);
  };
  /** The rows of the legacy table, with the URLs of the media storage; null before they were read. */
  const redirects = (): LegacyRow[] | null =>
    legacy.rows()?.map(({ from, to }) => ({ from, to: urlOfRow(to, settings.mediaStorageUrl) })) ?? null;
  return { listener, cache, requests, renderQueue, redirects, warmUp, shared: files.shared, vitals, flush };
}
