import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload, SanitizedCollectionConfig } from 'payload';
import { settings } from '../../config/settings.ts';
import { readStored } from '../../database/stored-document.ts';
import { afterTransaction } from '../../database/until-over.ts';
import { referencesIn } from '../../fields/references-in.ts';
import { backgroundPictures } from './background-pictures.ts';
import { hashesWithVariants, removeVariants } from './variant-files.ts';
import { isPicture, type Picture, untilGenerated } from './variants.ts';

/**
 * Queues the pre-generation of image variants: after an upload, after a publication, and at the start for the rest of the
 * library. No save waits for it.
 */

/** Deletes the variants of a file's former content, unless another document has the same content. */
async function forgetContent(payload: Payload, hash: string): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'media', where: { hash: { equals: hash } }, trash: true });
  if (totalDocs > 0) return;
  await Promise.all([backgroundPictures(payload).forget(hash), untilGenerated(hash)]);
  await removeVariants(hash);
}

/** After an upload: generates its variants, and deletes those of the file that it replaces. */
export const pregenerateUpload: CollectionAfterChangeHook = ({ doc, previousDoc, req }) => {
  if (req.context.quietly || !req.file) return doc;
  if (isPicture(doc)) backgroundPictures(req.payload).complete(doc, 'published');
  const former = (previousDoc as Partial<Picture> | undefined)?.hash;
  if (former && former !== doc.hash) {
    const failure = 'The variants of a replaced file could not be removed';
    afterTransaction(req, failure, () => forgetContent(req.payload, former));
  }
  return doc;
};

/** Deletes the variants of a deleted file. */
export const removeVariantsOfDeleted: CollectionAfterDeleteHook = ({ doc, req }) => {
  const { hash } = doc as Partial<Picture>;
  const failure = 'The variants of a deleted file could not be removed';
  if (hash) afterTransaction(req, failure, () => forgetContent(req.payload, hash));
  return doc;
};

/** The pictures that the published state of a document shows, in any language. */
async function picturesOf(
  payload: Payload,
  collection: SanitizedCollectionConfig,
  id: number | string,
): Promise<Picture[]> {
  const published = await readStored({ payload }, collection.slug, Number(id));
  const references = referencesIn(collection.flattenedFields, published);
  const ids = new Set(references.filter((reference) => reference.collection === 'media').map((file) => file.id));
  if (ids.size === 0) return [];
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: [...ids] } },
    select: { hash: true, filename: true, mimeType: true },
    depth: 0,
    pagination: false,
  });
  return docs.map((file) => file as Partial<Picture>).filter(isPicture);
}

/** After a publication: generates the missing variants of the document's pictures. */
export const pregeneratePublished: CollectionAfterChangeHook = ({ collection, doc, req }) => {
  if (doc._status !== 'published' || req.context.quietly) return doc;
  const { payload } = req;
  afterTransaction(req, 'The pictures of a publication could not be pre-generated', async () => {
    const pictures = await picturesOf(payload, collection, doc.id);
    for (const picture of pictures) backgroundPictures(payload).complete(picture, 'published');
  });
  return doc;
};

/** Milliseconds after the start: its first seconds are for waiting requests. */
const startDelay = 10_000;
const picturesPerRead = 500;

/**
 * Generates the missing variants of the library in the background after the start: those that the seed left out, and those that
 * the previous process did not finish. Deletes the variants that no document has any more. Not in programs that only use the
 * database, and not where `PREGENERATE_LIBRARY` is off.
 */
export function pregenerateLibrary(payload: Payload): void {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || !settings.pregenerateLibrary) return;
  setTimeout(() => {
    completeLibrary(payload).catch((error: unknown) =>
      payload.logger.error({ err: error }, 'The media library could not be read'),
    );
  }, startDelay).unref();
}

async function completeLibrary(payload: Payload): Promise<void> {
  const known = new Set<string>();
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    const { docs, hasNextPage } = await payload.find({
      collection: 'media',
      where: { mimeType: { like: 'image/' } },
      select: { hash: true, filename: true, mimeType: true },
      sort: 'id',
      depth: 0,
      limit: picturesPerRead,
      page,
    });
    for (const file of docs as Partial<Picture>[]) {
      if (!isPicture(file)) continue;
      known.add(file.hash);
      backgroundPictures(payload).complete(file, 'rest');
    }
    hasMore = hasNextPage;
  }
  // Those of a file that was deleted while its variants were being generated, or while the bucket was away.
  for (const hash of await hashesWithVariants()) if (!known.has(hash)) await forgetContent(payload, hash);
}
