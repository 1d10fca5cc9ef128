import { sql } from '@payloadcms/db-sqlite';
import type { Payload, PayloadRequest } from 'payload';

export { sql };

type Statement = ReturnType<typeof sql>;

/** The part of Payload's two SQL adapters that is needed here. */
export interface Connection {
  /** PostgreSQL */
  execute?: (statement: Statement) => Promise<{ rows: unknown[] }>;
  /** SQLite */
  all?: (statement: Statement) => Promise<unknown[]>;
  transaction?: <T>(work: (transaction: Connection) => Promise<T>) => Promise<T>;
}
interface SqlDatabase {
  name: string;
  drizzle: Connection;
  sessions: Record<string, { db: Connection; isUndone?: boolean } | undefined>;
}

const databaseOf = (payload: Payload) => payload.db as unknown as SqlDatabase;

/** Runs a statement on a connection or within a transaction. */
export async function run<Row>(connection: Connection, statement: Statement): Promise<Row[]> {
  const rows = connection.all ? await connection.all(statement) : (await connection.execute?.(statement))?.rows;
  return (rows ?? []) as Row[];
}

/**
 * Runs SQL where Payload's operations would work one document at a time. Statements are valid for both SQLite and PostgreSQL;
 * numbers may come back as text.
 * @param req the statement joins its transaction, where it has one
 */
export async function query<Row>(
  payload: Payload,
  statement: Statement,
  req?: Pick<PayloadRequest, 'transactionID'>,
): Promise<Row[]> {
  const database = databaseOf(payload);
  const id = await req?.transactionID;
  return run(((id !== undefined && database.sessions[id]?.db) || database.drizzle) as Connection, statement);
}

/** Whether the transaction of a request has ended, or there was none. */
export async function isOver(payload: Payload, transactionID: PayloadRequest['transactionID']): Promise<boolean> {
  const id = await transactionID;
  const session = id === undefined ? undefined : databaseOf(payload).sessions[id];
  return session === undefined || session.isUndone === true;
}

/**
 * Runs one statement under an advisory lock of PostgreSQL: no two processes run one with the same number at once. SQLite runs
 * one write at a time anyway.
 */
export async function queryAlone<Row>(payload: Payload, lock: number, statement: Statement): Promise<Row[]> {
  const { name, drizzle } = databaseOf(payload);
  if (name !== 'postgres' || !drizzle.transaction) return run(drizzle, statement);
  return drizzle.transaction(async (transaction) => {
    await run(transaction, sql`SELECT pg_advisory_xact_lock(${lock})`);
    return run<Row>(transaction, statement);
  });
}
