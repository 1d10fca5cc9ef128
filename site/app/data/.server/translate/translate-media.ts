import { shareWidth } from '@vitrine/contract/media-sizes.ts';
import type { Image } from '../../model.ts';
import type { MediaDocument } from '../documents/shared-documents.ts';

/** As the content service notes colours. Others never reach a page: style sheets read them. */
const hexadecimal = /^#[0-9a-f]{6}$/;

/** The size of a picture in pixels. A drawing has none of its own: its files are as wide as they are asked for. */
function sizeOf({ width, height, mimeType }: MediaDocument): { width: number; height: number } {
  const own = { width: width ?? 1600, height: height ?? 1067 };
  const scale = mimeType === 'image/svg+xml' ? Math.max(1, shareWidth / own.width) : 1;
  return { width: Math.round(own.width * scale), height: Math.round(own.height * scale) };
}

/** A picture of the media library, or `null` where there is none. */
export function toImage(document: MediaDocument | null): Image | null {
  if (!document?.hash || !document.mimeType.startsWith('image/')) return null;
  return {
    hash: document.hash,
    ...sizeOf(document),
    alt: document.alt,
    colour: hexadecimal.test(document.colour) ? document.colour : null,
    focus: { x: document.focalX ?? 50, y: document.focalY ?? 50 },
    ...(document.credit && { credit: document.credit }),
  };
}

/** The pictures among several media, in order. */
export function toImages(documents: MediaDocument[]): Image[] {
  return documents.map(toImage).filter((image) => image !== null);
}
