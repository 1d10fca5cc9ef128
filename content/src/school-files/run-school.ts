import { openPayload } from '../commands/open-payload.ts';
import { print } from '../commands/run-command.ts';
import { settings } from '../config/settings.ts';
import { exportSchools } from './export-schools.ts';
import { importFolder } from './import-schools.ts';

const usage = [
  'npm run school -- export DIR                    writes every school into a folder of its own below DIR',
  'npm run school -- export DIR --relative-dates   counts dates from today, for a sample that never ages',
  'npm run school -- import DIR                    reads every school below DIR into the database',
].join('\n');

/**
 * Runs the command of `npm run school`.
 * @throws an Error whose message says what to do; ImportRefused for a folder with errors, of which nothing is imported
 */
export async function runSchool(commandLine: string[]): Promise<void> {
  const [command, folder, option] = commandLine;
  if (
    !folder ||
    (option !== undefined && option !== '--relative-dates') ||
    (command !== 'export' && command !== 'import')
  ) {
    throw new Error(usage);
  }
  const payload = await openPayload();
  try {
    const today = settings.now();
    if (command === 'export') {
      return await exportSchools(folder, { payload, today: option ? today : null, report: print });
    }
    await importFolder(folder, { payload, today, report: print });
    print('Imported. A site that runs already shows it once it is started again.');
  } finally {
    await payload.destroy();
  }
}
