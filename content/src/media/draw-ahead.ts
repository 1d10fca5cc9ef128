import { widths } from '@vitrine/site/content/media-sizes.ts';
import type { CollectionAfterChangeHook, Payload } from 'payload';
import { variantOf } from './variants.ts';

interface Picture {
  hash: string;
  filename: string;
  mimeType: string;
}

/**
 * Draws a picture that an editor uploaded in all its sizes, one after another, while the page that will show it is still being
 * written: no visitor waits for them. The editor doesn't either; whatever fails here is drawn when it is asked for. The sample
 * is left to that, so that a first start is quick.
 */
export const drawAhead: CollectionAfterChangeHook = ({ doc, req }) => {
  const uploaded = req.file?.data;
  if (req.user && uploaded && doc.hash && doc.mimeType?.startsWith('image/')) {
    void drawAll(doc, uploaded, req.payload.logger);
  }
  return doc;
};

async function drawAll(picture: Picture, original: Buffer, logger: Payload['logger']): Promise<void> {
  try {
    for (const format of ['avif', 'webp'] as const) {
      for (const width of widths) await variantOf(picture, { width, format }, () => Promise.resolve(original));
    }
  } catch (error) {
    logger.warn({ err: error, filename: picture.filename }, 'A picture could not be drawn ahead');
  }
}
