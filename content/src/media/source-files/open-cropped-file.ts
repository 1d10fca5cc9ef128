import type { CollectionBeforeOperationHook, Where } from 'payload';
import type { Media } from '../../payload-types.ts';
import { withStorage } from '../stored-files/with-storage.ts';
import { openSourceFile } from './open-source-file.ts';
import { uploadEditsOf } from './upload-edits.ts';

/**
 * Gives Payload the file of a picture that is cropped, as if it was uploaded: the result is another file. Payload would write it
 * over the present one, or, with a bucket, fetch that from its own public URL, as a visitor. For another focal point it needs none:
 * that comes with the fields, too. A picture that the account may not change is not opened: Payload refuses it then.
 */
export const openCroppedFile: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  const edits = uploadEditsOf(req);
  if (operation !== 'update' || req.file || !edits) return args;
  // Of several at once no one is cropped.
  const { data: changes, id } = args as { data?: Partial<Media>; id?: number };
  const isCropped = id !== undefined && (edits.crop || edits.widthInPixels || edits.heightInPixels);
  const allowed = isCropped && (overrideAccess || (await collection.access.update({ id, data: changes, req })));
  const where: Where = { and: [{ id: { equals: id } }, ...(typeof allowed === 'object' ? [allowed] : [])] };
  const stored = allowed ? await req.payload.db.findOne<Media>({ collection: 'media', where, req }) : null;
  const filename = stored?.filename;
  if (!filename) {
    req.query = { ...req.query, uploadEdits: undefined };
    return args;
  }
  const data = await withStorage(req, () => openSourceFile(filename));
  req.file = { data, mimetype: stored.mimeType ?? '', name: filename, size: data.length };
  return args;
};
