import type { CollectionAfterOperationHook, CollectionConfig } from 'payload';

interface BulkResult {
  errors?: { id: number | string; isPublic: boolean; message: string }[];
}

/**
 * Undoes a bulk edit or deletion of which a document failed halfway. Payload notes the failure and commits what was written
 * until then. A document that a rule refuses has written nothing: it alone is left out, and the others go on.
 * @throws what undoes the transaction
 */
const undoFailures: CollectionAfterOperationHook = ({ operation, result }) => {
  if (operation !== 'update' && operation !== 'delete') return result;
  const failed = (result as BulkResult).errors?.find(({ isPublic }) => !isPublic);
  if (failed) throw new Error(`Document ${failed.id} failed: ${failed.message}`);
  return result;
};

/** A collection whose bulk operations keep nothing of what failed. */
export function withBulkFailuresUndone(config: CollectionConfig): CollectionConfig {
  const { hooks } = config;
  return { ...config, hooks: { ...hooks, afterOperation: [...(hooks?.afterOperation ?? []), undoFailures] } };
}
