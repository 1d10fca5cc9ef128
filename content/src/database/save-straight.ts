import type { CollectionSlug, PayloadRequest } from 'payload';

interface StraightSave {
  collection: CollectionSlug;
  /** of an existing document; absent for a new one */
  id?: number;
  /** every field; localized ones as an object by language */
  data: Record<string, unknown>;
}

/**
 * Writes a validated document directly to the database and runs the collection's `afterChange` hooks: two thousand documents in
 * three seconds instead of forty. The hooks get no previous document.
 */
export async function saveStraight(req: PayloadRequest, { collection, id, data: given }: StraightSave): Promise<void> {
  const { payload } = req;
  const data = { ...given, updatedAt: new Date().toISOString(), savedBy: req.user?.id ?? null };
  const doc =
    id === undefined
      ? await payload.db.create({ collection, data, req })
      : await payload.db.updateOne({ collection, id, data, req });
  const { config } = payload.collections[collection];
  for (const hook of config.hooks.afterChange) {
    await hook({
      ...{ collection: config, context: req.context, data, doc, req, previousDoc: {} },
      operation: id === undefined ? 'create' : 'update',
    });
  }
}
