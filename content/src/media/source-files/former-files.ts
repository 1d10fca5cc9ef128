import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { repeat } from '../../background/repeat.ts';
import { settings } from '../../config/settings.ts';
import { afterTransaction } from '../../database/until-over.ts';
import type { Media } from '../../payload-types.ts';
import { isDiskFull, storedFiles } from '../stored-files/stored-files.ts';
import { withStorage } from '../stored-files/with-storage.ts';
import { uploadEditsOf } from './upload-edits.ts';

/**
 * A save or deletion that is refused or rolled back leaves the document its file. Payload deletes it before it validates the save;
 * here a file is removed once the transaction is over, where no document has it.
 */

const filesOf = (document: Partial<Pick<Media, 'filename' | 'sizes'>> | null | undefined): string[] =>
  [document?.filename, document?.sizes?.thumbnail?.filename].flatMap((name) => name || []);

/**
 * Makes Payload write no file, and delete files in a folder that does not exist: it writes half of one where the disk is full, and says
 * then that the file is damaged. Notes the bytes that were sent.
 */
export const keepFromPayload: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  // What is cut out of a picture is another file.
  req.context.sentFile = uploadEditsOf(req)?.crop ? undefined : req.file?.data;
  if (operation !== 'delete' && !req.file) return args;
  const { collection } = args as { collection: { config: SanitizedCollectionConfig } };
  const upload = {
    ...collection.config.upload,
    ...{ disableLocalStorage: true, staticDir: path.join(settings.mediaDir, 'none') },
  };
  return { ...args, collection: { ...collection, config: { ...collection.config, upload } } };
};

/** Gives a save the bytes that were sent, again: Payload encodes each WebP anew, with a loss. */
export const fileAsSent: CollectionBeforeChangeHook<Media> = ({ data, req }) => {
  const { context, file } = req;
  const sent = context.sentFile as Buffer | undefined;
  if (!file || !sent) return data;
  req.file = { ...file, data: sent, size: sent.length };
  return { ...data, filesize: sent.length };
};

/** Names of files that may have no document after a save: read every hour, where the process ended before their removal. */
const noteFolder = 'pending/';
/** Milliseconds after which no transaction is open that a note was written for. */
const longestSave = 3_600_000;

/** None where the note cannot be read: a machine that lost its power may leave it empty. */
async function namesIn(note: string): Promise<string[]> {
  const names = await storedFiles.read(note);
  try {
    return names ? JSON.parse(names.toString()) : [];
  } catch {
    return [];
  }
}

/** The names of all files whose removal is not over. */
export async function filesOfNotes(): Promise<string[]> {
  return (await Promise.all((await storedFiles.list(noteFolder)).map(namesIn))).flat();
}

/** Removes those of some files that no document has. */
export async function removeOrphans(payload: Payload, names: string[]): Promise<void> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { or: [{ filename: { in: names } }, { 'sizes.thumbnail.filename': { in: names } }] },
    select: { filename: true, sizes: true },
    ...{ depth: 0, pagination: false, trash: true },
  });
  const used = new Set(docs.flatMap(filesOf));
  for (const name of names) if (!used.has(name)) await storedFiles.remove(path.basename(name));
}

async function removeOrphansOf(payload: Payload, note: string, names: string[]): Promise<void> {
  await removeOrphans(payload, names);
  await storedFiles.remove(note);
}

/** Removes those of some files that no document has after the transaction of a request. */
async function removeOrphansAfter(req: PayloadRequest, names: string[], isDeletion = false): Promise<void> {
  const { payload } = req;
  const note = `${noteFolder}${Date.now()}-${randomUUID()}`;
  await withStorage(req, () =>
    storedFiles.write(note, Buffer.from(JSON.stringify(names))).catch((error: unknown) => {
      // Else nobody could make room.
      if (!isDeletion || !isDiskFull(error)) throw error;
      payload.logger.warn({ err: error, names }, 'Files stay where the process ends before they are removed');
    }),
  );
  const failure = 'A replaced or deleted file could not be removed';
  afterTransaction(req, failure, () => removeOrphansOf(payload, note, names));
}

/** Removes the files whose removal a process did not finish. */
async function removeOrphansOfCrash(payload: Payload): Promise<void> {
  for (const note of await storedFiles.list(noteFolder)) {
    if (Number.parseInt(note.slice(noteFolder.length), 10) > Date.now() - longestSave) continue;
    await removeOrphansOf(payload, note, await namesIn(note));
  }
}

/** Removes at the start and then every hour the files that a process which ended has left behind. */
export function removeOrphansHourly(payload: Payload): void {
  const failure = 'The files without a document could not be removed.';
  repeat(payload, 3_600_000, failure, () => removeOrphansOfCrash(payload), 0);
}

/** Stores an uploaded file, beside the one that it replaces. */
export const storeFile: CollectionBeforeChangeHook<Media> = async ({ data, originalDoc, req }) => {
  const { context, file, payloadUploadSizes } = req;
  if (!file) return data;
  // An import removes what it has stored.
  if (Array.isArray(context.stored)) context.stored.push(...filesOf(data));
  else await removeOrphansAfter(req, [...filesOf(originalDoc), ...filesOf(data)]);
  const thumbnail = data.sizes?.thumbnail;
  await withStorage(req, async () => {
    if (data.filename) await storedFiles.write(data.filename, file.data, data.mimeType ?? '');
    if (thumbnail?.filename && payloadUploadSizes?.thumbnail)
      await storedFiles.write(thumbnail.filename, payloadUploadSizes.thumbnail, thumbnail.mimeType ?? '');
  });
  return data;
};

/** Removes the files of a deleted document. */
export const removeFilesOfDeleted: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { id: { equals: id } };
  const document = await req.payload.db.findOne<Media>({ collection: 'media', where, req });
  await removeOrphansAfter(req, filesOf(document), true);
};
