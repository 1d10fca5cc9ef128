import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { partialSuffix, writeWhole } from '../../cache/write-whole.ts';
import type { Log } from '../log.ts';

export interface CachedFile {
  /** where it is on disk */
  file: string;
  /** bytes */
  size: number;
}

interface Options {
  directory: string;
  /** bytes that may be kept; the oldest files make room */
  limit?: number;
  log: Log;
}

/** Two gigabytes: every picture of a large school in every width. */
const usualLimit = 2_000_000_000;

/**
 * The site's own copy of what it passed on. A file that is there is complete: it is written aside and renamed.
 * Nothing here ever keeps an answer from being given: a disk that is full is logged, once.
 */
export class MediaCache {
  readonly #directory: string;
  readonly #limit: number;
  readonly #log: Log;
  /** bytes on disk; counted when first needed */
  #total: Promise<number> | null = null;
  #complained = false;

  constructor({ directory, limit = usualLimit, log }: Options) {
    this.#directory = directory;
    this.#limit = limit;
    this.#log = log;
  }

  #fileOf(hash: string, name: string): string {
    return path.join(this.#directory, hash, name);
  }

  /** The copy of a file, or `null`. */
  async find(hash: string, name: string): Promise<CachedFile | null> {
    const file = this.#fileOf(hash, name);
    const known = await stat(file).catch(() => null);
    return known?.isFile() ? { file, size: known.size } : null;
  }

  /** Keeps a file. Resolves when it is on disk, or when it was given up. */
  async keep(hash: string, name: string, bytes: Buffer): Promise<void> {
    const file = this.#fileOf(hash, name);
    try {
      await writeWhole(file, bytes);
      const total = (await (this.#total ?? this.#count())) + bytes.length;
      this.#total = Promise.resolve(total > this.#limit ? await this.#makeRoom() : total);
    } catch (error) {
      if (!this.#complained) this.#log.warn({ reason: String(error) }, 'media files cannot be kept on disk');
      this.#complained = true;
    }
  }

  /** The names of the files that are kept under a hash; what is only half written is none. */
  async namesOf(hash: string): Promise<string[]> {
    const names = await readdir(path.join(this.#directory, hash)).catch(() => []);
    return names.filter((name) => !name.endsWith(partialSuffix));
  }

  /** Every hash under which something is kept. */
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
