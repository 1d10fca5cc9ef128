import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import type { Media } from '../../payload-types.ts';
import { openSourceFile } from '../source-files.ts';
import { isBucketFailure } from './bucket.ts';

const unavailable = {
  fr: 'Le fichier n’a pas pu être enregistré : l’espace de stockage ne répond pas. Réessayez dans quelques minutes.',
  en: 'The file could not be stored: the bucket does not respond. Please try again in a few minutes.',
};

/** @throws APIError 503 where the work fails because of the bucket; what was saved of the document is rolled back */
async function withBucket<Result>(req: PayloadRequest, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isBucketFailure(error)) throw error;
    throw new APIError(unavailable[req.i18n?.language === 'en' ? 'en' : 'fr'], 503, undefined, true);
  }
}

/** What the form sends with a picture beside its fields, each value as text. */
interface UploadEdits {
  crop?: object;
  widthInPixels?: string;
  heightInPixels?: string;
}

const editsOf = (req: PayloadRequest) => req.query?.uploadEdits as UploadEdits | undefined;
const forgetEdits = (req: PayloadRequest) => {
  req.query = { ...req.query, uploadEdits: undefined };
};
const storedMedia = (req: PayloadRequest, id: number | string) =>
  req.payload.db.findOne<Media>({ collection: 'media', where: { id: { equals: id } }, req });

/**
 * Gives Payload the file of a picture that is cropped: without one on its disk it would fetch it from its own public URL, as a visitor.
 * For another focal point it needs none: that comes with the fields, too.
 */
export const openCroppedFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const edits = editsOf(req);
  if (operation !== 'update' || req.file || !edits) return args;
  // Of several at once no one is cropped.
  const { id } = args as { id?: number | string };
  const isCropped = id !== undefined && (edits.crop || edits.widthInPixels || edits.heightInPixels);
  const stored = isCropped ? await storedMedia(req, id) : null;
  const filename = stored?.filename;
  if (!filename) {
    forgetEdits(req);
    return args;
  }
  const data = await withBucket(req, () => openSourceFile(filename));
  req.file = { data, mimetype: stored.mimeType ?? '', name: filename, size: data.length };
  return { ...args, overwriteExistingFiles: true };
};

/**
 * Wraps the hook of the storage plugin, which saves the document once more: without the edits, which are done, and with the time of
 * that save, which the form must know to save again.
 */
export const afterStoring =
  (hook: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  async (args) => {
    forgetEdits(args.req);
    const result = await withBucket(args.req, () => hook(args));
    if (result === args.doc) return result;
    const stored = await storedMedia(args.req, args.doc.id);
    return { ...result, updatedAt: stored?.updatedAt ?? result.updatedAt };
  };
