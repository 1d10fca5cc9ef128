import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { shareWidth, type Variant, variantName, widths } from '@vitrine/contract/media-sizes.ts';
import { settings } from '../config/settings.ts';

/**
 * What every picture has first: one small and one middle width in a format that takes a tenth of the time of the best one.
 * Until the others are made, each of them is answered by one of these.
 */
export const firstVariants: readonly Variant[] = [
  { width: 640, format: 'webp' },
  { width: 1280, format: 'webp' },
];

/** Every variant that the site may ask for, in the order in which they are made. */
export const allVariants: readonly Variant[] = [
  ...firstVariants,
  ...widths.map((width): Variant => ({ width, format: 'avif' })),
  { width: shareWidth, format: 'jpg' },
  ...widths
    .map((width): Variant => ({ width, format: 'webp' }))
    .filter(({ width }) => !firstVariants.some((first) => first.width === width)),
];

const folderOf = (hash: string) => path.join(settings.mediaDir, 'variants', hash);

/** Where a variant of the picture with this hash is, or will be. */
export function variantFile(hash: string, variant: Variant): string {
  return path.join(folderOf(hash), variantName(variant));
}

/** The names of the variants that are there. */
export async function readyVariants(hash: string): Promise<string[]> {
  const names = await readdir(folderOf(hash)).catch(() => []);
  return names.filter((name) => !name.endsWith('.part'));
}

/** The bytes of a variant, or `null` where it is not there. */
export function readVariant(hash: string, variant: Variant): Promise<Buffer | null> {
  return readFile(variantFile(hash, variant)).catch(() => null);
}

/** Removes every variant of a picture that is gone. */
export async function removeVariants(hash: string): Promise<void> {
  await rm(folderOf(hash), { recursive: true, force: true });
}
