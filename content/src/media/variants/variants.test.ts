import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../config/settings.ts';
import { storedFiles } from '../stored-files/stored-files.ts';
import { variantOf } from './variants.ts';

const { mediaDir } = settings;

beforeEach(async () => {
  settings.mediaDir = await mkdtemp(path.join(tmpdir(), 'vitrine-variants-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(settings.mediaDir, { recursive: true });
  settings.mediaDir = mediaDir;
});

it('a variant that cannot be stored, because the disk is full, is given to the visitor all the same', async () => {
  const source = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c40' } }).png();
  await writeFile(path.join(settings.mediaDir, 'a.png'), await source.toBuffer());
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  vi.spyOn(storedFiles, 'write').mockRejectedValue(full);
  const error = vi.fn();
  const picture = { hash: 'a', filename: 'a.png', mimeType: 'image/png' };
  const bytes = await variantOf(picture, { width: 640, format: 'webp' }, { logger: { error } } as never);
  expect((await sharp(bytes).metadata()).format).toBe('webp');
  expect(error.mock.calls).toEqual([[expect.objectContaining({ err: full }), expect.any(String)]]);
});
