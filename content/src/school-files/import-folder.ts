import type { Payload } from 'payload';
import { inOneTransaction } from '../database/in-one-transaction.ts';
import { ImportRefused } from './import-refused.ts';
import { importSchools } from './import-schools.ts';
import { mediaOfFolder } from './media-source.ts';
import { bodiesOf } from './school-folder.ts';
import { readSchools } from './school-folders.ts';
import type { Problem } from './values.ts';

/**
 * Imports every school of a folder in one transaction.
 * @throws ImportRefused with all errors; an Error where the folder has no school
 */
export async function importFolder(
  folder: string,
  { payload, today, report }: { payload: Payload; today: Date; report: (line: string) => void },
): Promise<void> {
  const problems: Problem[] = [];
  const schools = await readSchools(folder, bodiesOf(payload), problems);
  if (problems.length > 0) throw new ImportRefused(problems);
  const media = mediaOfFolder(folder);
  await inOneTransaction(payload, (transactionID) =>
    importSchools(schools, { payload, transactionID, today, media, report }),
  );
}
