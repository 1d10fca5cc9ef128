import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';

/** The part of Payload's SQL adapters that is needed: both keep open transactions by their identifier. */
interface SqlDatabase {
  drizzle: { transaction<T>(work: (transaction: unknown) => Promise<T>): Promise<T> };
  sessions: Record<string, { db: unknown; resolve: () => Promise<void>; reject: () => Promise<void> }>;
  /** SQLite only */
  client?: { execute(statement: string): Promise<unknown> };
  busyTimeout?: number;
}

const nothing = async () => undefined;

/**
 * Does several saves as one: all of them are kept, or none. Payload's own `initTransaction` is no help with SQLite, where
 * transactions are off because ordinary saves would get into each other's way; this opens one only where it is asked for.
 * On SQLite the work should await nothing but the database: other requests then wait for its end instead of meeting a
 * locked database. So it must be short.
 * @param work gets the identifier to put in the `req` of every call
 * @throws what the work throws, after everything was undone
 */
export async function inOneTransaction<T>(payload: Payload, work: (transactionID: string) => Promise<T>): Promise<T> {
  const database = payload.db as unknown as SqlDatabase;
  const id = randomUUID();
  try {
    return await database.drizzle.transaction(async (transaction) => {
      // The end of the work decides, not a call that fails or finishes within it.
      database.sessions[id] = { db: transaction, resolve: nothing, reject: nothing };
      return await work(id);
    });
  } finally {
    delete database.sessions[id];
    // SQLite's client goes on with a new connection after a transaction: it must wait for other processes too.
    if (database.client) await database.client.execute(`PRAGMA busy_timeout = ${database.busyTimeout ?? 0};`);
  }
}
