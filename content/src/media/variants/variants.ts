import { type Variant, variantName } from '@vitrine/contract/media-sizes.ts';
import pLimit from 'p-limit';
import type { Payload } from 'payload';
import { openSourceFile } from '../source-files/open-source-file.ts';
import { makeVariant } from './make-variant.ts';
import { readVariant, writeVariant } from './variant-files.ts';

/** A picture of the media library, with the fields from which its variants are generated. */
export interface Picture {
  /** of its content */
  hash: string;
  filename: string;
  mimeType: string;
}

export const isPicture = (file: Partial<Picture>): file is Picture =>
  Boolean(file.hash && file.filename && file.mimeType?.startsWith('image/'));

/** Whether the source file is a vector drawing, which scales to any size. */
export const isDrawing = ({ mimeType }: Pick<Picture, 'mimeType'>): boolean => mimeType === 'image/svg+xml';

/** Two generations at once: each keeps a core busy, and the rest of the service must stay responsive. */
const inTurn = pLimit(2);

const underWay = new Map<string, Promise<Buffer>>();

/**
 * A variant for a request that has no other to fall back to: as it is stored, else generated now, once for concurrent requests. Where it
 * cannot be stored, because the disk is full for example, the log says so, and it is generated again for the next request.
 * @throws where the source file is missing or not an image
 */
export async function variantOf(
  picture: Picture,
  variant: Variant,
  { logger }: Pick<Payload, 'logger'>,
): Promise<Buffer> {
  const known = await readVariant(picture.hash, variant);
  if (known) return known;
  const key = `${picture.hash}/${variantName(variant)}`;
  const running = underWay.get(key);
  if (running) return running;
  const making = inTurn(async () => {
    const bytes = await makeVariant(await openSourceFile(picture.filename), variant, isDrawing(picture));
    await writeVariant(picture.hash, variant, bytes).catch((error: unknown) =>
      logger.error({ err: error, filename: picture.filename }, 'A variant of a picture could not be stored'),
    );
    return bytes;
  }).finally(() => underWay.delete(key));
  underWay.set(key, making);
  return making;
}

/** Resolves when no request generates a variant of the picture with this hash any more. */
export async function untilGenerated(hash: string): Promise<void> {
  await Promise.allSettled([...underWay].filter(([key]) => key.startsWith(`${hash}/`)).map(([, making]) => making));
}
