import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeWhole } from './write-whole.ts';

it('a file is written as a whole or not at all', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-variants-'));
  const file = path.join(folder, 'a/640.webp');
  await Promise.all([1, 2, 3].map(() => writeWhole(file, Buffer.alloc(100_000, 7))));
  expect(await readdir(path.join(folder, 'a'))).toEqual(['640.webp']);
  expect((await readFile(file)).length).toBe(100_000);
  await rm(folder, { recursive: true });
});
