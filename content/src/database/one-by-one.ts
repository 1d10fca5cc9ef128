import {
  type CollectionAfterOperationHook,
  deleteOperation,
  type PayloadRequest,
  updateOperation,
  type Where,
} from 'payload';

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

/**
 * Deletes several documents one by one, as they are saved. Payload deletes them at the same time: where a read of one fails, which ends
 * the transaction, the others were deleted outside of it.
 * @returns what is left for Payload to do: nothing
 */
export const deleteOneByOne = (args: unknown, ids: readonly number[]) =>
  eachAlone(args as DeleteArguments, ids, (one) => deleteOperation(one));

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

/** The result of an operation on several documents that was done one by one. */
export const reportDone: CollectionAfterOperationHook = ({ operation, req, result }) => {
  const { doneAlready: done } = req.context;
  if ((operation !== 'update' && operation !== 'delete') || !done) return result;
  delete req.context.doneAlready;
  return done as typeof result;
};
