import { commitTransaction, initTransaction, killTransaction, type Payload, type PayloadRequest } from 'payload';
import { settings } from '../config/settings.ts';
import { createFirstPictures } from './first-pictures.ts';
import { mainSchoolContent, secondSchoolContent } from './sample-schools.ts';
import type { Saving } from './seed-context.ts';
import { seedSchool } from './seed-school.ts';
import { readSeedState, removeUnfinishedSeed } from './seed-state.ts';
import { writeAccounts } from './write-accounts.ts';

/**
 * Fills an empty database with the sample: two schools, their content and their accounts. One that is in use is left
 * alone; what an interrupted seed left is removed first. Where the database has transactions it is all or nothing.
 * @param report prints one line of progress
 * @returns whether anything was written
 * @throws an error that names what could not be written
 */
export async function seedSample(payload: Payload, report: (line: string) => void): Promise<boolean> {
  const state = await readSeedState(payload);
  if (state === 'in-use') return false;
  if (state === 'unfinished') {
    report('An earlier seed was interrupted: what it left is removed.');
    await removeUnfinishedSeed(payload);
  }
  const now = settings.now();
  const transaction = { payload } as PayloadRequest;
  await initTransaction(transaction);
  const { transactionID } = transaction;
  const saving = (): Saving => ({
    depth: 0,
    req: transactionID === undefined ? {} : { transactionID },
    context: { quietly: true },
  });
  try {
    const content = mainSchoolContent(
      settings.isLocal ? `${settings.publicUrl}/sample-crm` : `https://${settings.crmHosts[0]}`,
    );
    const pictures = createFirstPictures();
    const writing = { payload, now, pictures, report, saving };
    const main = await seedSchool({ ...writing, content });
    const second = await seedSchool({ ...writing, content: secondSchoolContent });
    await pictures.finished();
    const madeUp = await writeAccounts(payload, { main, second }, saving);
    await commitTransaction(transaction);
    for (const { email, password } of madeUp) report(`Account ${email}, password ${password}`);
  } catch (error) {
    await killTransaction(transaction);
    throw error;
  }
  return true;
}
