import type { Image } from '../../model.ts';
import type { MediaDocument } from '../documents/shared-documents.ts';

/** As the content service notes colours. Others never reach a page: style sheets read them. */
const hexadecimal = /^#[0-9a-f]{6}$/;

/** A picture of the media library, or `null` where there is none. */
export function toImage(document: MediaDocument | null): Image | null {
  if (!document?.hash || !document.mimeType.startsWith('image/')) return null;
  return {
    hash: document.hash,
    width: document.width ?? 1600,
    height: document.height ?? 1067,
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
