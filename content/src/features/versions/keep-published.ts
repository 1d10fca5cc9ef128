import { type CollectionBeforeChangeHook, saveVersion } from 'payload';
import { readStored } from '../../database/stored-document.ts';
import { notedSave } from '../drafts/note-save.ts';

/**
 * Keeps the published version of a document that a save takes offline or moves to the trash, with its address. Payload makes its newest
 * version the present draft, and removes the oldest ones: the published one may be the newest, or below as many drafts as are kept.
 */
export const keepPublished: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const { payload } = req;
  const { versions } = collection;
  const { draft, unpublishAllLocales } = notedSave(req);
  if (!versions || operation !== 'update' || draft || data._status !== 'draft') return data;
  const id = Number(originalDoc.id);
  const published = await readStored(req, collection.slug, id);
  if (published?._status !== 'published') return data;
  const { docs } = await payload.db.findVersions<{ _status?: string }>({
    ...{ collection: collection.slug, where: { parent: { equals: id } }, sort: '-updatedAt', pagination: false, req },
    // The newer half: in the older one it would soon be removed, by a restoration from the trash or the next publication.
    ...{ limit: Math.ceil(versions.maxPerDoc / 2), select: { version: { _status: true } } },
  });
  const statuses = docs.map(({ version }) => version._status);
  const save = async () => {
    await saveVersion({ id, collection, docWithLocales: published, draft: false, operation: 'update', payload, req });
    statuses.unshift('published');
  };
  if (!statuses.includes('published')) await save();
  // With the flag Payload adds no version but writes the draft over the newest one.
  if (unpublishAllLocales && statuses[0] === 'published') await save();
  return data;
};
