import { createHash } from 'node:crypto';
import type { CollectionBeforeChangeHook } from 'payload';
import sharp, { type Sharp } from 'sharp';

/** Pixels each way in which an image is looked at for its colour: few, and a corner that is cut off is still one of them. */
const looks = 64;

/** The edge of a drawing that falls between two pixels is less than opaque, and yet no hole. */
const opaque = 200;

/**
 * Notes of an uploaded file what its public URL and its placeholder need: the hash of its content, and for images
 * their size as they are shown and their average colour.
 */
export const describeFile: CollectionBeforeChangeHook = async ({ data, req }) => {
  const file = req.file;
  if (!file?.data || file.data.length === 0) return data;
  data.hash = createHash('sha256').update(file.data).digest('hex').slice(0, 24);
  if (file.mimetype.startsWith('image/')) Object.assign(data, await describeImage(file.data));
  return data;
};

/**
 * What the site is given about an image.
 * @returns its size in pixels, turned as its camera was held, and its average colour as `#rrggbb`; `null` for an image with
 *   transparent parts, since a placeholder would be seen through them for ever
 * @throws where the bytes are no image
 */
export async function describeImage(bytes: Buffer): Promise<{ width: number; height: number; colour: string | null }> {
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  return { width, height, colour: await colourOf(sharp(bytes)) };
}

async function colourOf(image: Sharp): Promise<string | null> {
  const pixels = await image
    .resize(looks, looks, { fit: 'fill' })
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
      Math.round(sum / looks ** 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
