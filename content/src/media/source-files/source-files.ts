import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { settings } from '../../config/settings.ts';
import { type Bucket, bucket } from '../bucket/bucket.ts';
import { isPartial, writeWhole } from './write-whole.ts';

const pathOf = (key: string) => path.join(settings.mediaDir, key);

const nullWhereMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** The local folder, as a bucket. */
const folder: Bucket = {
  read: (key) => readFile(pathOf(key)).catch(nullWhereMissing),
  write: (key, bytes) => writeWhole(pathOf(key), bytes),
  async list(prefix) {
    const parent = path.posix.dirname(`${prefix}.`);
    const names = (await readdir(pathOf(parent)).catch(nullWhereMissing)) ?? [];
    return names
      .map((name) => path.posix.join(parent, name))
      .filter((key) => key.startsWith(prefix) && !isPartial(key));
  },
  remove: (key) => rm(pathOf(key), { force: true }),
};

/** Where the files of media documents are, by their names: the bucket, where one is configured, or the local folder. */
export const sourceFiles: Bucket = bucket ?? folder;

/**
 * The bytes of an uploaded file.
 * @param filename as stored in the media document, never a value of a visitor
 * @throws where the file is missing
 */
export async function openSourceFile(filename: string): Promise<Buffer> {
  const bytes = await sourceFiles.read(path.basename(filename));
  if (!bytes) throw new Error(`The media library has no file ${filename}`);
  return bytes;
}
