/** The widths, in pixels, in which an image can be asked for. A fixed list, so that nobody can make us draw others. */
export const widths = [160, 320, 480, 640, 750, 960, 1280, 1600, 2000] as const;

/** The width of the JPEG that social networks are given. */
export const shareWidth = 1280;

/** An image in one width and format: one file. */
export interface Variant {
  /** pixels; the height follows */
  width: (typeof widths)[number];
  format: 'avif' | 'webp' | 'jpg';
}

/** What may be given in place of a format: every browser that reads AVIF reads WebP too, not the other way round. */
const replacements: Record<Variant['format'], readonly Variant['format'][]> = {
  avif: ['avif', 'webp'],
  webp: ['webp'],
  jpg: ['jpg'],
};

/** The name of a variant's file, as its URL has it. */
export function variantName({ width, format }: Variant): string {
  return `${width}.${format}`;
}

/** The variant that a file name asks for, or `null` where it names none: another width, another ending, no image. */
export function parseVariant(name: string): Variant | null {
  const [, digits, format] = /^([1-9]\d{2,3})\.(avif|webp|jpg)$/.exec(name) ?? [];
  const width = widths.find((known) => String(known) === digits);
  return width && format ? { width, format: format as Variant['format'] } : null;
}

/**
 * Of the files that are there, the one that a visitor is best given until the wanted one is made: the nearest in width by
 * ratio, in a format that the browser reads for certain; of two as near the one in the wanted format, then the larger one.
 * @param names of files of the same image; whatever is no variant is passed over
 */
export function nearestVariant(wanted: Variant, names: Iterable<string>): Variant | null {
  let nearest: { variant: Variant; rank: [number, number, number] } | null = null;
  for (const name of names) {
    const variant = parseVariant(name);
    if (!variant) continue;
    const replaces = replacements[wanted.format].indexOf(variant.format);
    if (replaces < 0) continue;
    const rank: [number, number, number] = [Math.abs(Math.log(variant.width / wanted.width)), replaces, -variant.width];
    if (!nearest || isBefore(rank, nearest.rank)) nearest = { variant, rank };
  }
  return nearest?.variant ?? null;
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
