import { createHash } from 'node:crypto';
import type { CollectionBeforeChangeHook } from 'payload';
import sharp from 'sharp';

/**
 * Notes of an uploaded file what its public address and its placeholder need: the hash of its content, and for images
 * their size and average colour.
 */
export const describeFile: CollectionBeforeChangeHook = async ({ data, req }) => {
  const file = req.file;
  if (!file?.data || file.data.length === 0) return data;
  data.hash = createHash('sha256').update(file.data).digest('hex').slice(0, 24);
  if (file.mimetype.startsWith('image/')) {
    const image = sharp(file.data);
    const { width, height } = await image.metadata();
    data.width = width;
    data.height = height;
    const { data: pixel } = await image
      .resize(1, 1, { fit: 'fill' })
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    data.colour = `#${[...pixel.subarray(0, 3)].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  }
  return data;
};
