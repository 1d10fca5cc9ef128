import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';

/** Does one thing in a transaction, another one while that is open, and commits it. @returns the results of both */
export async function meanwhile<T>(
  payload: Payload,
  first: (transactionID: string) => Promise<T>,
  second: () => Promise<T>,
): Promise<[T, T]> {
  const transactionID = (await payload.db.beginTransaction()) as string;
  const before = await first(transactionID);
  const other = second();
  await Promise.race([other, pause(400)]);
  await payload.db.commitTransaction(transactionID);
  return [before, await other];
}
