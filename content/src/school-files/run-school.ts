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
    await importFolder(folder, { payload, today, report: print, signal: signalOfInterruption() });
    print('Imported. A site that runs already shows it once it is started again.');
  } finally {
    await payload.destroy();
  }
}

/**
 * Is aborted by Ctrl-C and when the process is to end, so that the import can undo what it did. Later signals change nothing: npm and
 * the launcher repeat each.
 */
function signalOfInterruption(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => controller.abort(new Error('The import was interrupted: nothing of it was kept.')));
  return controller.signal;
}
