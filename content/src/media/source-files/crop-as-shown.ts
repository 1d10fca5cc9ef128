import { type CollectionBeforeOperationHook, FileUploadError } from 'payload';
import sharp from 'sharp';
import { mostPixels } from '../make-variant.ts';
import { uploadEditsOf } from './upload-edits.ts';

/** Almost without loss: what is cropped of it is encoded again. */
const quality = { quality: 95, force: false };

/**
 * Turns the file of a picture that is cropped as its camera says it is shown: the editor chose the part in the picture as it is
 * shown, and Payload cuts it out of the picture as it is stored, sideways for a telephone.
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
  if (!metadata || (metadata.orientation ?? 1) === 1) return args;
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
