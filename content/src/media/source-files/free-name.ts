import path from 'node:path';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { takeTurn } from '../../database/locks.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { storedFiles } from '../stored-files/stored-files.ts';
import { withStorage } from '../stored-files/with-storage.ts';
import { filesOfNotes } from './former-files.ts';

/** What the names of a file and of its thumbnail begin with. */
const beforeEnding = (filename: string) => `${path.parse(filename).name}.`;

const hasDocument = async (req: PayloadRequest, filename: string): Promise<boolean> =>
  (await req.payload.db.findOne({ collection: 'media', where: { filename: { equals: filename } }, req })) !== null;

/**
 * Pictures whose names differ in the ending alone would have one thumbnail. A file may have no document yet, because its save is not
 * committed, or none any more, because it is about to be removed.
 */
async function isTaken(req: PayloadRequest, filename: string): Promise<boolean> {
  if (await hasDocument(req, filename)) return true;
  return (await withStorage(req, () => storedFiles.list(beforeEnding(filename)))).length > 0;
}

/** The sentence for a file of an import whose name a document has. */
export const nameIsTaken = 'The database has a file of this name already: rename it.';
const nameIsNoted = 'A file of this name is about to be removed: rename it, or import again in two hours.';

/**
 * Numbers the name of an upload where there is a file of that name: no upload overwrites another file. An import keeps its names, and
 * overwrites what a deleted database has left, but no file of a document: an editor may have uploaded one since it was validated.
 * @throws APIError 409 where an import would overwrite the file of a document
 */
export const giveFreeName: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req;
  const { overwriteExistingFiles } = args as { overwriteExistingFiles?: boolean };
  if (!file?.name || (operation !== 'create' && operation !== 'update')) return args;
  const { name, ext } = path.parse(file.name);
  // Without the number that was given here: not a year, nor the day of a date.
  const stem = name.replace(/(?<!-\d+)-[1-9]\d?$/, '');
  await takeTurn(req, 'name of a file', name.replace(/(-\d+)+$/, ''));
  // Names of a save that is over: a file of that name may be removed at any moment, also one that this save writes.
  const noted = await withStorage(req, filesOfNotes);
  const isNoted = (filename: string) => noted.some((one) => one.startsWith(beforeEnding(filename)));
  if (overwriteExistingFiles) {
    if (await hasDocument(req, file.name)) throw refusal(409, nameIsTaken);
    if (isNoted(file.name)) throw refusal(409, nameIsNoted);
    return args;
  }
  for (let number = 1; isNoted(file.name) || (await isTaken(req, file.name)); number += 1)
    file.name = `${stem}-${number}${ext}`;
  return args;
};
