import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../observe/log.ts';
import { MediaCache } from './media-cache.ts';

let directory = '';
const log = createLog();
const quiet = Object.assign(Object.create(log), { warn: () => undefined }) as typeof log;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'vitrine-media-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

test('what was stored is found again, whole, after a restart too', async () => {
  await new MediaCache({ directory, log }).store('a1', '640.avif', Buffer.from('a picture'));
  const found = await new MediaCache({ directory, log }).find('a1', '640.avif');
  expect(found?.size).toBe(9);
  expect(await readFile(found?.file ?? '', 'utf8')).toBe('a picture');
  expect(await new MediaCache({ directory, log }).find('a1', '320.avif')).toBeNull();
  await writeFile(path.join(directory, 'a1', '320.avif'), '');
  expect(await new MediaCache({ directory, log }).find('a1', '320.avif')).toBeNull();
});

test('nothing but whole files is stored', async () => {
  const files = new MediaCache({ directory, log });
  await Promise.all([1, 2, 3].map(() => files.store('a1', '640.avif', Buffer.alloc(100_000))));
  expect(await readdir(path.join(directory, 'a1'))).toEqual(['640.avif']);
});

test('the oldest files are removed first', async () => {
  const files = new MediaCache({ directory, limit: 1000, log });
  for (const [name, age] of [
    ['old', 30],
    ['older', 60],
    ['oldest', 90],
  ] as const) {
    await files.store('a1', name, Buffer.alloc(300));
    const then = new Date(Date.now() - age * 1000);
    await utimes(path.join(directory, 'a1', name), then, then);
  }
  await files.store('a1', 'new', Buffer.alloc(300));
  expect((await readdir(path.join(directory, 'a1'))).toSorted()).toEqual(['new', 'old', 'older']);
});

test('a disk that cannot be written prevents no response', async () => {
  const blocked = path.join(directory, 'a-file');
  await writeFile(blocked, '');
  const files = new MediaCache({ directory: blocked, log: quiet });
  await expect(files.store('a1', '640.avif', Buffer.alloc(10))).resolves.toBeUndefined();
  expect(await files.find('a1', '640.avif')).toBeNull();
});
