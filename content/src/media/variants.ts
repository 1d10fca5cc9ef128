import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { settings } from '../config/settings.ts';
import { openOriginal } from './originals.ts';

export interface Variant {
  /** pixels; the height follows */
  width: number;
  format: 'avif' | 'webp' | 'jpg';
}

/**
 * Images of at most so many pixels across are looked at small, or on phones whose pixels are too fine to be told apart: they
 * may be coarser. Less effort than three smears thin strokes on plain grounds at any quality, more takes three times as long.
 */
const small = 750;

/** Making an image keeps a core busy for a moment: two at a time leave the rest of the service responsive. */
const atOnce = 2;
let busy = 0;
const waiting: (() => void)[] = [];

async function withTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy < atOnce) busy += 1;
  // Whoever ends hands its place on, so that nobody comes in between.
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}

const underWay = new Map<string, Promise<Buffer>>();

/**
 * An image in one width and format: from disk where it was made before, else made now, once for all who ask.
 * @param open gives the bytes of the original
 * @throws where the original is missing or is no image
 */
export async function variantOf(
  document: { hash: string; filename: string; mimeType: string },
  variant: Variant,
  open = () => openOriginal(document.filename),
): Promise<Buffer> {
  const file = path.join(settings.mediaDir, 'variants', document.hash, `${variant.width}.${variant.format}`);
  const known = await readFile(file).catch(() => null);
  if (known) return known;
  const running = underWay.get(file);
  if (running) return running;
  const making = withTurn(async () => make(document, await open(), variant, file)).finally(() => underWay.delete(file));
  underWay.set(file, making);
  return making;
}

async function make(
  document: { mimeType: string },
  original: Buffer,
  { width, format }: Variant,
  file: string,
): Promise<Buffer> {
  const isDrawing = document.mimeType === 'image/svg+xml';
  const resized = sharp(original, { failOn: 'error', limitInputPixels: 100_000_000 })
    .rotate()
    .resize({ width, withoutEnlargement: !isDrawing });
  const encoded =
    format === 'avif'
      ? resized.avif({ quality: width <= small ? 42 : 50, effort: 3 })
      : format === 'webp'
        ? resized.webp({ quality: 78, effort: 4 })
        : resized.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true });
  const bytes = await encoded.toBuffer();
  // Written aside and renamed: a reader never meets half an image.
  await mkdir(path.dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}.${Date.now()}.part`;
  await writeFile(partial, bytes);
  await rename(partial, file);
  return bytes;
}
