import path from 'node:path';
import type { Payload } from 'payload';
import { drawPicture, picturesOf } from '../../../sample/pictures/sample-pictures.ts';
import { print } from '../commands/run-command.ts';
import { settings } from '../config/settings.ts';
import { inOneTransaction } from '../database/in-one-transaction.ts';
import { firstVariants } from '../media/variants/variant-files.ts';
import { type Picture, variantOf } from '../media/variants/variants.ts';
import { checkSchools } from '../school-files/check-schools.ts';
import { importSchools } from '../school-files/import-schools.ts';
import { readSchools } from '../school-files/school-folders.ts';
import { writeAccounts } from './write-accounts.ts';

/** The schools of the sample, in the format of an export; their pictures are generated. */
const sampleFolder = path.resolve(import.meta.dirname, '../../../sample/schools');
const [mainSchool, secondSchool] = ['meridienne', 'ponant'];

/**
 * Fills an empty database with the sample in one transaction: two schools, their content and their accounts, and prints its progress. A
 * database with content is not changed.
 * @returns whether anything was written
 * @throws `importRefused` with the errors of the sample's files
 */
export async function seedSample(payload: Payload): Promise<boolean> {
  if (await isInUse(payload)) return false;
  const schools = await readSchools(sampleFolder, payload);
  const media = {
    names: async (namespace: string) => new Set(picturesOf(namespace)),
    read: async (namespace: string, name: string) => drawPicture(namespace, name),
  };
  const sources = { today: settings.now(), media };
  await checkSchools(payload, schools, sources);
  const made: Promise<void>[] = [];
  // Every picture has its first variants when the seed ends, so that the first visitor waits for none; the running service generates the
  // rest, and what could not be stored. In parallel to the writing, which keeps only one core busy, so this takes little extra time.
  const onPicture = (picture: Picture) => {
    for (const variant of firstVariants) {
      const making = variantOf(picture, variant, payload).then(() => undefined);
      // A picture that cannot be encoded fails the seed at its end.
      making.catch(() => undefined);
      made.push(making);
    }
  };
  const madeUp = await inOneTransaction(payload, async (transactionID) => {
    const importing = { payload, transactionID, ...sources, report: print, onPicture };
    const ids = await importSchools(schools, importing);
    await Promise.all(made);
    const idOf = (namespace: string) => {
      const id = ids.get(namespace);
      if (id === undefined) throw new Error(`the sample lacks the school ${namespace}`);
      return id;
    };
    return writeAccounts(payload, { main: idOf(mainSchool), second: idOf(secondSchool) }, transactionID);
  });
  for (const { email, password } of madeUp) print(`Account ${email}, password ${password}`);
  return true;
}

/** Whether there is a school or an account: a seed that was interrupted leaves neither. */
async function isInUse(payload: Payload): Promise<boolean> {
  const accounts = await payload.count({ collection: 'users' });
  const schools = await payload.count({ collection: 'schools' });
  return accounts.totalDocs + schools.totalDocs > 0;
}
