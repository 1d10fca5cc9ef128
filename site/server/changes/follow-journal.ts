import { setTimeout as pause } from 'node:timers/promises';
import { changesResponse } from '@vitrine/contract/messages/change.ts';
import type { ContentCache } from '../../app/data/.server/content-cache/content-cache.ts';
import type { ContentClient } from '../../app/data/.server/content-client.ts';
import { type Log, reasonOf } from '../log.ts';
import { createPlaceInJournal } from './place-in-journal.ts';

/**
 * Milliseconds between two questions to the journal; shorter while the content service gives no answer. A page is new within
 * 30 s of a publication whose message was lost: some of them are for asking and making it.
 */
const interval = { answered: 25_000, unanswered: 5000 };

export interface JournalParts {
  content: Pick<ContentClient, 'get'>;
  contentCache: Pick<ContentCache, 'apply' | 'invalidateAll' | 'flush'>;
  /** where the answers are kept, and the number of the last change with them */
  folder: string;
  log: Pick<Log, 'info' | 'warn'>;
  /** when what is on disk has been read: nothing is applied before */
  ready: Promise<void>;
  /** ends the asking */
  signal: AbortSignal;
}

export type FollowedJournal = ReturnType<typeof followJournal>;

/**
 * Asks the content service for "changes since N", now and every 25 s, and applies them. N is kept on disk once the answers
 * are, so that a restart asks for what was missed.
 */
export function followJournal({ content, contentCache, folder, log, ready, signal }: JournalParts) {
  const place = createPlaceInJournal(folder);
  let hasJournal = true;
  let answers = true;
  let asking: Promise<void> | null = null;
  let askAgain = new AbortController();

  /** Applies the next lines of the journal. @returns whether there were any, so that there may be more */
  async function applyNext(): Promise<boolean> {
    const since = await place.last();
    const answer = await content.get('/changes', { since: since ?? 0 }, changesResponse);
    if (!answer) {
      if (hasJournal) log.info('the content service keeps no journal of changes: answers are asked again by their age');
      hasJournal = false;
      return false;
    }
    hasJournal = true;
    const { last, reset, changes } = answer;
    if (reset || since === null) {
      contentCache.invalidateAll();
      place.restartAt(last);
    } else {
      place.reached(last);
    }
    // With none too: so it is known that everything else is as it was.
    await place.during(contentCache.apply(changes));
    await contentCache.flush();
    await place.keep();
    return changes.length > 0;
  }

  async function ask(): Promise<void> {
    while (await applyNext());
  }

  /** Asks now; what is being asked already is waited for. Never rejects. */
  function poll(): Promise<void> {
    asking ??= ask()
      .then(
        () => {
          if (!answers) log.info('the journal of changes answers again');
          answers = true;
        },
        (error: unknown) => {
          const reason = reasonOf(error);
          if (answers) log.warn({ reason }, 'the journal of changes could not be asked');
          answers = false;
        },
      )
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  async function follow(): Promise<void> {
    await ready;
    while (!signal.aborted) {
      askAgain = new AbortController();
      await poll();
      const wait = answers ? interval.answered : interval.unanswered;
      await pause(wait, undefined, { signal: AbortSignal.any([signal, askAgain.signal]), ref: false }).catch(
        () => undefined,
      );
    }
  }
  void follow();

  return {
    place,
    poll,
    /** Asks at once instead of after the pause. */
    pollSoon: () => askAgain.abort(),
  };
}
