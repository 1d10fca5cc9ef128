import { setTimeout as pause } from 'node:timers/promises';
import { changesResponse } from '@vitrine/contract/messages/change.ts';
import type { ContentCache } from '../../app/data/.server/content-cache/content-cache.ts';
import type { ContentClient } from '../../app/data/.server/content-client.ts';
import { type Log, reasonOf } from '../log.ts';
import { createPlaceInJournal } from './place-in-journal.ts';

/**
 * Milliseconds between two polls of the journal; shorter while the content service does not respond. A page is new within
 * 30 s of a publication whose message was lost; the remaining 5 s are for the request and the rendering.
 */
const interval = { reachable: 25_000, unreachable: 5000 };

export interface JournalParts {
  content: Pick<ContentClient, 'get'>;
  contentCache: Pick<ContentCache, 'apply' | 'invalidateAll' | 'flush'>;
  /** the folder of the content cache, which also has the number of the last change */
  folder: string;
  log: Pick<Log, 'info' | 'warn'>;
  /** resolves when the cache was read from disk: nothing is applied before */
  ready: Promise<void>;
  /** ends the polling */
  signal: AbortSignal;
}

export type FollowedJournal = ReturnType<typeof followJournal>;

/**
 * Requests "changes since N" of the content service, now and every 25 s, and applies them. N is written to disk once the cached
 * responses are, so that after a restart the changes since then are requested.
 */
export function followJournal({ content, contentCache, folder, log, ready, signal }: JournalParts) {
  const place = createPlaceInJournal(folder);
  let hasJournal = true;
  let isReachable = true;
  let polling: Promise<void> | null = null;
  let pollAgain = new AbortController();

  /** Applies the next lines of the journal. @returns whether there were any, so that there may be more */
  async function applyNext(): Promise<boolean> {
    const since = await place.last();
    const response = await content.get('/changes', { since: since ?? 0 }, changesResponse);
    if (!response) {
      if (hasJournal)
        log.info('the content service has no change journal: cached responses are revalidated by their age');
      hasJournal = false;
      return false;
    }
    hasJournal = true;
    const { last, reset, changes } = response;
    if (reset || since === null) {
      contentCache.invalidateAll();
      place.restartAt(last);
    } else {
      place.reached(last);
    }
    // Without changes too: this confirms that all other entries are fresh.
    await place.during(contentCache.apply(changes));
    await contentCache.flush();
    await place.keep();
    return changes.length > 0;
  }

  async function applyAll(): Promise<void> {
    while (await applyNext());
  }

  /** Polls now, or waits for the poll that is in flight. Never rejects. */
  function poll(): Promise<void> {
    polling ??= applyAll()
      .then(
        () => {
          if (!isReachable) log.info('the change journal is reachable again');
          isReachable = true;
        },
        (error: unknown) => {
          const reason = reasonOf(error);
          if (isReachable) log.warn({ reason }, 'the change journal could not be read');
          isReachable = false;
        },
      )
      .finally(() => {
        polling = null;
      });
    return polling;
  }

  async function follow(): Promise<void> {
    await ready;
    while (!signal.aborted) {
      pollAgain = new AbortController();
      await poll();
      const wait = isReachable ? interval.reachable : interval.unreachable;
      await pause(wait, undefined, { signal: AbortSignal.any([signal, pollAgain.signal]), ref: false }).catch(
        () => undefined,
      );
    }
  }
  void follow();

  return {
    place,
    poll,
    /** Polls at once instead of after the pause. */
    pollSoon: () => pollAgain.abort(),
  };
}
