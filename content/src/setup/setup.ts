import { runCommand } from '../commands/run-command.ts';

/** Entry: `node src/setup/setup.ts` with `NODE_ENV=production` (which applies the migrations). */
await runCommand(async () => {
  // Imported here, so that the message of a wrong setting is printed too.
  const { openPayload } = await import('../commands/open-payload.ts');
  const { setUp } = await import('./set-up.ts');
  const payload = await openPayload();
  await setUp(payload);
  await payload.destroy();
}, 'The setup is not complete. ');
