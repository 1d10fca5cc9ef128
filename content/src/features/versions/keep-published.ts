import { type CollectionBeforeChangeHook, type CollectionSlug, saveVersion, type TypeWithID } from 'payload';
import { notedSave } from '../drafts/note-save.ts';

/**
 * Keeps the published version of a document that is taken offline, with its address. Payload makes the newest version the
 * present draft: where that is the published one, it gets a copy.
 */
export const keepPublished: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !notedSave(req).unpublishAllLocales || originalDoc?._status !== 'published')
    return data;
  const { payload } = req;
  const id = Number(originalDoc.id);
  const published = await payload.db.findOne<TypeWithID>({
    ...{ collection: collection.slug as CollectionSlug, where: { id: { equals: id } }, locale: 'all', req },
  });
  if (!published) return data;
  await saveVersion({
    ...{ id, collection, docWithLocales: published, draft: false, operation: 'update', payload, req },
  });
  return data;
};
