import { setTimeout as pause } from 'node:timers/promises';
import { localeOf } from '@vitrine/contract/routes/locale.ts';
import pLimit from 'p-limit';
import type { Log } from '../observe/log.ts';

export interface WarmUpParts {
  /** of every published page; called once, when the lists of published URLs were read */
  paths: () => readonly string[];
  /** how often a page was requested before this start */
  visitsOf: (path: string) => number;
  /** Renders and caches a page that is not cached. */
  warm: (path: string) => Promise<void>;
  /** whether the page cache has no room for more */
  isFull: () => boolean;
  /** milliseconds after which the rest is left to requests; 0: nothing is rendered */
  longest: number;
  log: Pick<Log, 'info'>;
  signal: AbortSignal;
}

/** Two: one waits for the content service while the other renders, and requests come between them. */
const atOnce = 2;

/** The number of slugs and words in a path: among pages that nobody has requested yet, those near the home page will have more visits. */
const depthOf = (path: string) => path.split('/').filter(Boolean).length - (localeOf(path) === 'en' ? 1 : 0);

/**
 * Renders the published pages into the cache, those with the most visits first, then those nearest to the home page, so that a
 * process that reports ready has them (section 13). A page that fails is left to its first request. Never rejects.
 */
export async function warmUp(parts: WarmUpParts): Promise<void> {
  const { paths, visitsOf, warm, isFull, longest, log, signal } = parts;
  if (longest === 0) return;
  const started = performance.now();
  const all = paths().toSorted((one, other) => visitsOf(other) - visitsOf(one) || depthOf(one) - depthOf(other));
  const isOver = () => signal.aborted || isFull() || performance.now() - started >= longest;
  let warmed = 0;
  const inTurn = pLimit(atOnce);
  const work = inTurn.map(all, async (path) => {
    if (isOver()) return;
    await warm(path).then(
      () => (warmed += 1),
      () => undefined,
    );
  });
  // A page that takes longer ends in the background.
  const ended = new AbortController();
  const late = pause(longest, undefined, { ref: false, signal: AbortSignal.any([signal, ended.signal]) });
  await Promise.race([work, late.catch(() => undefined)]);
  ended.abort();
  log.info({ warmed, of: all.length, ms: Math.round(performance.now() - started) }, 'published pages rendered');
}
