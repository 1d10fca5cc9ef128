import type { Payload } from 'payload';
import { inOneTransaction } from '../database/in-one-transaction.ts';
import { checkSchools } from './check-schools.ts';
import { importSchools } from './import-schools.ts';
import { mediaOfFolder } from './media-source.ts';
import { readSchools } from './school-folders.ts';

/**
 * Validates every school of a folder, then writes them in one transaction.
 * @throws ImportRefused with all errors; an Error where the folder has no school
 */
export async function importFolder(
  folder: string,
  { payload, today, report }: { payload: Payload; today: Date; report: (line: string) => void },
): Promise<void> {
  const schools = await readSchools(folder, payload);
  const media = mediaOfFolder(folder);
  await checkSchools(payload, schools, { today, media });
  if (payload.db.name === 'sqlite') report('On SQLite nobody can save until the import is over.');
  await inOneTransaction(payload, (transactionID) =>
    importSchools(schools, { payload, transactionID, today, media, report }),
  );
}
