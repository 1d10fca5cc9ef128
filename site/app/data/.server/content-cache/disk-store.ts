import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isPartial, writeWhole } from '@vitrine/contract/files/write-whole.ts';
import { z } from 'zod';
import type { Key } from './cache-key.ts';
import { countOf, type Entry, hashOf, notFoundHash, persist } from './entry.ts';
import type { EntryStore } from './entry-store.ts';

/**
 * Grows with every change of what a file says, or of what a key means; a site then starts with an empty cache. The names in the
 * files are therefore those of version 1: `askedAt` is `requestedAt`, `trueUntil` is `freshUntil`, `concerns` are `dependencies`.
 */
const formatVersion = 1;

const header = z.object({
  key: z.string(),
  hash: z.string(),
  /** milliseconds since 1970 */
  askedAt: z.number(),
  trueUntil: z.number().nullable(),
  /** milliseconds since 1970, when the file was written; of files of an older release it is not known */
  usedAt: z.number().optional(),
  /** of files of an older release it is not known */
  count: z.number().default(1),
  concerns: z.object({
    documents: z.array(z.string()),
    collections: z.array(z.string()),
    slug: z.string().nullable(),
    range: z.object({ after: z.number().nullable(), upTo: z.number().nullable() }).nullable().default(null),
  }),
});

/** The file of what applies to several entries. `outdated`: the keys of those that are stale or superseded. */
const stateFile = z.object({
  heardAt: z.number(),
  outdated: z.array(z.string()),
  /** by key, what changed since the response was requested */
  changedBy: z.record(z.string(), z.array(z.string())).default({}),
});

/** Milliseconds after which a new entry is written. */
const writeDelay = 3000;

/** Milliseconds by which the time in a file may be behind: it decides only for how long an entry is served in an outage. */
const timeMayLag = 3_600_000;

/**
 * Milliseconds after which a file is removed whose entry was not used: of a question that an earlier release asked, or about what is
 * long deleted. Each would be asked again with every change, for ever.
 */
const unusedFor = 30 * 24 * 3_600_000;

/** Characters of a list in which nothing is, with what is said of its pages. */
const longestNegative = 1000;

/** A negative entry only where a page needs it, and not without a body. */
const isForDisk = ({ count, usedByPage, hash }: Entry) => count > 0 || (usedByPage && hash !== notFoundHash);

/**
 * The folder for the responses of the content service. Not by release: a new one may render from them.
 * @param cacheDir the site's folder for everything that it may lose
 */
export const diskStoreFolder = (cacheDir: string): string => path.join(cacheDir, 'answers', `v${formatVersion}`);

interface Parts {
  folder: string;
  store: EntryStore;
  /** when the journal was last read to its end */
  heardAt: () => number;
  /** called once when a file cannot be written or removed, and again after that was possible */
  onProblem: (error: unknown) => void;
}

/**
 * The entries on disk, a file each: a line with its header, then the body as it was received. Written a few seconds' worth at a
 * time (write-behind). A file that is broken or was cut off counts as absent.
 */
export function createDiskStore({ folder, store, heardAt, onProblem }: Parts) {
  /** keys whose files are to be written or removed */
  const waiting = new Set<Key>();
  let timer: NodeJS.Timeout | null = null;
  let writing = Promise.resolve(true);
  let works = true;
  let lastState = '';

  const stateName = path.join(folder, 'state.json');
  const fileOf = (key: Key) =>
    path.join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.answer`);

  function report(error: unknown): void {
    if (works) onProblem(error);
    works = false;
  }

  async function read(file: string) {
    try {
      const text = await readFile(file, 'utf8');
      const end = text.indexOf('\n');
      const known = header.parse(JSON.parse(text.slice(0, end)));
      const body = text.slice(end + 1);
      return hashOf(body) === known.hash && fileOf(known.key) === file ? { ...known, body } : null;
    } catch {
      return null;
    }
  }

  /** The body of an entry, or `null` where its file says something else by now. */
  async function bodyOf({ key, hash }: Entry): Promise<string | null> {
    const found = await read(fileOf(key));
    return found?.hash === hash ? found.body : null;
  }

  async function writeOne(key: Key): Promise<void> {
    const entry = store.peek(key);
    if (!entry || !isForDisk(entry)) return rm(fileOf(key), { force: true });
    const body = store.textOf(entry) ?? (await bodyOf(entry));
    if (body === null) return;
    const { hash, requestedAt: askedAt, freshUntil, count, dependencies: concerns } = entry;
    const trueUntil = Number.isFinite(freshUntil) ? freshUntil : null;
    const usedAt = store.usedAt(key);
    const line = { key, hash, askedAt, trueUntil, usedAt, count, concerns } satisfies z.infer<typeof header>;
    await writeWhole(fileOf(key), `${JSON.stringify(line)}\n${body}`);
    if (store.peek(key)?.hash !== hash) return;
    store.update(key, (known) => persist(known, askedAt));
    store.dropText(entry);
  }

  async function writeAll(): Promise<boolean> {
    const batch = [...waiting];
    waiting.clear();
    try {
      for (let at = 0; at < batch.length; at += 8) await Promise.all(batch.slice(at, at + 8).map(writeOne));
      const state = stateNow();
      if (state !== lastState) await writeWhole(stateName, state);
      lastState = state;
      works = true;
      return true;
    } catch (error) {
      // All of them are tried again, those that were written too.
      for (const key of batch) waiting.add(key);
      report(error);
      return false;
    }
  }

  function stateNow(): string {
    const stale = store.recent().flatMap((entry) => (entry.state === 'fresh' ? [] : [entry]));
    const changed = stale.filter(({ changes }) => changes.size > 0);
    const changedBy = Object.fromEntries(changed.map(({ key, changes }) => [key, [...changes]]));
    const state = { heardAt: heardAt(), outdated: stale.map(({ key }) => key), changedBy };
    return JSON.stringify(state satisfies z.infer<typeof stateFile>);
  }

  function writeSoon(key: Key): void {
    waiting.add(key);
    timer ??= setTimeout(() => void flush(), writeDelay).unref();
  }

  /** Writes everything that waits; never rejects. @returns whether all of it is on disk */
  function flush(): Promise<boolean> {
    if (timer) clearTimeout(timer);
    timer = null;
    writing = writing.then(writeAll);
    return writing;
  }

  return {
    bodyOf,
    flush,
    /** An entry is new or was confirmed. */
    save(entry: Entry, former?: Entry): void {
      const { key, persistedAt, requestedAt } = entry;
      // What does not exist any more must not be restored. Nor may requests for what never existed fill the disk.
      if (!isForDisk(entry)) {
        if (former && former.count > 0) writeSoon(key);
      } else if (persistedAt === null || requestedAt - persistedAt > timeMayLag) writeSoon(key);
    },
    remove(entry: Entry): void {
      if (isForDisk(entry)) writeSoon(entry.key);
    },
    /**
     * Restores what is on disk; a file that is broken or long unused, or that a killed process left half written, is removed, or
     * ignored where the disk is read-only. Bodies stay there until they are read. Never rejects.
     * @returns when the journal was last read to its end
     */
    async restore(): Promise<number> {
      const state = await readFile(stateName, 'utf8')
        .then((text) => stateFile.parse(JSON.parse(text)))
        .catch(() => undefined);
      const stale = new Set(state?.outdated);
      const all = await readdir(folder).catch(() => []);
      // No two processes share the folder: nobody is writing these.
      for (const name of all.filter(isPartial)) await rm(path.join(folder, name), { force: true }).catch(report);
      const names = all.filter((name) => name.endsWith('.answer'));
      for (let at = 0; at < names.length; at += 32) {
        const files = names.slice(at, at + 32).map((name) => path.join(folder, name));
        for (const [position, found] of (await Promise.all(files.map(read))).entries()) {
          const usedAt = found?.usedAt ?? found?.askedAt ?? 0;
          if (!found || Date.now() - usedAt > unusedFor) await rm(files[position] ?? '', { force: true }).catch(report);
          else store.put(restored(found, stale.has(found.key), state?.changedBy[found.key]), null, null, usedAt);
        }
      }
      return state?.heardAt ?? 0;
    },
  };
}

export type DiskStore = ReturnType<typeof createDiskStore>;

/** The entry of a file. */
function restored(
  { key, hash, askedAt, trueUntil, count, concerns, body }: z.infer<typeof header> & { body: string },
  isStale: boolean,
  changes: string[] = [],
): Entry {
  const known = {
    key,
    hash,
    dependencies: concerns,
    count: body.length < longestNegative ? countOf(JSON.parse(body)) : count,
    length: body.length,
    requestNumber: 0,
    requestedAt: askedAt,
    freshUntil: trueUntil ?? Number.POSITIVE_INFINITY,
    usedByPage: true,
    persistedAt: askedAt,
    attemptedAt: 0,
    refusals: 0,
    refusedSince: null,
  };
  return isStale ? { ...known, state: 'stale', changes: new Set(changes) } : { ...known, state: 'fresh' };
}
