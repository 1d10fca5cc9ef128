import type { Payload, PayloadRequest } from 'payload';
import { databaseOf } from './sql.ts';

/**
 * Runs several saves in one transaction. On SQLite other writes wait for its end, so the work should await nothing but the
 * database.
 * @param work gets the transaction's identifier, for the `req` of every operation
 * @throws what the work throws, after the rollback
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

/**
 * The same for what a request saves.
 * @param work gets the request with the transaction
 */
export function withinTransaction<T>(req: PayloadRequest, work: (within: PayloadRequest) => Promise<T>): Promise<T> {
  return inOneTransaction(req.payload, (transactionID) => work({ ...req, transactionID } as PayloadRequest));
}
