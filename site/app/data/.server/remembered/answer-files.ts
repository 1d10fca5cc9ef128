import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { ContentAccess } from '../content-calls.ts';
import { type Answer, hashOf } from './answer.ts';
import type { Key } from './question.ts';

/** Grows with every change of what a file says, or of what a key means. */
const formatVersion = 1;

const header = z.object({
  key: z.string(),
  hash: z.string(),
  /** milliseconds since 1970 */
  askedAt: z.number(),
  trueUntil: z.number().nullable(),
  /** of files of an older release it is not known */
  count: z.number().default(1),
  concerns: z.object({ documents: z.array(z.string()), collections: z.array(z.string()), slug: z.string().nullable() }),
});
const state = z.object({
  heardAt: z.number(),
  outdated: z.array(z.string()),
  /** by key, what changed since the answer was asked for */
  changedBy: z.record(z.string(), z.array(z.string())).default({}),
});
/** What is known beside the answers. */
export type KeptState = z.infer<typeof state>;

/** An answer as it was on disk. */
export interface FiledAnswer extends z.infer<typeof header> {
  body: string;
}

/**
 * Where the answers of one content service, to one account, are kept. Not by release: a new one may render from them.
 * @param cacheDir the site's folder for everything that it may lose
 */
export function answersFolder(cacheDir: string, { contentUrl, serviceAccount }: ContentAccess): string {
  const of = createHash('sha256').update(`${contentUrl} ${serviceAccount.username}`).digest('hex').slice(0, 16);
  return path.join(cacheDir, 'answers', `v${formatVersion}-${of}`);
}

/**
 * The answers on disk, a file each: a line that says what it is, then the body as it came. A file that is broken or was
 * cut off counts as absent.
 */
export function createAnswerFiles(folder: string) {
  const fileOf = (key: Key) =>
    path.join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.answer`);
  const stateFile = path.join(folder, 'state.json');

  /** Never half a file, whenever the process ends. */
  async function writeWhole(file: string, text: string): Promise<void> {
    const temporary = `${file}.${process.pid}.tmp`;
    await writeFile(temporary, text);
    await rename(temporary, file);
  }

  async function read(file: string): Promise<FiledAnswer | null> {
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

  return {
    prepare: () => mkdir(folder, { recursive: true }),
    write({ key, hash, askedAt, trueUntil, count, concerns }: Answer, body: string): Promise<void> {
      const until = Number.isFinite(trueUntil) ? trueUntil : null;
      const line = { key, hash, askedAt, trueUntil: until, count, concerns } satisfies z.infer<typeof header>;
      return writeWhole(fileOf(key), `${JSON.stringify(line)}\n${body}`);
    },
    /** The body of an answer, or `null` where its file says something else by now. */
    async bodyOf({ key, hash }: Pick<Answer, 'key' | 'hash'>): Promise<string | null> {
      const filed = await read(fileOf(key));
      return filed?.hash === hash ? filed.body : null;
    },
    remove: (key: Key) => rm(fileOf(key), { force: true }),
    /** Every sound answer; an answer's file that is broken is removed. */
    async *all(): AsyncGenerator<FiledAnswer> {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.answer'));
      for (let at = 0; at < names.length; at += 32) {
        const files = names.slice(at, at + 32).map((name) => path.join(folder, name));
        const answers = await Promise.all(files.map(read));
        for (const [position, answer] of answers.entries()) {
          if (answer) yield answer;
          else await rm(files[position] ?? '', { force: true });
        }
      }
    },
    writeState: (kept: KeptState) => writeWhole(stateFile, JSON.stringify(kept)),
    async readState(): Promise<KeptState | null> {
      try {
        return state.parse(JSON.parse(await readFile(stateFile, 'utf8')));
      } catch {
        return null;
      }
    },
  };
}

export type AnswerFiles = ReturnType<typeof createAnswerFiles>;
