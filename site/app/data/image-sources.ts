import { shareWidth, widths } from '@vitrine/contract/media-sizes.ts';
import type { Image } from './model.ts';

/** The URL of an image in one width and format. */
export function imageUrl(image: Pick<Image, 'hash'>, width: number, format: 'avif' | 'webp' | 'jpg'): string {
  return `/media/${image.hash}/${width}.${format}`;
}

/** An image for social networks: a JPEG of a size that they accept, with its absolute URL. */
export function shareImageOf(image: Image, siteUrl: string) {
  // A narrower source file is never enlarged.
  const width = Math.min(shareWidth, image.width);
  return {
    url: siteUrl + imageUrl(image, shareWidth, 'jpg'),
    alternativeText: image.alt,
    width,
    height: Math.round((width * image.height) / image.width),
  };
}

/**
 * The sources of a `<picture>`: AVIF, then WebP, in every fixed width up to `maxWidth` pixels.
 * @param maxWidth the widest that the place on the page ever needs, at twice the density of a plain screen
 */
export function pictureSources(image: Image, maxWidth = 1600) {
  const offered = widths.filter((width) => width <= maxWidth);
  const srcset = (format: 'avif' | 'webp') =>
    offered.map((width) => `${imageUrl(image, width, format)} ${width}w`).join(', ');
  const fallback = offered.find((width) => width >= 640) ?? offered.at(-1) ?? 640;
  return {
    sources: [
      { type: 'image/avif', srcset: srcset('avif') },
      { type: 'image/webp', srcset: srcset('webp') },
    ],
    src: imageUrl(image, fallback, 'webp'),
    width: image.width,
    height: image.height,
    alt: image.alt,
  };
}
