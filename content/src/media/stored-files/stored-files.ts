import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isPartial, writeWhole } from '@vitrine/contract/files/write-whole.ts';
import { settings } from '../../config/settings.ts';
import { bucket } from './bucket.ts';

/** Where the files of the media library are. Each method throws where that does not respond or cannot be read. */
export interface StoredFiles {
  /** The bytes of a file, or `null` where there is none. */
  read(key: string): Promise<Buffer | null>;
  write(key: string, bytes: Buffer, mimeType?: string): Promise<void>;
  /** The keys that begin with a prefix. In the local folder those of one level, where a folder is a key too. */
  list(prefix: string): Promise<string[]>;
  remove(key: string): Promise<void>;
  /** Removes everything whose key begins with that of a folder, which ends with a slash. */
  removeFolder(key: string): Promise<void>;
}

const pathOf = (key: string) => path.join(settings.mediaDir, key);

const nullWhereMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

const localFolder: StoredFiles = {
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
export const storedFiles: StoredFiles = bucket ?? localFolder;
