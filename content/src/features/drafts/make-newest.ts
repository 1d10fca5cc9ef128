import { type CollectionSlug, type PayloadRequest, saveVersion, type TypeWithID } from 'payload';

/**
 * Saves a former state of a document as its newest version, on top of its drafts. For the published state this changes nothing
 * for visitors.
 * @param document in all languages, as the database gives it
 */
export async function makeNewest(req: PayloadRequest, collection: CollectionSlug, document: TypeWithID): Promise<void> {
  const { payload } = req;
  const { config } = payload.collections[collection];
  const id = Number(document.id);
  const draft = (document as { _status?: string })._status === 'draft';
  // Newer than the draft: Payload returns the newest version.
  const data = { ...document, updatedAt: new Date().toISOString() };
  if (!draft) await payload.db.updateOne({ id, collection, data, req });
  await saveVersion({ id, collection: config, docWithLocales: data, draft, operation: 'update', payload, req });
}
