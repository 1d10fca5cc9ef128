import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { link, lstat, mkdir, open, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isPartial, partialSuffix } from '@vitrine/contract/files/write-whole.ts';
import { type Log, reasonOf } from '../observe/log.ts';

interface Options {
  /** the folder that the processes of one installation share (`ASSETS_DIR`) */
  directory: string;
  /** days for which a file stays that no running release has (`ASSETS_DAYS`) */
  days: number;
  log: Pick<Log, 'warn'>;
  now?: () => number;
}

const day = 24 * 60 * 60 * 1000;

/** What the bundler names by its content; a page is never among it. */
const hashedName = /^\w[\w.-]*-[\w-]{6,12}\.(?:avif|css|ico|js|json|png|svg|webp|woff2)$/;

/** A link in this folder could lead anywhere: none is followed. */
const withoutLinks = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * The hashed files of the last releases (section 13, "Configuration"): a page that one release rendered requests its
 * files of another one while both run, and a tab stays open when its release has ended.
 */
export function createSharedAssets({ directory, days, log, now = Date.now }: Options) {
  const fileOf = (name: string) => path.join(directory, name);

  /** The bytes of an asset of another release; null where there is none of that name. */
  async function read(name: string): Promise<Buffer | null> {
    if (!hashedName.test(name)) return null;
    const file = await open(fileOf(name), withoutLinks).catch(() => null);
    if (!file) return null;
    try {
      return (await file.stat()).isFile() ? await file.readFile() : null;
    } catch {
      return null;
    } finally {
      await file.close();
    }
  }

  /** Written aside and linked: unlike a renamed file, a linked one never takes the place of another. */
  async function add(name: string, bytes: Buffer): Promise<void> {
    const partial = `${fileOf(name)}.${randomUUID()}${partialSuffix}`;
    try {
      await writeFile(partial, bytes, { flag: 'wx' });
      await link(partial, fileOf(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      await rm(partial, { force: true });
    }
  }

  async function share(name: string, bytes: Buffer): Promise<void> {
    if (!hashedName.test(name)) return;
    if (!(await read(name))) await add(name, bytes);
    if (!(await read(name))?.equals(bytes)) {
      log.warn({ name }, 'the shared assets have another file of this name, which stays');
      return;
    }
    const used = new Date(now());
    await utimes(fileOf(name), used, used);
  }

  async function sweep(): Promise<void> {
    for (const name of await readdir(directory)) {
      if (!isPartial(name) && !hashedName.test(name)) continue;
      const found = await lstat(fileOf(name)).catch(() => null);
      const longest = isPartial(name) ? day : days * day;
      if (found?.isFile() && now() - found.mtimeMs > longest) await rm(fileOf(name), { force: true });
    }
  }

  return {
    read,
    /**
     * Puts the files of this release there, or notes that they are still used, and removes what no release used for
     * long. To be called at the start and daily. Never rejects: without the folder the site has its own files still.
     */
    async refresh(own: ReadonlyMap<string, Buffer>): Promise<void> {
      try {
        await mkdir(directory, { recursive: true });
        for (const [name, bytes] of own) await share(name, bytes);
        await sweep();
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, 'the assets could not be shared with other releases');
      }
    },
  };
}

export type SharedAssets = ReturnType<typeof createSharedAssets>;
