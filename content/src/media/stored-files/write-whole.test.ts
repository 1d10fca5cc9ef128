import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeWhole } from './write-whole.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('a file is written as a whole or not at all', async () => {
  const folder = await emptyFolder();
  const file = path.join(folder, 'a/640.webp');
  await Promise.all([1, 2, 3].map(() => writeWhole(file, Buffer.alloc(100_000, 7))));
  expect(await readdir(path.join(folder, 'a'))).toEqual(['640.webp']);
  expect((await readFile(file)).length).toBe(100_000);
});

it('where it cannot be written nothing is left', async () => {
  const folder = await emptyFolder();
  await mkdir(path.join(folder, 'taken/below'), { recursive: true });
  await expect(writeWhole(path.join(folder, 'taken'), Buffer.from('x'))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['taken']);
});
