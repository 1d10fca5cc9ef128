import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Variant } from '@vitrine/contract/media-sizes.ts';
import sharp from 'sharp';

/**
 * Images of at most so many pixels across are looked at small, or on phones whose pixels are too fine to be seen: they
 * may be coarser. Less effort than three smears thin strokes on plain grounds at any quality, more takes three times as long.
 */
const small = 750;

/**
 * An image in one width and format. Nothing of what a camera or an editor's program wrote into the original is in it (where it
 * was taken, by whom, with what): it is turned as the camera was held, its colours are those of sRGB, and that is all.
 * @param original its bytes
 * @param isDrawing the original is a drawing of lines, which has no width of its own: others are never enlarged
 * @throws where the original is no image
 */
export function makeVariant(original: Buffer, { width, format }: Variant, isDrawing: boolean): Promise<Buffer> {
  const resized = sharp(original, { failOn: 'error', limitInputPixels: 100_000_000 })
    .rotate()
    .resize({ width, withoutEnlargement: !isDrawing });
  const encoded =
    format === 'avif'
      ? resized.avif({ quality: width <= small ? 42 : 50, effort: 3 })
      : format === 'webp'
        ? // Twice the effort saves a twentieth of the bytes.
          resized.webp({ quality: 78, effort: 2 })
        : resized.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true });
  return encoded.toBuffer();
}

/** Writes a file aside and renames it: a reader never meets half an image. */
export async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const partial = `${file}.${randomUUID()}.part`;
  await writeFile(partial, bytes);
  await rename(partial, file);
}
