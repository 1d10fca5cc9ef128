import { type CollectionSlug, type PayloadRequest, saveVersion, type TypeWithID } from 'payload';

/**
 * Makes a document as it was the newest version again, on top of its drafts. One that is published is what visitors have
 * already: they see no change.
 * @param document in all languages, as the database gives it
 */
export async function makeNewest(req: PayloadRequest, collection: CollectionSlug, document: TypeWithID): Promise<void> {
  const { payload } = req;
  const { config } = payload.collections[collection];
  const id = Number(document.id);
  const draft = (document as { _status?: string })._status === 'draft';
  // Newer than the draft, or Payload would go on giving that.
  const data = { ...document, updatedAt: new Date().toISOString() };
  if (!draft) await payload.db.updateOne({ id, collection, data, req });
  await saveVersion({ id, collection: config, docWithLocales: data, draft, operation: 'update', payload, req });
}
