import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { writeWhole } from '../contract/files/write-whole.ts';

/** What is known of a mirror beside its files: `mirror.json`. */
export interface MirrorIndex {
  /** when it was written, ISO */
  made: string;
  /** the file of every page by its URL (path and query) */
  pages: Record<string, string>;
}

const files = 'files';
/** The folder of the files that never change, which mirrors link to. */
const immutableFolder = 'kept';
const indexFile = 'mirror.json';
/** Is there while a run writes, and renewed by it: one run at a time. */
const lockFolder = 'lock';
/** Milliseconds after which a lock that is not renewed is that of a run that ended without removing it. */
const lockExpiry = 60_000;

/** The name of a mirror's own folder: when it was begun. */
export const mirrorName = (begun: Date): string => begun.toISOString().replaceAll(/[:.]/g, '-');
const isMirrorName = (name: string) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/.test(name);

/** A mirror that is being written, invisible until it is whole. */
export interface NewMirror {
  /** Writes a file below the root of the web server. */
  write: (name: string, body: Buffer | string) => Promise<void>;
  /** Writes a file that never changes: an interrupted run and the next one need not fetch it again. */
  writeImmutable: (name: string, body: Buffer) => Promise<void>;
  /** Links a file that never changes from an earlier run. @returns null where there is none */
  linkImmutable: (name: string) => Promise<Buffer | null>;
  /** Writes a file beside those for the web server. */
  writeBeside: (name: string, text: string) => Promise<void>;
  /** The files for the web server, and their bytes. */
  measure: () => Promise<{ files: number; bytes: number }>;
  /** Makes this mirror the current one in one step, and removes those before the last. */
  publish: (index: MirrorIndex) => Promise<void>;
  /** Lets another run begin. */
  release: () => Promise<void>;
}

/** @throws where a folder has something else than mirrors in it */
async function requireFolderOfMirrors(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  if (names.length === 0 || names.includes(immutableFolder) || names.includes('current')) return;
  throw new Error(`${folder} is no folder of mirrors: name one that is empty or does not exist.`);
}

/** @throws where another run is writing: each removes what the other one has not published yet */
function lockMirrors(folder: string): Promise<() => Promise<void>> {
  const options = { lockfilePath: path.join(folder, lockFolder), stale: lockExpiry };
  return lock(folder, options).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOCKED') throw error;
    throw new Error(`Another run is writing a mirror in ${folder}: wait until it has ended, or name another folder.`);
  });
}

/**
 * Begins a mirror in a folder of its own, and removes those of earlier runs that were not published. An interrupted run leaves
 * `current` as it was.
 * @param folder of the mirrors
 * @param name of this one (`mirrorName`)
 * @throws where the folder has something else than mirrors in it, or another run is writing there
 */
export async function beginMirror(folder: string, name: string): Promise<NewMirror> {
  const own = path.join(folder, name);
  const immutable = path.join(folder, immutableFolder);
  const used = new Set<string>();
  await requireFolderOfMirrors(folder);
  await mkdir(immutable, { recursive: true });
  const release = await lockMirrors(folder);
  await removeMirrors(folder, (other) => !existsSync(path.join(folder, other, indexFile)));
  await mkdir(path.join(own, files), { recursive: true });

  async function linkFrom(name: string): Promise<void> {
    const file = path.join(own, files, name);
    await mkdir(path.dirname(file), { recursive: true });
    await rm(file, { force: true });
    await link(path.join(immutable, name), file);
    used.add(name);
  }
  return {
    write: (name, body) => writeWhole(path.join(own, files, name), body),
    async writeImmutable(name, body) {
      await writeWhole(path.join(immutable, name), body);
      await linkFrom(name);
    },
    async linkImmutable(name) {
      const body = await readFile(path.join(immutable, name)).catch(() => null);
      // An empty one is what earlier releases left where the machine failed.
      if (!body?.length) return null;
      await linkFrom(name);
      return body;
    },
    writeBeside: (name, text) => writeWhole(path.join(own, name), text),
    async measure() {
      const entries = await readdir(path.join(own, files), { withFileTypes: true, recursive: true });
      const written = entries.filter((entry) => entry.isFile());
      const sizes = await Promise.all(
        written.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size),
      );
      return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
    },
    async publish(index) {
      await writeWhole(path.join(own, indexFile), JSON.stringify(index));
      const current = path.join(folder, 'current');
      const before = await readlink(current).catch(() => '');
      await rm(`${current}.new`, { force: true });
      await symlink(name, `${current}.new`);
      await rename(`${current}.new`, current);
      await removeMirrors(folder, (other) => other !== name && other !== before);
      await removeUnlinked(immutable, used);
    },
    release,
  };
}

/** Removes mirrors by their names. What is no mirror stays. */
async function removeMirrors(folder: string, isRemoved: (name: string) => boolean): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const isMirror = entry.isDirectory() && isMirrorName(entry.name);
    if (isMirror && isRemoved(entry.name)) await rm(path.join(folder, entry.name), { recursive: true });
  }
}

/** Removes immutable files that are in no mirror: those with one link. */
async function removeUnlinked(immutable: string, used: Set<string>): Promise<void> {
  for (const entry of await readdir(immutable, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || used.has(path.relative(immutable, file))) continue;
    if ((await stat(file)).nlink === 1) await rm(file);
  }
}

/** The newest whole mirror, for a comparison. @throws where there is none */
export async function currentMirror(
  folder: string,
): Promise<{ index: MirrorIndex; read: (name: string) => Promise<string> }> {
  const current = path.join(folder, 'current');
  const text = await readFile(path.join(current, indexFile), 'utf8').catch(() => {
    throw new Error(`There is no mirror in ${folder}: write one with "npm run mirror".`);
  });
  return {
    index: JSON.parse(text) as MirrorIndex,
    read: (name) => readFile(path.join(current, files, name), 'utf8'),
  };
}
