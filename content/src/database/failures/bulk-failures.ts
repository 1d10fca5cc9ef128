import type { CollectionAfterOperationHook, CollectionBeforeOperationHook } from 'payload';
import type { SaveArguments } from '../../features/drafts/save-arguments.ts';
import { idsMeant } from '../ids-meant.ts';
import { lockRows } from '../locks.ts';
import { type BulkResult, deleteOneByOne } from '../one-by-one.ts';
import { refusedStatement } from './statements-of-request.ts';

/**
 * Rolls back a bulk edit or deletion in which a document failed after some of its writes: Payload records the failure and
 * commits the rest. A document that a rule refuses has written nothing; it is skipped, and the others are saved.
 * @throws an error, which rolls the transaction back
 */
export const undoFailures: CollectionAfterOperationHook = ({ operation, result }) => {
  if (operation !== 'update' && operation !== 'delete') return result;
  const failed = (result as BulkResult).errors?.find(({ isPublic }) => !isPublic);
  if (failed) throw new Error(`Document ${failed.id} failed: ${failed.message}`, { cause: refusedStatement() });
  return result;
};

/** Has several documents deleted one by one. */
export const deleteSeveralAlone: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const several = args as SaveArguments;
  if (operation !== 'delete' || several.where === undefined) return args;
  const ids = await idsMeant(req, collection.slug, several, { takesAway: true });
  // In the order of other operations: one by one, pages would be locked before their rubrique.
  await lockRows(req, collection.slug, ids, 'UPDATE');
  return ids.length > 1 ? deleteOneByOne(args, ids) : args;
};
