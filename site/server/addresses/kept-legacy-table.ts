import { readRedirects } from '../../app/content/.server/readers/redirects.ts';
import { newReads } from '../../app/content/.server/reads-of-request.ts';
import type { RememberedContent } from '../../app/content/.server/remembered-content.ts';
import { compileLegacyTable } from '../../app/routing/legacy-table.ts';
import { type Log, reasonOf } from '../log.ts';
import type { LegacyTable } from './final-address.ts';

export interface KeptLegacyTable {
  /** The table as it is known now: empty until it could be read once. */
  lookUp: LegacyTable;
  /** Reads it again; never rejects. */
  refresh(): Promise<void>;
  stop(): void;
}

interface Parts {
  remembered: Pick<RememberedContent, 'forRequest' | 'onChange'>;
  now: () => Date;
  log: Pick<Log, 'warn'>;
}

/** Milliseconds: as often as the journal of changes is asked for, and sooner while nothing is known. */
const interval = { known: 30_000, unknown: 2_000 };

/**
 * The legacy table in memory: read now, after each change of its rows, and every 30 s. Remembered with the other answers
 * of the content service, it survives an outage and a restart.
 */
export function keepLegacyTable({ remembered, now, log }: Parts): KeptLegacyTable {
  let table: LegacyTable | null = null;
  let compiledFrom = '';
  let keys: ReadonlySet<string> = new Set();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let failed = false;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    const reads = newReads();
    try {
      const rows = await readRedirects({ content: remembered.forRequest(reads), now });
      keys = reads.keys;
      const source = JSON.stringify(rows);
      if (!table || source !== compiledFrom) table = compileLegacyTable(rows);
      compiledFrom = source;
      failed = false;
    } catch (error) {
      if (!failed) log.warn({ reason: reasonOf(error) }, 'redirects not read');
      failed = true;
    }
  }

  function refresh(): Promise<void> {
    clearTimeout(timer);
    reading ??= read().finally(() => {
      reading = null;
      if (stopped) return;
      timer = setTimeout(() => void refresh(), table ? interval.known : interval.unknown);
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
    lookUp: (path) => table?.(path) ?? null,
    refresh,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
