import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSharedAssets } from './shared-assets.ts';

let root: string;
let directory: string;
let warnings: object[];
const day = 24 * 60 * 60 * 1000;
const release = (name: string, content: string) => new Map([[name, Buffer.from(content)]]);
const assets = (now = Date.now()) =>
  createSharedAssets({
    directory,
    days: 30,
    log: { warn: (line: object) => void warnings.push(line) } as never,
    now: () => now,
  });

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'assets-'));
  directory = path.join(root, 'shared');
  warnings = [];
});
afterEach(() => rm(root, { recursive: true }));

it('has the files of every release, and no half of one', async () => {
  await assets().refresh(release('page-AbCdE1.js', 'old'));
  await assets().refresh(release('page-AbCdE2.js', 'new'));
  expect((await assets().read('page-AbCdE1.js'))?.toString()).toBe('old');
  expect((await readdir(directory)).toSorted()).toEqual(['page-AbCdE1.js', 'page-AbCdE2.js']);
  expect(warnings).toEqual([]);
});

it('takes the files of releases that start at once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => assets().refresh(release('page-AbCdE1.js', 'same'))));
  expect(await readdir(directory)).toEqual(['page-AbCdE1.js']);
  expect(warnings).toEqual([]);
});

it('keeps the first of two files of one name, and says so', async () => {
  await assets().refresh(release('page-AbCdE1.js', 'first'));
  await assets().refresh(release('page-AbCdE1.js', 'second'));
  expect(await readFile(path.join(directory, 'page-AbCdE1.js'), 'utf8')).toBe('first');
  expect(warnings).toHaveLength(1);
});

it('removes what no release used for thirty days, and nothing that is not its own', async () => {
  await assets().refresh(release('page-AbCdE1.js', 'old'));
  await assets().refresh(release('page-AbCdE2.js', 'used'));
  await writeFile(path.join(directory, 'notes.txt'), 'of somebody else');
  const long = new Date(Date.now() - 29 * day);
  for (const name of await readdir(directory)) await utimes(path.join(directory, name), long, long);
  await assets().refresh(new Map());
  expect(await readdir(directory)).toHaveLength(3);
  await assets(Date.now() + 2 * day).refresh(release('page-AbCdE2.js', 'used'));
  expect((await readdir(directory)).toSorted()).toEqual(['notes.txt', 'page-AbCdE2.js']);
});

it('follows no link, and reads nothing but hashed names', async () => {
  await writeFile(path.join(root, 'secret-AbCdE1.js'), 'secret');
  await mkdir(path.join(directory, 'folder-AbCdE1.js'), { recursive: true });
  await symlink(path.join(root, 'secret-AbCdE1.js'), path.join(directory, 'linked-AbCdE1.js'));
  await writeFile(path.join(directory, 'notes.txt'), 'notes');
  await writeFile(path.join(directory, 'page-AbCdE1.html'), '<p>');
  for (const name of [
    '../secret-AbCdE1.js',
    '..%2fsecret-AbCdE1.js',
    'linked-AbCdE1.js',
    'folder-AbCdE1.js',
    'notes.txt',
    'page-AbCdE1.html',
    '',
    '.',
  ]) {
    expect(await assets().read(name), name).toBeNull();
  }
});

it('does without a folder that cannot be written', async () => {
  await writeFile(directory, 'a file');
  await assets().refresh(release('page-AbCdE1.js', 'old'));
  expect(warnings).toHaveLength(1);
  expect(await assets().read('page-AbCdE1.js')).toBeNull();
});
