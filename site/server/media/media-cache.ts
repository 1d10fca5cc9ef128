import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isPartial, writeWhole } from '@vitrine/contract/files/write-whole.ts';
import type { Log } from '../observe/log.ts';

export interface CachedFile {
  /** where it is on disk */
  file: string;
  /** bytes */
  size: number;
}

interface Options {
  directory: string;
  /** bytes on disk at most; the oldest files are removed first */
  limit?: number;
  log: Log;
}

/** Two gigabytes: every picture of a large school in every width. */
const defaultLimit = 2_000_000_000;

/**
 * The cache on disk of the files that the site passed on. A file that is there is complete: it is written aside and renamed.
 * No failure here prevents a response: a disk that is full is logged, once.
 */
export class MediaCache {
  readonly #directory: string;
  readonly #limit: number;
  readonly #log: Log;
  /** bytes on disk; counted when first needed */
  #total: Promise<number> | null = null;
  #hasWarned = false;

  constructor({ directory, limit = defaultLimit, log }: Options) {
    this.#directory = directory;
    this.#limit = limit;
    this.#log = log;
  }

  #fileOf(hash: string, name: string): string {
    return path.join(this.#directory, hash, name);
  }

  /** The cached file, or `null`. An empty one is what earlier releases left where the machine failed. */
  async find(hash: string, name: string): Promise<CachedFile | null> {
    const file = this.#fileOf(hash, name);
    const known = await stat(file).catch(() => null);
    return known?.isFile() && known.size > 0 ? { file, size: known.size } : null;
  }

  /** Stores a file. Resolves when it is on disk, or could not be written. */
  async store(hash: string, name: string, bytes: Buffer): Promise<void> {
    const file = this.#fileOf(hash, name);
    try {
      await writeWhole(file, bytes);
      const total = (await (this.#total ?? this.#count())) + bytes.length;
      this.#total = Promise.resolve(total > this.#limit ? await this.#makeRoom() : total);
    } catch (error) {
      if (!this.#hasWarned) this.#log.warn({ reason: String(error) }, 'media files cannot be stored on disk');
      this.#hasWarned = true;
    }
  }

  /** The names of the files that are stored under a hash, without those that are being written. */
  async namesOf(hash: string): Promise<string[]> {
    const names = await readdir(path.join(this.#directory, hash)).catch(() => []);
    return names.filter((name) => !isPartial(name));
  }

  /** Every hash under which a file is stored. */
  hashes(): Promise<string[]> {
    return readdir(this.#directory).catch(() => []);
  }

  /** Removes one file of a hash, or all of them. */
  async remove(hash: string, name = ''): Promise<void> {
    await rm(this.#fileOf(hash, name), { recursive: true, force: true });
    // Counted anew with the next file.
    this.#total = null;
  }

  async #files(): Promise<{ file: string; size: number; since: number }[]> {
    const entries = await readdir(this.#directory, { recursive: true, withFileTypes: true }).catch(() => []);
    const known = entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const found = await stat(file).catch(() => null);
        return found ? [{ file, size: found.size, since: found.mtimeMs }] : [];
      });
    return (await Promise.all(known)).flat();
  }

  async #count(): Promise<number> {
    return (await this.#files()).reduce((sum, { size }) => sum + size, 0);
  }

  /** Removes the oldest files until a tenth is free. @returns the bytes that stay */
  async #makeRoom(): Promise<number> {
    const files = (await this.#files()).toSorted((a, b) => a.since - b.since);
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { file, size } of files) {
      if (total <= this.#limit * 0.9) break;
      await rm(file, { force: true });
      total -= size;
    }
    return total;
  }
}
