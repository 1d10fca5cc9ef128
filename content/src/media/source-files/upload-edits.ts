import type { PayloadRequest } from 'payload';

/** A point of a picture, in percent of its width and height. */
export interface FocalPoint {
  x: string | number;
  y: string | number;
}

/** What the form sends with a picture beside its fields, each value as text. */
export interface UploadEdits {
  /** Payload takes the corner, in percent, from here, and the size from the other two. */
  crop?: { x: string; y: string };
  /** of the picture before the crop */
  focalPoint?: FocalPoint;
  widthInPixels?: string;
  heightInPixels?: string;
}

/** What was done to a picture in its form. */
export const uploadEditsOf = (req: PayloadRequest) => req.query?.uploadEdits as UploadEdits | undefined;
