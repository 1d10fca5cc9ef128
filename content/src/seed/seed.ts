import { print, runCommand } from '../commands/run-command.ts';
import { sampleAccounts } from './sample-accounts.ts';

/**
 * Entry: `node src/seed/seed.ts` with `NODE_ENV=production` (which applies the migrations). Fills an empty database
 * with the sample and prints its progress (section 13, "Configuration": a public site is seeded only on request, with `SEED=sample`);
 * exit code 1 and one sentence where it cannot.
 */
await runCommand(async () => {
  // Imported here, so that the message of a wrong setting is printed too.
  const { settings } = await import('../config/settings.ts');
  const { openPayload } = await import('../commands/open-payload.ts');
  const { seedSample } = await import('./seed-sample.ts');
  if (!settings.isLocal && process.env.SEED !== 'sample') {
    throw new Error(`SITE_URL (${settings.siteUrl}) is public: set SEED=sample to fill its database with the sample.`);
  }
  const started = performance.now();
  const payload = await openPayload();
  const isSeeded = await seedSample(payload).finally(() => payload.destroy());
  if (!isSeeded) return print('The database has content already: nothing was seeded.');
  print(`Seeded in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  if (!settings.isLocal) return;
  const { contributor, editor, admin } = sampleAccounts;
  print('Accounts of the panel:');
  for (const { email, password } of [contributor, editor, admin]) print(`  ${email}  ${password}`);
}, 'Nothing was seeded. ');
