import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeWhole } from './write-whole.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-write-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a file is there whole or not at all, however many write it at once, and nothing else', async () => {
  const folder = path.join(await emptyFolder(), 'new');
  const file = path.join(folder, 'name.json');
  const contents = ['a', 'b', 'c'].map((letter) => letter.repeat(2_000_000));
  let isOver = false;
  const writing = Promise.all(contents.map((content) => writeWhole(file, content))).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const read = await readFile(file, 'utf8').catch(() => null);
    expect(read === null || contents.includes(read)).toBe(true);
  }
  await writing;
  expect(await readdir(folder)).toEqual(['name.json']);
});

test('where it cannot be written nothing is left', async () => {
  const folder = await emptyFolder();
  await mkdir(path.join(folder, 'taken/below'), { recursive: true });
  await expect(writeWhole(path.join(folder, 'taken'), 'x')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['taken']);
});
