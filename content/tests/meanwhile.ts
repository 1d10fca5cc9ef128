import type { Payload } from 'payload';
import { untilWaiting } from './until-waiting.ts';

/** Does one thing in a transaction, another one while that is open, until it waits or is over, and commits it. @returns the results of both */
export async function meanwhile<T>(
  payload: Payload,
  first: (transactionID: string) => Promise<T>,
  second: () => Promise<T>,
): Promise<[T, T]> {
  const transactionID = (await payload.db.beginTransaction()) as string;
  const before = await first(transactionID);
  const other = second();
  await Promise.race([other, untilWaiting(payload, 1)]);
  await payload.db.commitTransaction(transactionID);
  return [before, await other];
}
