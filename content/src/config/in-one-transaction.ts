import type { Payload } from 'payload';
import { databaseOf } from './transactions.ts';

/**
 * Does several saves as one: all of them are kept, or none. On SQLite other requests that write wait for its end, so the work
 * should await nothing but the database.
 * @param work gets the identifier to put in the `req` of every call
 * @throws what the work throws, after everything was undone
 */
export async function inOneTransaction<T>(payload: Payload, work: (transactionID: string) => Promise<T>): Promise<T> {
  const database = databaseOf(payload);
  const id = await database.beginTransaction();
  try {
    const result = await work(id);
    await database.commitTransaction(id);
    return result;
  } catch (error) {
    await database.rollbackTransaction(id);
    throw error;
  }
}
