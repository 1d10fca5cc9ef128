import type { ContentCache } from '../../app/data/.server/content-cache/content-cache.ts';
import { newReads } from '../../app/data/.server/reads-of-request.ts';
import type { ReaderContext } from '../../app/data/.server/site-context.ts';
import { intersects } from '../../cache/intersects.ts';
import { SingleFlight } from '../../cache/single-flight.ts';
import { type Log, reasonOf } from '../log.ts';

/** Something of the content service that is at hand for every request. */
export interface CachedReading {
  /** Reads it again; never rejects. */
  refresh(): Promise<void>;
  /**
   * Asks the content service for everything that it is made of, once for all who want that at the same time.
   * @throws ContentUnavailable where the service does not say, or is not believed
   */
  confirm(): Promise<void>;
  stop(): void;
}

interface Parts {
  contentCache: Pick<ContentCache, 'forRequest' | 'onChange' | 'revalidate'>;
  now: () => Date;
  log: Pick<Log, 'warn'>;
}

/** Milliseconds: as often as the journal of changes is asked for, and sooner while nothing is known. */
const interval = { known: 30_000, unknown: 2_000 };
/** Milliseconds of silence that a reading may take: nobody waits for it. */
const timeout = 10_000;

/**
 * Reads something now, after each change of what it is made of, and every 30 s. Cached with the other responses of the
 * content service, it survives an outage and a restart; what was read last stays while it cannot be read.
 * @param what its name, for the log
 */
export function createCachedReading<T>(
  what: string,
  { contentCache, now, log }: Parts,
  read: (context: ReaderContext) => Promise<T>,
  onRead: (value: T) => void,
): CachedReading {
  let keys: ReadonlySet<string> = new Set();
  let timer: NodeJS.Timeout | undefined;
  let isKnown = false;
  let stopped = false;
  let failed = false;
  let reading: Promise<void> | null = null;
  const confirmations = new SingleFlight<void>();

  async function readOnce(): Promise<void> {
    const reads = newReads();
    try {
      const value = await read({ content: contentCache.forRequest(reads, timeout), now });
      keys = reads.keys;
      onRead(value);
      isKnown = true;
      failed = false;
    } catch (error) {
      if (!failed) log.warn({ reason: reasonOf(error) }, `${what} not read`);
      failed = true;
    }
  }

  function refresh(): Promise<void> {
    clearTimeout(timer);
    reading ??= readOnce().finally(() => {
      reading = null;
      if (stopped) return;
      timer = setTimeout(() => void refresh(), isKnown ? interval.known : interval.unknown);
      timer.unref();
    });
    return reading;
  }

  contentCache.onChange(({ keys: changed }) => {
    if (!intersects(keys, changed)) return;
    // Whatever is being read began before the change: then once more after it.
    void (reading ?? Promise.resolve()).then(refresh);
  });
  void refresh();

  return {
    refresh,
    confirm: () => confirmations.do('', () => contentCache.revalidate(keys)),
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
