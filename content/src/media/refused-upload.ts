import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  FileUploadError,
} from 'payload';
import sharp from 'sharp';
import { largestUpload } from '../config/limits.ts';
import { refusal } from '../endpoints/refusal.ts';
import { fieldErrorsOf } from '../hooks/field-errors.ts';
import { type PanelLanguage, panelLanguageOf } from '../panel/panel-language.ts';
import type { Media } from '../payload-types.ts';
import { embeddedPixels } from './embedded-pixels.ts';
import { mostPixels } from './variants/make-variant.ts';

const megabytes = largestUpload / 1_000_000;
const megapixels = mostPixels / 1_000_000;

/** What the media library takes. Payload's own refusals are in English, and name MIME types. */
export const uploadSentences = {
  accepted: {
    fr: `Images JPEG, PNG, WebP, AVIF ou SVG, et PDF, de ${megabytes}\u00a0Mo au plus.`,
    en: `JPEG, PNG, WebP, AVIF or SVG images, and PDF, of at most ${megabytes} MB.`,
  },
  refused: {
    fr: `Ce fichier ne peut pas être ajouté. La médiathèque accepte des images JPEG, PNG, WebP, AVIF ou SVG (sans script) d’au plus ${megapixels} mégapixels, et des PDF, non endommagés.`,
    en: `This file cannot be added. The media library takes undamaged JPEG, PNG, WebP, AVIF or SVG images (without scripts) of at most ${megapixels} megapixels, and undamaged PDF files.`,
  },
  tooLarge: {
    fr: `Ce fichier est trop lourd\u00a0: ${megabytes}\u00a0Mo au plus.`,
    en: `This file is too large: at most ${megabytes} MB.`,
  },
  animated: {
    fr: 'Cette image est animée, et seule sa première vue serait montrée\u00a0: enregistrez celle-ci comme image fixe, puis ajoutez-la.',
    en: 'This image is animated, and only its first frame would be shown: please save that frame as a still image, then add it.',
  },
  several: {
    fr: 'Un fichier ne remplace que celui d’un seul document : ouvrez-le.',
    en: 'A file replaces that of one document only: please open it.',
  },
  otherKind: {
    fr: 'Seule une image remplace une image, et un PDF un PDF\u00a0: ajoutez plutôt ce fichier comme nouveau média.',
    en: 'Only an image replaces an image, and a PDF a PDF: please add this file as a new one instead.',
  },
} satisfies Record<string, Record<PanelLanguage, string>>;

/** The sentence for an upload that Payload refused because of its file, or `null` for any other error. */
export function refusedUpload(error: unknown): Record<PanelLanguage, string> | null {
  if (!(error instanceof APIError)) return null;
  if (error.status === 413) return uploadSentences.tooLarge;
  // A picture that cannot be resized.
  if (error instanceof FileUploadError) return uploadSentences.refused;
  const isOfFile = error.status === 400 && fieldErrorsOf(error).some(({ path }) => path === 'file');
  return isOfFile ? uploadSentences.refused : null;
}

/**
 * Refuses a new document without a file: Payload would request one at the `url` of the fields. Without a session it is refused as such.
 * And a file that is sent for several documents at once: it would replace, and delete, the file of each.
 * @throws APIError 400
 */
export const oneFileForOne: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { id } = args as { id?: unknown };
  if (operation === 'create' && req.user && !req.file) throw refusal(400, req.t('error:noFilesUploaded'));
  if (operation === 'update' && req.file && id === undefined)
    throw refusal(400, uploadSentences.several[panelLanguageOf(req)]);
  return args;
};

/**
 * Refuses an empty file, of which sharp throws, and by its header a picture with too many pixels, which Payload decodes for the
 * thumbnail and takes 2 GB of memory, those within a drawing included, and an animated one, whose frames Payload encodes anew while other saves wait. Without a
 * session it is refused as such.
 * @throws FileUploadError, as Payload does; APIError 400 for an animated picture
 */
export const fileThatCanBeRead: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { overrideAccess } = args as { overrideAccess?: boolean };
  if ((operation !== 'create' && operation !== 'update') || !req.file || !(req.user || overrideAccess)) return args;
  if (req.file.data.length === 0) throw new FileUploadError(req.t);
  // Payload refuses what is no picture, or damaged.
  const header = await sharp(req.file.data, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const embedded =
    header?.format === 'svg' ? await embeddedPixels(req.file.data).catch(() => Number.POSITIVE_INFINITY) : 0;
  if (header && header.width * header.height + embedded > mostPixels) throw new FileUploadError(req.t);
  if ((header?.pages ?? 1) > 1) throw refusal(400, uploadSentences.animated[panelLanguageOf(req)]);
  return args;
};

const isImage = (file: Partial<Media> | undefined) => file?.mimeType?.startsWith('image/') ?? false;

/**
 * Refuses a PDF in place of an image, and the reverse: documents that show the image would be without one, and no longer valid.
 * @throws APIError 400
 */
export const sameKindOfFile: CollectionBeforeChangeHook<Media> = ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && req.file && isImage(data) !== isImage(originalDoc))
    throw refusal(400, uploadSentences.otherKind[panelLanguageOf(req)]);
  return data;
};
