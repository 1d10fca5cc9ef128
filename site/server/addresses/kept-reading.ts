import { newReads } from '../../app/data/.server/reads-of-request.ts';
import type { RememberedContent } from '../../app/data/.server/remembered-content.ts';
import type { ReaderContext } from '../../app/data/.server/site-context.ts';
import { type Log, reasonOf } from '../log.ts';

/** Something of the content service that is at hand for every request. */
export interface KeptReading {
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
  remembered: Pick<RememberedContent, 'forRequest' | 'onChange' | 'renew'>;
  now: () => Date;
  log: Pick<Log, 'warn'>;
}

/** Milliseconds: as often as the journal of changes is asked for, and sooner while nothing is known. */
const interval = { known: 30_000, unknown: 2_000 };
/** Milliseconds that a reading may take: nobody waits for it. */
const patience = 10_000;

/**
 * Reads something now, after each change of what it is made of, and every 30 s. Remembered with the other answers of the
 * content service, it survives an outage and a restart; what was read last stays while it cannot be read.
 * @param what its name, for the log
 */
export function keepReading<T>(
  what: string,
  { remembered, now, log }: Parts,
  read: (context: ReaderContext) => Promise<T>,
  onRead: (value: T) => void,
): KeptReading {
  let keys: ReadonlySet<string> = new Set();
  let timer: NodeJS.Timeout | undefined;
  let isKnown = false;
  let stopped = false;
  let failed = false;
  let reading: Promise<void> | null = null;
  let confirming: Promise<void> | null = null;

  async function readOnce(): Promise<void> {
    const reads = newReads();
    try {
      const value = await read({ content: remembered.forRequest(reads, patience), now });
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

  remembered.onChange(({ keys: changed }) => {
    if (![...keys].some((key) => changed.has(key))) return;
    // Whatever is being read began before the change: then once more after it.
    void (reading ?? Promise.resolve()).then(refresh);
  });
  void refresh();

  return {
    refresh,
    confirm() {
      confirming ??= remembered.renew(keys).finally(() => {
        confirming = null;
      });
      return confirming;
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
