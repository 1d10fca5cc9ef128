import type { CollectionAfterOperationHook, CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import type { SaveArguments } from '../../features/drafts/save-arguments.ts';
import { withHooks } from '../../hooks/with-hooks.ts';
import { idsMeant } from '../ids-meant.ts';
import { type BulkResult, deleteOneByOne, reportDone } from '../one-by-one.ts';
import { refusedStatement } from './statements-of-request.ts';

/**
 * Rolls back a bulk edit or deletion in which a document failed after some of its writes: Payload records the failure and
 * commits the rest. A document that a rule refuses has written nothing; it is skipped, and the others are saved.
 * @throws an error, which rolls the transaction back
 */
const undoFailures: CollectionAfterOperationHook = ({ operation, result }) => {
  if (operation !== 'update' && operation !== 'delete') return result;
  const failed = (result as BulkResult).errors?.find(({ isPublic }) => !isPublic);
  if (failed) throw new Error(`Document ${failed.id} failed: ${failed.message}`, { cause: refusedStatement() });
  return result;
};

/** Has several documents deleted one by one. */
const deleteSeveralAlone: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const several = args as SaveArguments;
  if (operation !== 'delete' || several.where === undefined) return args;
  const ids = await idsMeant(req, collection.slug, several);
  return ids.length > 1 ? deleteOneByOne(args, ids) : args;
};

/** A collection whose bulk operations leave no half-written documents. */
export function withBulkFailuresUndone(config: CollectionConfig): CollectionConfig {
  return withHooks(config, {
    last: { beforeOperation: [deleteSeveralAlone], afterOperation: [reportDone, undoFailures] },
  });
}
