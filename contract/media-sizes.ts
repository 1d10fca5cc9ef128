/** The widths, in pixels, in which an image can be requested. A fixed list, so that visitors cannot cause other resizings. */
export const widths = [160, 320, 480, 640, 750, 960, 1280, 1600, 2000] as const;

/** The width of the JPEG for social networks. */
export const shareWidth = 1280;

/** An image in one width and format: one file. */
export interface Variant {
  /** pixels; the height follows */
  width: (typeof widths)[number];
  format: 'avif' | 'webp' | 'jpg';
}

/** The formats that may replace one: every browser that supports AVIF supports WebP too, not the other way round. */
const replacements: Record<Variant['format'], readonly Variant['format'][]> = {
  avif: ['avif', 'webp'],
  webp: ['webp'],
  jpg: ['jpg'],
};

/** The file name of a variant in its URL. */
export function variantName({ width, format }: Variant): string {
  return `${width}.${format}`;
}

/** The variant of a file name, or `null` where the name has another width or extension. */
export function parseVariant(name: string): Variant | null {
  const [, digits, format] = /^([1-9]\d{2,3})\.(avif|webp|jpg)$/.exec(name) ?? [];
  const width = widths.find((known) => String(known) === digits);
  return width && format ? { width, format: format as Variant['format'] } : null;
}

/** The largest width, in pixels, for visitors whose browser asks to save data. */
const savedWidth = 640;

/** The variant in place of one for a visitor who saves data. */
export function savedVariant({ width, format }: Variant): Variant {
  return { width: width > savedWidth ? savedWidth : width, format };
}

/**
 * The existing variant that is served until the requested one is generated: the nearest in width by ratio, in a format that the
 * browser supports for certain; of two at the same distance the one in the requested format, then the larger one.
 * @param names of files of the same image; other names are ignored
 */
export function nearestVariant(wanted: Variant, names: Iterable<string>): Variant | null {
  const formats = replacements[wanted.format];
  const distance = ({ width }: Variant) => Math.abs(Math.log(width / wanted.width));
  const place = ({ format }: Variant) => formats.indexOf(format);
  const [nearest = null] = [...names]
    .flatMap((name) => parseVariant(name) ?? [])
    .filter((variant) => place(variant) >= 0)
    .sort((one, other) => distance(one) - distance(other) || place(one) - place(other) || other.width - one.width);
  return nearest;
}
