import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { shareWidth, type Variant, variantName, widths } from '@vitrine/contract/media-sizes.ts';
import { settings } from '../config/settings.ts';

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

const folderOf = (hash: string) => path.join(settings.mediaDir, 'variants', hash);

/** The path of a variant of the picture with this hash. */
export function variantFile(hash: string, variant: Variant): string {
  return path.join(folderOf(hash), variantName(variant));
}

/** The names of the existing variants. */
export async function readyVariants(hash: string): Promise<string[]> {
  const names = await readdir(folderOf(hash)).catch(() => []);
  return names.filter((name) => !name.endsWith('.part'));
}

/** The bytes of a variant, or `null` where it does not exist. */
export function readVariant(hash: string, variant: Variant): Promise<Buffer | null> {
  return readFile(variantFile(hash, variant)).catch(() => null);
}

/** Deletes every variant of a picture. */
export async function removeVariants(hash: string): Promise<void> {
  await rm(folderOf(hash), { recursive: true, force: true });
}
