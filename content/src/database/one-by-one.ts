import {
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  deleteOperation,
  type PayloadRequest,
  updateOperation,
  type Where,
} from 'payload';
import type { SaveArguments } from '../features/drafts/save-arguments.ts';
import { refusedStatement } from './failures/statements-of-request.ts';
import { idsMeant } from './ids-meant.ts';
import { lockRows } from './locks.ts';

/** What a bulk operation of Payload returns, as far as it is looked at here. An error that is public is a rule's. */
export interface BulkResult {
  docs?: unknown[];
  errors?: { id: number | string; isPublic: boolean; message: string }[];
}

type Arguments = Parameters<typeof updateOperation>[0];
type DeleteArguments = Parameters<typeof deleteOperation>[0];

/**
 * Saves several documents one by one, within the transaction of their operation: each finds what the others have become. Payload saves
 * them at the same time: a page would not know at which slug the rubrique was that is published with it.
 * @returns what is left for Payload to do: nothing
 */
export const saveOneByOne = (args: unknown, ids: readonly number[]) =>
  eachAlone(args as Arguments, ids, (one) => updateOperation(one));

async function eachAlone<T extends { req: PayloadRequest }>(
  args: T,
  ids: readonly number[],
  operation: (one: T & { where: Where }) => Promise<BulkResult>,
) {
  const result: Required<BulkResult> = { docs: [], errors: [] };
  for (const id of ids) {
    const one = await operation({ ...args, where: { id: { equals: id } } });
    result.docs.push(...(one.docs ?? []));
    result.errors.push(...(one.errors ?? []));
  }
  return doneAlready(args, result);
}

/** The arguments of an operation on several documents that is done already, with what `reportDone` makes its result. */
export function doneAlready<T extends { req: PayloadRequest }>(args: T, result: Required<BulkResult>) {
  args.req.context.doneAlready = result;
  return { ...args, where: { id: { exists: false } } };
}

/**
 * The result of an operation on several documents, those too that were saved one by one. Rolls it back where a document failed after some
 * of its writes: Payload records the failure and commits the rest. A document that a rule refuses has written nothing; it is skipped, and
 * the others are saved.
 * @throws an error, which rolls the transaction back
 */
export const reportDone: CollectionAfterOperationHook = ({ operation, req, result: given }) => {
  if (operation !== 'update' && operation !== 'delete') return given;
  const { doneAlready: result = given } = req.context;
  delete req.context.doneAlready;
  const failed = (result as BulkResult).errors?.find(({ isPublic }) => !isPublic);
  if (failed) throw new Error(`Document ${failed.id} failed: ${failed.message}`, { cause: refusedStatement() });
  return result as typeof given;
};

/**
 * Has several documents deleted one by one, as they are saved. Payload deletes them at the same time: where a read of one fails, which
 * ends the transaction, the others were deleted outside of it.
 */
export const deleteSeveralAlone: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const several = args as SaveArguments;
  if (operation !== 'delete' || several.where === undefined) return args;
  const ids = await idsMeant(req, collection.slug, several, { takesAway: true });
  // In the order of other operations: one by one, pages would be locked before their rubrique.
  await lockRows(req, collection.slug, ids, 'UPDATE');
  return ids.length > 1 ? eachAlone(args as unknown as DeleteArguments, ids, (one) => deleteOperation(one)) : args;
};
