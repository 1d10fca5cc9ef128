import type { ContentCache } from '../../app/data/.server/content-cache/content-cache.ts';
import type { ReaderContext } from '../../app/data/.server/reader-context.ts';
import { newReads } from '../../app/data/.server/reads-of-request.ts';
import { intersects } from '../../cache/intersects.ts';
import { SingleFlight } from '../../cache/single-flight.ts';
import { type Log, reasonOf } from '../observe/log.ts';

interface Parts {
  contentCache: Pick<ContentCache, 'forRequest' | 'onChange' | 'revalidate'>;
  now: () => Date;
  log: Pick<Log, 'warn'>;
}

/** Milliseconds between two readings where no change is reported; fewer until the first one succeeds. */
const interval = { known: 30_000, unknown: 2_000 };
/** The timeout of a reading in milliseconds: it is in the background, no request waits for it. */
const timeout = 10_000;

/**
 * A value of the content service that is in memory for every request: read now, after each change of its dependencies, and every 30 s.
 * It is in the content cache, so it survives an outage and a restart; the last value stays while it cannot be read.
 * @param what its name, for the log
 * @param read reads it and keeps it
 */
export function createCachedReading(
  what: string,
  { contentCache, now, log }: Parts,
  read: (context: ReaderContext) => Promise<void>,
) {
  let keys: ReadonlySet<string> = new Set();
  /** of the reading in flight */
  let running: ReadonlySet<string> = new Set();
  let timer: NodeJS.Timeout | undefined;
  let isKnown = false;
  let failed = false;
  let reading: Promise<void> | null = null;
  const confirmations = new SingleFlight<void>();

  async function readOnce(): Promise<void> {
    const reads = newReads(timeout);
    running = reads.keys;
    try {
      await read({ content: contentCache.forRequest(reads), now });
      keys = reads.keys;
      isKnown = true;
      failed = false;
    } catch (error) {
      if (!failed) log.warn({ reason: reasonOf(error) }, `${what} not read`);
      failed = true;
    }
  }

  /** Reads it again; never rejects. */
  function refresh(): Promise<void> {
    clearTimeout(timer);
    reading ??= readOnce().finally(() => {
      reading = null;
      timer = setTimeout(() => void refresh(), isKnown ? interval.known : interval.unknown);
      timer.unref();
    });
    return reading;
  }

  contentCache.onChange(({ keys: changed }) => {
    if (!intersects(keys, changed) && !intersects(running, changed)) return;
    // A reading in flight began before the change: read once more after it.
    void (reading ?? Promise.resolve()).then(refresh);
  });
  void refresh();

  return {
    refresh,
    /**
     * Revalidates the upstream responses of the value, once for all concurrent calls.
     * @throws ContentUnavailable where the content service does not respond, or its response is refused as implausible
     */
    confirm: () => confirmations.do('', () => contentCache.revalidate(keys)),
  };
}
