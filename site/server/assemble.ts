import path from 'node:path';
import type { Change } from '@vitrine/contract/messages/change.ts';
import { startTraces } from '@vitrine/tracing/start.ts';
import { readSettings } from '../app/config/settings.server.ts';
import { pathOf } from '../app/data/.server/content-cache/cache-key.ts';
import { createContentCache } from '../app/data/.server/content-cache/content-cache.ts';
import { diskStoreFolder } from '../app/data/.server/content-cache/disk-store.ts';
import { contentClientOf } from '../app/data/.server/content-service/content-client.ts';
import { createContentTransport } from '../app/data/.server/content-service/content-transport.ts';
import { followJournal } from './changes/follow-journal.ts';
import { internalPort } from './internal/internal-port.ts';
import { createPageVisits } from './lifecycle/page-visits.ts';
import { waitForContent } from './lifecycle/wait-for-content.ts';
import { warmStart } from './lifecycle/warm-start.ts';
import { createMediaFiles } from './media/media-files.ts';
import { createLog } from './observe/log.ts';
import { createMetrics } from './observe/metrics.ts';
import { createPurgeQueue } from './page-cache/shared-caching/purge-queue.ts';
import { createSite } from './site.ts';

/**
 * Assembles the site from its environment, with the content cache of the disk, and begins to connect to the content
 * service.
 * @param signal ends the attempts to connect
 * @returns with the listeners of the public port and of the internal one
 * @throws an error that names the invalid settings
 */
export async function assembleSite(environment: Record<string, string | undefined>, signal: AbortSignal) {
  const settings = readSettings(environment, import.meta.env.BUILT_THEME);
  const log = createLog();
  const traces = await startTraces(settings.tracesUrl, {
    service: 'vitrine-site',
    onProblem: (reason) => log.warn({ reason }, 'traces could not be exported'),
  });
  const transport = createContentTransport({
    ...settings,
    onBreaker: (state) => log.warn({ state }, 'the circuit breaker of the content service changed its state'),
  });
  const content = contentClientOf(transport);
  const folder = diskStoreFolder(settings.cacheDir);
  const contentCache = createContentCache({
    transport,
    folder,
    now: settings.now,
    onProblem: (error) =>
      log.warn({ reason: String(error) }, 'cache entries could not be written to disk, or removed from it'),
    onRefused: (key) => {
      if (key)
        log.warn(
          { path: pathOf(key) },
          'the content service reports content as deleted without a change in its journal: responses refused, cache entries stay',
        );
      else log.info('responses of the content service are accepted again');
    },
  });
  await contentCache.restore();
  const connected = waitForContent({ transport, content, log, signal });
  const media = createMediaFiles({ transport, content, settings, log });
  // Pages and their data first, then their media files.
  const followers = {
    ...contentCache,
    apply: async (changes: Change[]) => {
      await contentCache.apply(changes);
      media.follow(changes);
    },
    invalidateAll: () => {
      contentCache.invalidateAll();
      media.follow('everything');
    },
  };
  void followJournal({ transport, contentCache: followers, folder, log, signal });
  const purgeFile = path.join(settings.cacheDir, 'purges.json');
  const purge = settings.purge && createPurgeQueue({ ...settings.purge, file: purgeFile, log, signal });
  const pageVisits = createPageVisits(path.join(settings.cacheDir, 'page-visits.json'), log, signal);
  const site = createSite({ settings, content, transport, contentCache, media, pageVisits, purge, log });
  const { listener, cache, requests, renderQueue, redirects, vitals, warmUp } = site;
  // Ready once the published pages were rendered: from the content service, or from the cache on disk where it has what they need.
  let notReady: string | null = 'the content service was not reached yet';
  let isRetired = false;
  void warmStart({
    warmUp: () => warmUp(signal),
    hasContent: () => contentCache.size().entries > 0,
    hasPages: () => cache.size().entries > 0 || settings.warmUpSeconds === 0,
    connected,
    onWait: (what) => {
      if (!signal.aborted) notReady = what;
    },
  }).then(() => {
    if (signal.aborted) return;
    notReady = null;
    log.info('site ready');
  });
  // Before the first page names them: the next request may reach another release.
  await site.shared;
  signal.addEventListener('abort', () => cache.stop());
  const internal = internalPort({
    notReady: () => (isRetired ? 'the process is about to end' : notReady),
    metrics: createMetrics({
      requests,
      cache,
      renderQueue,
      vitals: vitals.metrics,
      purge,
      contentHealth: transport.contentHealth,
      contentRefused: contentCache.refused,
    }),
    cache,
    redirects,
    metricsToken: settings.metricsToken,
    log,
  });
  /** Makes `/health/ready` of the internal port respond 503. */
  const retire = () => {
    isRetired = true;
  };
  /** Writes to disk what was not persisted yet; for the end of the process. Never rejects. */
  const flush = async (): Promise<void> => {
    // In this order: what is new on disk is purged, by the next process if not by this one.
    const persisted = contentCache.flush().then(() => purge?.flush());
    await Promise.all([persisted, site.flush(), traces.stop()]);
  };
  return { settings, log, listener, internal, retire, flush };
}

export type AssembledSite = Awaited<ReturnType<typeof assembleSite>>;
