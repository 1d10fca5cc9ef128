import { type CollectionBeforeOperationHook, FileUploadError } from 'payload';
import sharp from 'sharp';
import type { Media } from '../../payload-types.ts';
import { mostPixels } from '../variants/make-variant.ts';
import { type FocalPoint, type UploadEdits, uploadEditsOf } from './upload-edits.ts';

/** Almost without loss: what is cropped of it is encoded again. */
const quality = { quality: 95, force: false };

interface Size {
  width: number;
  height: number;
}

/** Where a point of a picture is in its part, in percent of that; the nearest of the part where it is outside. */
function inPart(point: FocalPoint, { crop, widthInPixels, heightInPixels }: UploadEdits, whole: Size): FocalPoint {
  const along = (at: unknown, from: unknown, length: number, part: unknown) =>
    Math.min(100, Math.max(0, ((Number(at) - Number(from)) * length) / Number(part)));
  return {
    x: along(point.x, crop?.x, whole.width, widthInPixels),
    y: along(point.y, crop?.y, whole.height, heightInPixels),
  };
}

/**
 * Prepares a picture that is cropped. The editor chose the part in the picture as it is shown, and Payload cuts it out of the picture
 * as it is stored, sideways for a telephone: the file is turned as its camera says. The editor chose the focal point in the whole
 * picture, and Payload stores it for the part: it becomes that of the part.
 * @throws FileUploadError, as Payload does, for a picture that is damaged or has too many pixels
 */
export const cropAsShown: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file, user } = req;
  const edits = uploadEditsOf(req);
  if ((operation !== 'create' && operation !== 'update') || !file || !edits?.crop) return args;
  // Payload refuses a stranger later: no work for one.
  if (!user && !(args as { overrideAccess?: boolean }).overrideAccess) return args;
  const image = sharp(file.data, { limitInputPixels: mostPixels });
  // A file that is no picture, which Payload refuses or does not crop.
  const metadata = await image.metadata().catch(() => null);
  if (!metadata) return args;
  const { focalX, focalY } = (args as { data?: Partial<Media> }).data ?? {};
  const point =
    edits.focalPoint ?? (typeof focalX === 'number' && typeof focalY === 'number' ? { x: focalX, y: focalY } : null);
  if (point) {
    const focalPoint = inPart(point, edits, metadata.autoOrient);
    req.query = { ...req.query, uploadEdits: { ...edits, focalPoint } };
  }
  if ((metadata.orientation ?? 1) === 1) return args;
  const data = await image
    .autoOrient()
    .jpeg(quality)
    .webp(quality)
    .toBuffer()
    .catch((error: unknown) => {
      req.payload.logger.warn({ err: error }, 'An uploaded image cannot be read');
      throw new FileUploadError(req.t);
    });
  req.file = { ...file, data, size: data.length };
  return args;
};
