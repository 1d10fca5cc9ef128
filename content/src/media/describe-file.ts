import { createHash } from 'node:crypto';
import { type CollectionBeforeChangeHook, FileUploadError } from 'payload';
import sharp, { type Sharp } from 'sharp';
import type { Media } from '../payload-types.ts';
import { mostPixels } from './variants/make-variant.ts';

/** Edge of the thumbnail whose average colour is taken, in pixels: small, but a cut-off corner still covers one of them. */
const thumbnailSize = 64;

/** Alpha from which a pixel counts as opaque: antialiased edges of a drawing are slightly transparent. */
const opaque = 200;

/** What Payload and this file write of an uploaded file. A form sends them back: after a conflict those of a former file. */
const ofFile = ['hash', 'colour', 'mimeType', 'filesize', 'width', 'height'] as const;

/**
 * Stores with an uploaded file the hash of its content, for its public URL, and for images their displayed size and average
 * colour, for their placeholder. Without one, what is stored of the present file stays.
 * @throws FileUploadError, as Payload does, for an image that is damaged or has too many pixels
 */
export const describeFile: CollectionBeforeChangeHook<Media> = async ({ data, operation, originalDoc, req }) => {
  const file = req.file;
  if (!file?.data || file.data.length === 0) {
    return operation === 'update' && originalDoc
      ? { ...data, ...Object.fromEntries(ofFile.map((name) => [name, originalDoc[name]])) }
      : data;
  }
  data.hash = createHash('sha256').update(file.data).digest('hex').slice(0, 24);
  if (file.mimetype.startsWith('image/')) {
    const image = await describeImage(file.data).catch((error: unknown) => {
      req.payload.logger.warn({ err: error }, 'An uploaded image cannot be read');
      throw new FileUploadError(req.t);
    });
    Object.assign(data, image);
  }
  return data;
};

/**
 * Size and colour of an image.
 * @returns its size in pixels after the EXIF rotation, and its average colour as `#rrggbb`; `null` for an image with
 *   transparent parts, through which a placeholder would stay visible
 * @throws where the bytes are not an image, or one of which no variant is generated
 */
export async function describeImage(bytes: Buffer): Promise<{ width: number; height: number; colour: string | null }> {
  const image = sharp(bytes, { limitInputPixels: mostPixels });
  const { width, height } = (await image.metadata()).autoOrient;
  return { width, height, colour: await colourOf(image) };
}

async function colourOf(image: Sharp): Promise<string | null> {
  const pixels = await image
    .resize(thumbnailSize, thumbnailSize, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer();
  const sums = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < opaque) return null;
    for (const channel of sums.keys()) sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0);
  }
  return `#${sums
    .map((sum) =>
      Math.round(sum / thumbnailSize ** 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
