import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { shareWidth, type Variant, variantName, widths } from '@vitrine/contract/media-sizes.ts';
import { settings } from '../config/settings.ts';
import { bucket } from './bucket/bucket.ts';
import { isPartial, writeWhole } from './source-files/write-whole.ts';

/**
 * The first variants of every picture: a small and a middle width as WebP, which takes a tenth of the time of AVIF. They are
 * served in place of the others until those exist.
 */
export const firstVariants: readonly Variant[] = [
  { width: 640, format: 'webp' },
  { width: 1280, format: 'webp' },
];

/** Every variant that the site may request, in the order of their generation. */
export const allVariants: readonly Variant[] = [
  ...firstVariants,
  ...widths.map((width): Variant => ({ width, format: 'avif' })),
  { width: shareWidth, format: 'jpg' },
  ...widths
    .map((width): Variant => ({ width, format: 'webp' }))
    .filter(({ width }) => !firstVariants.some((first) => first.width === width)),
];

const folder = 'variants/';

/** Beside the sources, in the bucket where one is configured: so that several services share what one of them generated. */
const prefixOf = (hash: string) => `${folder}${hash}/`;
const keyOf = (hash: string, variant: Variant) => `${prefixOf(hash)}${variantName(variant)}`;
const pathOf = (key: string) => path.join(settings.mediaDir, key);

/** Stores a variant of the picture with this hash. */
export async function writeVariant(hash: string, variant: Variant, bytes: Buffer): Promise<void> {
  const key = keyOf(hash, variant);
  await (bucket ? bucket.write(key, bytes) : writeWhole(pathOf(key), bytes));
}

/** The names of the existing variants. */
export async function readyVariants(hash: string): Promise<string[]> {
  const prefix = prefixOf(hash);
  if (bucket) return (await bucket.list(prefix)).map((key) => key.slice(prefix.length));
  const names = await readdir(pathOf(prefix)).catch(() => []);
  return names.filter((name) => !isPartial(name));
}

/** The hashes of the pictures that have variants. */
export async function hashesWithVariants(): Promise<string[]> {
  if (!bucket) return readdir(pathOf(folder)).catch(() => []);
  return [...new Set((await bucket.list(folder)).map((key) => key.slice(folder.length).split('/')[0] ?? ''))];
}

/** The bytes of a variant, or `null` where it does not exist. */
export async function readVariant(hash: string, variant: Variant): Promise<Buffer | null> {
  const key = keyOf(hash, variant);
  return bucket ? bucket.read(key) : readFile(pathOf(key)).catch(() => null);
}

/** Deletes every variant of a picture. */
export async function removeVariants(hash: string): Promise<void> {
  const prefix = prefixOf(hash);
  if (!bucket) return rm(pathOf(prefix), { recursive: true, force: true });
  for (const key of await bucket.list(prefix)) await bucket.remove(key);
}
