import type { Variant } from '@vitrine/contract/media-sizes.ts';
import sharp from 'sharp';

/**
 * Images of at most this width, in pixels, are shown small or on screens of high density: they get a lower quality. An encoding
 * effort below 3 blurs thin strokes on plain backgrounds at any quality; a higher one takes three times as long.
 */
const small = 750;

/** Pixels that a source may have. */
export const mostPixels = 100_000_000;

/**
 * Generates an image in one width and format, without metadata (place, author, camera): rotated by EXIF, converted to sRGB.
 * @param source the bytes of the source file
 * @param isDrawing the source is a vector drawing; others are never enlarged
 * @throws where the source is not an image
 */
export function makeVariant(source: Buffer, { width, format }: Variant, isDrawing: boolean): Promise<Buffer> {
  const resized = sharp(source, { failOn: 'error', limitInputPixels: mostPixels })
    .rotate()
    .resize({ width, withoutEnlargement: !isDrawing });
  const encoded =
    format === 'avif'
      ? // Tuned by the default metric, "iq", it would take a third longer.
        resized.avif({ quality: width <= small ? 42 : 50, effort: 3, tune: 'ssim' })
      : format === 'webp'
        ? // Twice the effort would save 5 % of the bytes.
          resized.webp({ quality: 78, effort: 2 })
        : resized.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true });
  return encoded.toBuffer();
}
