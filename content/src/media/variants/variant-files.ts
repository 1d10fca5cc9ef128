import { shareWidth, type Variant, variantName, widths } from '@vitrine/contract/media-sizes.ts';
import { storedFiles } from '../stored-files/stored-files.ts';

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

/** Stores a variant of the picture with this hash. */
export const writeVariant = (hash: string, variant: Variant, bytes: Buffer): Promise<void> =>
  storedFiles.write(keyOf(hash, variant), bytes);

/** The names of the existing variants. */
export async function readyVariants(hash: string): Promise<string[]> {
  const prefix = prefixOf(hash);
  return (await storedFiles.list(prefix)).map((key) => key.slice(prefix.length));
}

/** The hashes of the pictures that have variants. */
export async function hashesWithVariants(): Promise<string[]> {
  return [...new Set((await storedFiles.list(folder)).map((key) => key.slice(folder.length).split('/')[0] ?? ''))];
}

/** The bytes of a variant, or `null` where it does not exist. */
export const readVariant = (hash: string, variant: Variant): Promise<Buffer | null> =>
  storedFiles.read(keyOf(hash, variant));

/** Deletes every variant of a picture. */
export const removeVariants = (hash: string): Promise<void> => storedFiles.removeFolder(prefixOf(hash));
