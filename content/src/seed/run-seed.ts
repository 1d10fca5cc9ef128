import { openPayload } from '../commands/open-payload.ts';
import { print } from '../commands/run-command.ts';
import { settings } from '../config/settings.ts';
import { sampleAccounts } from './sample-accounts.ts';
import { seedSample } from './seed-sample.ts';

/**
 * Seeds the configured database and prints its progress (section 13, "Configuration": a public site is seeded only on request).
 * @param isRequested whether `SEED=sample` is set
 * @throws an Error whose message says why nothing was seeded
 */
export async function runSeed(isRequested: boolean): Promise<void> {
  if (!settings.isLocal && !isRequested) {
    throw new Error(`SITE_URL (${settings.siteUrl}) is public: set SEED=sample to fill its database with the sample.`);
  }
  const started = performance.now();
  const payload = await openPayload();
  try {
    const seeded = await seedSample(payload, print);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (!seeded) {
      print('The database has content already: nothing was seeded.');
      return;
    }
    print(`Seeded in ${seconds} s.`);
    if (!settings.isLocal) return;
    const { contributor, editor, admin } = sampleAccounts;
    print('Accounts of the panel:');
    for (const { email, password } of [contributor, editor, admin]) print(`  ${email}  ${password}`);
  } finally {
    await payload.destroy();
  }
}
