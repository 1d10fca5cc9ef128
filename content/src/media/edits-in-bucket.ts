import type { CollectionAfterChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import type { Media } from '../payload-types.ts';
import { openSourceFile } from './source-files.ts';

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
const storedMedia = (req: PayloadRequest, id: unknown) =>
  req.payload.db.findOne<Media>({ collection: 'media', where: { id: { equals: id } }, req });

/**
 * Gives Payload the file of a picture that is cropped: without one on its disk it would fetch it from its own public URL, as a visitor.
 * For another focal point it needs none: that comes with the fields, too.
 */
export const openCroppedFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const edits = editsOf(req);
  if (operation !== 'update' || req.file || !edits) return args;
  const { id } = args as { id?: unknown };
  const stored = edits.crop || edits.widthInPixels || edits.heightInPixels ? await storedMedia(req, id) : null;
  if (!stored?.filename) {
    forgetEdits(req);
    return args;
  }
  const data = await openSourceFile(stored.filename);
  req.file = { data, mimetype: stored.mimeType ?? '', name: stored.filename, size: data.length };
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
    const result = await hook(args);
    if (result === args.doc) return result;
    const stored = await storedMedia(args.req, args.doc.id);
    return { ...result, updatedAt: stored?.updatedAt ?? result.updatedAt };
  };
