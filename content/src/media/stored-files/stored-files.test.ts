import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { settings } from '../../config/settings.ts';
import {
  hashesWithVariants,
  readVariant,
  readyVariants,
  removeVariants,
  writeVariant,
} from '../variants/variant-files.ts';
import { isTemporary } from './stored-files.ts';

const variant = { width: 640, format: 'webp' } as const;
const { mediaDir } = settings;

beforeEach(async () => {
  settings.mediaDir = await mkdtemp(path.join(tmpdir(), 'vitrine-variants-'));
});
afterEach(async () => {
  await rm(settings.mediaDir, { recursive: true });
  settings.mediaDir = mediaDir;
});

it('a picture in the local folder has the variants that were written whole, until they are removed', async () => {
  expect([await hashesWithVariants(), await readyVariants('a'), await readVariant('a', variant)]).toEqual([
    [],
    [],
    null,
  ]);
  await writeVariant('a', variant, Buffer.from('x'));
  await writeFile(path.join(settings.mediaDir, 'variants/a/1280.webp.1.part'), 'x');
  expect([await hashesWithVariants(), await readyVariants('a')]).toEqual([['a'], ['640.webp']]);
  expect((await readVariant('a', variant))?.toString()).toBe('x');
  await removeVariants('a');
  expect([await hashesWithVariants(), await readyVariants('a')]).toEqual([[], []]);
});

it('a disk that cannot be read is no missing variant', async () => {
  await mkdir(path.join(settings.mediaDir, 'variants/a/640.webp'), { recursive: true });
  await expect(readVariant('a', variant)).rejects.toThrow('EISDIR');
  await writeFile(path.join(settings.mediaDir, 'variants/b'), 'x');
  await expect(readyVariants('b')).rejects.toThrow('ENOTDIR');
});

it('what a full disk refuses may succeed later; what a picture is refused for will not', () => {
  for (const code of ['ENOSPC', 'EDQUOT'])
    expect(isTemporary(Object.assign(new Error('no space left on device'), { code }))).toBe(true);
  for (const error of [new Error('Input buffer contains unsupported image format'), null, undefined])
    expect(isTemporary(error)).toBe(false);
});
