import path from 'node:path';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { takeTurn } from '../../database/locks.ts';
import { storedFiles } from '../stored-files/stored-files.ts';
import { withStorage } from '../stored-files/with-storage.ts';
import { filesOfNotes } from './former-files.ts';

/** What the names of a file and of its thumbnail begin with. */
const beforeEnding = (filename: string) => `${path.parse(filename).name}.`;

/**
 * Pictures whose names differ in the ending alone would have one thumbnail. A file may have no document yet, because its save is not
 * committed, or none any more, because it is about to be removed.
 */
async function isTaken(req: PayloadRequest, filename: string): Promise<boolean> {
  const where = { filename: { equals: filename } };
  if (await req.payload.db.findOne({ collection: 'media', where, req })) return true;
  return (await withStorage(req, () => storedFiles.list(beforeEnding(filename)))).length > 0;
}

/** Numbers the name of an upload where there is a file of that name: no upload overwrites another file. */
export const giveFreeName: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req;
  const { overwriteExistingFiles } = args as { overwriteExistingFiles?: boolean };
  if (!file?.name || (operation !== 'create' && operation !== 'update') || overwriteExistingFiles) return args;
  const { name, ext } = path.parse(file.name);
  const stem = name.replace(/-\d+$/, '');
  await takeTurn(req, 'name of a file', stem);
  // Names of a save that is over: a file of that name may be removed at any moment, also one that this save writes.
  const noted = await withStorage(req, filesOfNotes);
  const isNoted = (filename: string) => noted.some((one) => one.startsWith(beforeEnding(filename)));
  for (let number = 1; isNoted(file.name) || (await isTaken(req, file.name)); number += 1)
    file.name = `${stem}-${number}${ext}`;
  return args;
};
