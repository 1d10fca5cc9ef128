import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  deleteOperation,
} from 'payload';
import { withHooks } from '../../hooks/with-hooks.ts';
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
  const { where, trash, overrideAccess } = args as Partial<Parameters<typeof deleteOperation>[0]>;
  if (operation !== 'delete' || where === undefined) return args;
  const { docs } = await req.payload.find({
    ...{ collection: collection.slug, where, trash, pagination: false, select: {}, depth: 0 },
    ...{ overrideAccess: overrideAccess === true, user: req.user, req: { ...req } },
  } as Parameters<typeof req.payload.find>[0]);
  return docs.length > 1
    ? deleteOneByOne(
        args,
        docs.map(({ id }) => Number(id)),
      )
    : args;
};

/** A collection whose bulk operations leave no half-written documents. */
export function withBulkFailuresUndone(config: CollectionConfig): CollectionConfig {
  return withHooks(config, {
    last: { beforeOperation: [deleteSeveralAlone], afterOperation: [reportDone, undoFailures] },
  });
}
