import { type CollectionAfterOperationHook, type PayloadRequest, updateOperation } from 'payload';

/** What a bulk operation of Payload returns, as far as it is looked at here. An error that is public is a rule's. */
export interface BulkResult {
  docs?: unknown[];
  errors?: { id: number | string; isPublic: boolean; message: string }[];
}

type Arguments = Parameters<typeof updateOperation>[0];

/**
 * Saves several documents one by one, within the transaction of their operation: each finds what the others have become. Payload saves
 * them at the same time: a page would not know at which slug the rubrique was that is published with it.
 * @returns what is left for Payload to do: nothing
 */
export async function saveOneByOne(args: unknown, ids: readonly number[]) {
  const result: Required<BulkResult> = { docs: [], errors: [] };
  for (const id of ids) {
    const one: BulkResult = await updateOperation({ ...(args as Arguments), where: { id: { equals: id } } });
    result.docs.push(...(one.docs ?? []));
    result.errors.push(...(one.errors ?? []));
  }
  return doneAlready(args as Arguments, result);
}

/** The arguments of an operation on several documents that is done already, with what `reportDone` makes its result. */
export function doneAlready<T extends { req: PayloadRequest }>(args: T, result: Required<BulkResult>) {
  args.req.context.doneAlready = result;
  return { ...args, where: { id: { exists: false } } };
}

/** The result of an operation on several documents that was done one by one. */
export const reportDone: CollectionAfterOperationHook = ({ operation, req, result }) => {
  const { doneAlready: done } = req.context;
  if (operation !== 'update' || !done) return result;
  delete req.context.doneAlready;
  return done as typeof result;
};
