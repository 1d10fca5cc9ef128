import { compileLegacyTable } from '@vitrine/contract/routes/legacy-table.ts';
import { readRedirects } from '../../app/data/.server/readers/redirects.ts';
import type { LegacyTable } from './final-address.ts';
import { type KeptReading, keepReading } from './kept-reading.ts';

export interface KeptLegacyTable extends KeptReading {
  /** The table as it is known now: empty until it could be read once. */
  lookUp: LegacyTable;
}

/** The legacy table in memory. */
export function keepLegacyTable(parts: Parameters<typeof keepReading>[1]): KeptLegacyTable {
  let table: LegacyTable | null = null;
  let compiledFrom = '';
  const kept = keepReading('redirects', parts, readRedirects, (rows) => {
    const source = JSON.stringify(rows);
    if (!table || source !== compiledFrom) table = compileLegacyTable(rows);
    compiledFrom = source;
  });
  return { ...kept, lookUp: (path) => table?.(path) ?? null };
}
