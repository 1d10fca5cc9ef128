import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isPartial, writeWhole } from '@vitrine/contract/files/write-whole.ts';
import { settings } from '../../config/settings.ts';
import { bucket, isBucketFailure } from './bucket.ts';
import type { FileStore } from './file-store.ts';

const pathOf = (key: string) => path.join(settings.mediaDir, key);

const nullWhereMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

const localFolder: FileStore = {
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
  removeFolder: (key) => rm(pathOf(key), { recursive: true, force: true }),
};

/** The bucket, where one is configured, or the local folder: uploads by their names, variants in a folder for each picture. */
export const storedFiles: FileStore = bucket ?? localFolder;

/** Whether an error says that the local folder can take no more. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException | null)?.code));

/** Whether the same may succeed later: of a file that the folder has no room for, or the bucket does not respond to. */
export const isTemporary = (error: unknown): boolean => isBucketFailure(error) || isDiskFull(error);
