import type { Settings } from '../../app/config/settings.server.ts';
import type { ContentCache } from '../../app/data/.server/content-cache/content-cache.ts';
import { notingClock, type ReadsOfRequest } from '../../app/data/.server/reads-of-request.ts';
import type { SiteSearch } from '../../app/data/.server/search/site-search.ts';
import type { SiteContext } from '../../app/data/.server/site-context.ts';
import { shareUrl } from '../media/share-images/share-url.ts';
import { currentRequestId } from '../observe/current-request.ts';
import { type Log, reasonOf } from '../observe/log.ts';

export interface ReadingParts {
  settings: Settings;
  contentCache: Pick<ContentCache, 'forRequest'>;
  search: SiteSearch;
  countAction: SiteContext['countAction'];
  log: Log;
}

/** Creates the reading context of a screen; its dependencies, and whether something was left out, are recorded in `reads`. */
export function readingContext({
  settings,
  contentCache,
  search,
  countAction,
  log,
}: ReadingParts): (reads: ReadsOfRequest) => SiteContext {
  return (reads) => ({
    content: contentCache.forRequest(reads),
    now: notingClock(reads, settings.now),
    reads,
    search,
    countAction,
    siteUrl: settings.siteUrl,
    shareImagePath: (card) => shareUrl(card, settings.sharedSecret),
    ...(import.meta.env.DEV ? { diagnostics: { requestId: currentRequestId() ?? crypto.randomUUID() } } : {}),
    settings: { crmHosts: settings.crmHosts, trackingConsent: settings.trackingConsent },
    logUnavailable: (error) => log.warn({ reason: error.message }, 'a page could not be read'),
    logFailed: (error) => log.error({ error: error instanceof Error ? error.stack : String(error) }, 'a page failed'),
    logLeftOut: (what, error) => log.warn({ what, reason: reasonOf(error) }, 'left out of a page'),
  });
}
