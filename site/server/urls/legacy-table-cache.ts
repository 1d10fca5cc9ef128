import { compileLegacyTable, type LegacyRow } from '@vitrine/contract/routes/legacy-table.ts';
import { readRedirects } from '../../app/data/.server/readers/redirects.ts';
import { createCachedReading } from './cached-reading.ts';
import type { LegacyTable } from './final-url.ts';

/** The legacy table in memory. */
export function createLegacyTable(parts: Parameters<typeof createCachedReading>[1]) {
  let table: LegacyTable | null = null;
  let compiledFrom = '';
  let read: readonly LegacyRow[] | null = null;
  const reading = createCachedReading('redirects', parts, async (context) => {
    const rows = await readRedirects(context);
    const source = JSON.stringify(rows);
    if (!table || source !== compiledFrom) table = compileLegacyTable(rows);
    compiledFrom = source;
    read = rows;
  });
  /** Looks up a path in the table that was read last. */
  const lookUp: LegacyTable = (path) => table?.(path);
  return {
    ...reading,
    lookUp,
    /** The rows that were read last; null before the first reading. */
    rows: () => read,
  };
}
