import { setTimeout as pause } from 'node:timers/promises';
import { type ChangesResponse, changesResponse } from '@vitrine/contract/messages/change.ts';
import type { ContentCache } from '../../app/data/.server/content-cache/content-cache.ts';
import { checked } from '../../app/data/.server/content-service/content-client.ts';
import { type ContentTransport, saysAbsent } from '../../app/data/.server/content-service/content-transport.ts';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import { queryString } from '../../app/data/.server/query.ts';
import { type Log, reasonOf } from '../observe/log.ts';
import { createPlaceInJournal } from './place-in-journal.ts';

/** Seconds for which the content service holds its response back where nothing has changed. */
const wait = 20;

export interface JournalParts {
  transport: Pick<ContentTransport, 'request'>;
  /** after it was read from disk */
  contentCache: Pick<ContentCache, 'apply' | 'invalidateAll' | 'flush'>;
  /** the folder of the content cache, which also has the number of the last change */
  folder: string;
  log: Pick<Log, 'info' | 'warn'>;
  /** ends the requests */
  signal: AbortSignal;
  /** milliseconds between two requests where the first brought no change, or failed: never faster, whatever the service does */
  shortestInterval?: number;
}

/** Whether a response has the first line after a number and the last one: what it leaves out would never be requested again. */
function isComplete({ last, reset, changes }: ChangesResponse, since: number): boolean {
  return reset || (last === (changes.at(-1)?.sequence ?? since) && (changes[0]?.sequence ?? since + 1) === since + 1);
}

/**
 * Follows the change journal of the content service by long polls (`docs/decisions/027`): requests "changes since N", which is
 * responded to as soon as there are any, applies them, and requests the next ones. N is written to disk once the cached responses
 * are, so that after a restart the changes since then are requested.
 */
export async function followJournal({
  transport,
  contentCache,
  folder,
  log,
  signal,
  shortestInterval = 1000,
}: JournalParts): Promise<void> {
  const place = createPlaceInJournal(folder);
  let hasJournal = true;
  let isReachable = true;

  /** @returns null where the content service has no journal. @throws ContentUnavailable */
  async function request(since: number): Promise<ChangesResponse | null> {
    // A service that did not respond is not told to wait: its first response says that it is back.
    const held = isReachable ? { heldBack: wait * 1000 } : {};
    const path = `/changes${queryString({ since, wait: isReachable ? wait : 0 })}`;
    const response = await transport.request(path, held);
    return saysAbsent(response) ? null : checked('/changes', response, changesResponse);
  }

  async function apply(changes: ChangesResponse['changes']): Promise<void> {
    const isStored = await place.during(contentCache.apply(changes).then(() => contentCache.flush()));
    // What is not on disk has to be requested again after a restart. It is written with the next response, which has the number too.
    if (isStored) await place.keep();
  }

  /** Requests the next lines and has them applied. @returns whether there were any */
  async function next(): Promise<boolean> {
    const since = place.last();
    const response = await request(since ?? 0);
    if (!response) {
      if (hasJournal)
        log.info('the content service has no change journal: cached responses are revalidated by their age');
      hasJournal = false;
      return false;
    }
    hasJournal = true;
    if (!isComplete(response, since ?? 0)) throw new ContentUnavailable('/changes', 'lines are missing');
    const { last, reset, changes } = response;
    if (reset || since === null) {
      contentCache.invalidateAll();
      place.restartAt(last);
    } else {
      place.reached(last);
    }
    // Without changes too: this confirms that all other entries are fresh. Not awaited: other pages may depend on the next change.
    apply(changes).catch((error: unknown) => log.warn({ reason: String(error) }, 'a change could not be stored'));
    return changes.length > 0;
  }

  while (!signal.aborted) {
    const started = performance.now();
    let isNew = false;
    try {
      isNew = await next();
      if (!isReachable) log.info('the change journal is reachable again');
      isReachable = true;
    } catch (error) {
      if (isReachable) log.warn({ reason: reasonOf(error) }, 'the change journal could not be read');
      isReachable = false;
    }
    const left = isNew ? 0 : shortestInterval - (performance.now() - started);
    await pause(Math.max(0, left), undefined, { signal, ref: false }).catch(() => undefined);
  }
}
