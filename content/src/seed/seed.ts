import { runCommand } from '../commands/run-command.ts';

/**
 * Entry: `node src/seed/seed.ts` with `NODE_ENV=production` (which applies the migrations). Fills an empty database
 * with the sample; exit code 1 and one sentence where it cannot.
 */
await runCommand(async () => {
  // Imported here, so that the message of a wrong setting is printed too.
  const { runSeed } = await import('./run-seed.ts');
  await runSeed(process.env.SEED === 'sample');
}, 'Nothing was seeded. ');
