import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileUrlOf } from '../../config/database-file.ts';
import { createSqliteClient } from './sqlite-client.ts';

let root: string;
let folder: string;
let file: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'vitrine-sqlite-'));
  folder = root;
  // The folder is readable by others, so that only the permissions of the files count.
  await chmod(folder, 0o755);
  file = path.join(folder, 'content.db');
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Writes to the database. @returns its files and their permissions while it is open */
async function filesOfOpenDatabase(): Promise<Record<string, string>> {
  const client = await createSqliteClient({ url: fileUrlOf(file), busyTimeout: 1000, journalSizeLimit: 1_000_000 });
  try {
    await client.execute('CREATE TABLE IF NOT EXISTS accounts (hash TEXT)');
    const modes = (await readdir(folder)).sort().map(async (name) => {
      const { mode } = await stat(path.join(folder, name));
      return [name, (mode & 0o777).toString(8)] as const;
    });
    return Object.fromEntries(await Promise.all(modes));
  } finally {
    client.close();
  }
}

const all = (mode: string) => ({ 'content.db': mode, 'content.db-shm': mode, 'content.db-wal': mode });

it('creates files that only their owner can read', async () => {
  expect(await filesOfOpenDatabase()).toEqual(all('600'));
});

it.each(['c#', 'what?', '100 %', 'a%20b'])('does so in a folder of any name: %s', async (name) => {
  folder = path.join(folder, name);
  await mkdir(folder);
  file = path.join(folder, 'content.db');
  expect(await filesOfOpenDatabase()).toEqual(all('600'));
});

it('removes the permissions of others from a database that was readable by all, and keeps those of its group', async () => {
  await filesOfOpenDatabase();
  for (const name of await readdir(folder)) await chmod(path.join(folder, name), 0o644);
  expect(await filesOfOpenDatabase()).toEqual(all('640'));
});

it('chooses an index by the rows that it leaves, from the next hour on, and reads go on while it finds that out', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const client = await createSqliteClient({ url: fileUrlOf(file), busyTimeout: 1000, journalSizeLimit: 1_000_000 });
  // Each index has its own order, so the order of what is found says which one was used.
  const found = async () => {
    const { rows } = await client.execute("SELECT id FROM news WHERE slug = 'news-1' AND school = 1");
    return rows.map(({ id }) => Number(id));
  };
  try {
    await client.execute('CREATE TABLE news (id INTEGER PRIMARY KEY, school INTEGER, slug TEXT)');
    await client.execute('CREATE INDEX by_school ON news (school, id DESC)');
    await client.execute('CREATE INDEX by_slug ON news (slug, id)');
    const numbers = 'WITH RECURSIVE some(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM some WHERE n < 1000)';
    await client.execute(`${numbers} INSERT INTO news SELECT n, 1, 'news-' || ((n + 1) / 2) FROM some`);
    expect(await found()).toEqual([2, 1]);
    vi.advanceTimersByTime(3_600_000);
    // Each begins a turn later than the one before, so that one of them reads while the connection is reopened.
    const readers = Array.from({ length: 10 }, async (_, later) => {
      for (let turn = 0; turn < later; turn += 1) await Promise.resolve();
      let order = await found();
      for (let reads = 0; order[0] === 2 && reads < 1000; reads += 1) order = await found();
      return order;
    });
    expect(await Promise.all(readers)).toEqual(readers.map(() => [1, 2]));
  } finally {
    client.close();
    vi.useRealTimers();
  }
});

it('handles other requests between the statements of a long transaction', async () => {
  const client = await createSqliteClient({ url: fileUrlOf(file), busyTimeout: 1000, journalSizeLimit: 1_000_000 });
  let turns = 0;
  const other = setInterval(() => {
    turns += 1;
  }, 1);
  try {
    await client.execute('CREATE TABLE numbers (n INTEGER)');
    const transaction = await client.transaction('write');
    turns = 0;
    const many = 'WITH RECURSIVE some(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM some WHERE n < 50000)';
    for (let round = 0; round < 20; round += 1)
      await transaction.execute(`${many} INSERT INTO numbers SELECT n FROM some`);
    await transaction.rollback();
    expect(turns).toBeGreaterThan(2);
  } finally {
    clearInterval(other);
    client.close();
  }
});
