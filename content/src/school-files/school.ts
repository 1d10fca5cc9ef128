import { print, runCommand } from '../commands/run-command.ts';

const usage = [
  'npm run school -- export DIR                    writes every school into a folder of its own below DIR',
  'npm run school -- export DIR --relative-dates   counts dates from today, for a sample that never ages',
  'npm run school -- import DIR                    reads every school below DIR into the database',
].join('\n');

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

/** Entry of `npm run school`: `node src/school-files/school.ts` with `NODE_ENV=production`, which applies the migrations. */
await runCommand(async () => {
  const [command, folder, option] = process.argv.slice(2);
  const isKnown = command === 'export' || command === 'import';
  if (!folder || !isKnown || (option !== undefined && option !== '--relative-dates')) throw new Error(usage);
  // Imported here, so that the message of a wrong setting is printed too.
  const { settings } = await import('../config/settings.ts');
  const { openPayload } = await import('../commands/open-payload.ts');
  const { exportSchools } = await import('./export-schools.ts');
  const { importFolder } = await import('./import-schools.ts');
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
});
