import type { Variant } from '@vitrine/contract/media-sizes.ts';
import pLimit from 'p-limit';
import { makeVariant, writeWhole } from './make-variant.ts';
import { openOriginal } from './source-files.ts';
import { readVariant, variantFile } from './variant-files.ts';

/** A picture of the media library, as far as its variants are made from it. */
export interface Picture {
  /** of its content */
  hash: string;
  filename: string;
  mimeType: string;
}

/** Whether the original is a drawing, which can be made as large as one likes. */
export const isDrawing = ({ mimeType }: Pick<Picture, 'mimeType'>): boolean => mimeType === 'image/svg+xml';

/** Making an image keeps a core busy for a moment: two at a time leave the rest of the service responsive. */
const inTurn = pLimit(2);

const underWay = new Map<string, Promise<Buffer>>();

/**
 * A variant that somebody waits for, because nothing else could be given in its place: from disk where it was made before, else
 * made now, once for all who ask.
 * @throws where the original is missing or is no image
 */
export async function variantOf(picture: Picture, variant: Variant): Promise<Buffer> {
  const known = await readVariant(picture.hash, variant);
  if (known) return known;
  const file = variantFile(picture.hash, variant);
  const running = underWay.get(file);
  if (running) return running;
  const making = inTurn(async () => {
    const bytes = await makeVariant(await openOriginal(picture.filename), variant, isDrawing(picture));
    await writeWhole(file, bytes);
    return bytes;
  }).finally(() => underWay.delete(file));
  underWay.set(file, making);
  return making;
}
