import type { Variant } from '@vitrine/contract/media-sizes.ts';
import sharp from 'sharp';

/**
 * Images of at most this width, in pixels, are shown small or on screens of high density: they get a lower quality. An encoding
 * effort below 3 blurs thin strokes on plain backgrounds at any quality; a higher one takes three times as long.
 */
const small = 750;

/** Bytes of a file that arrives, with its headers, in what a server sends before it waits for a reply: ten segments of 1,460. */
const initialWindow = 14_000;
/** For an image that is slightly larger than that: more effort gives fewer bytes, but takes five times as long. */
const smaller = [38, 34].map((quality) => ({ quality, effort: 5 }));
/** The largest image, in bytes, that may become as small as that. */
const reducible = 1.5 * initialWindow;

/** The greatest height, in pixels: WebP and AVIF have a little more at most. The tallest pictures become narrower. */
const height = 16_000;

/** Pixels that a source may have. */
export const mostPixels = 100_000_000;

/**
 * Generates an image in one width and format, without metadata (place, author, camera): rotated by EXIF, converted to sRGB.
 * @param source the bytes of the source file
 * @param isDrawing the source is a vector drawing; others are never enlarged
 * @throws where the source is not an image
 */
export async function makeVariant(source: Buffer, { width, format }: Variant, isDrawing: boolean): Promise<Buffer> {
  const resized = sharp(source, { failOn: 'error', limitInputPixels: mostPixels })
    .rotate()
    .resize({ width, height, fit: 'inside', withoutEnlargement: !isDrawing });
  if (format === 'webp') {
    // Twice the effort would save 5 % of the bytes.
    return resized.webp({ quality: 78, effort: 2 }).toBuffer();
  }
  if (format === 'jpg') return resized.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  // Tuned by the default metric, "iq", it would take a third longer.
  const avif = (options: { quality: number; effort: number }) => resized.avif({ ...options, tune: 'ssim' }).toBuffer();
  const encoded = await avif({ quality: width <= small ? 42 : 50, effort: 3 });
  if (width > small || encoded.length <= initialWindow || encoded.length > reducible) return encoded;
  for (const options of smaller) {
    const reduced = await avif(options);
    if (reduced.length <= initialWindow) return reduced;
  }
  return encoded;
}
