import type { EventEmitter } from 'node:events';
import type { Client } from '@libsql/client';
import { sql } from '@payloadcms/db-sqlite';
import type { Payload, PayloadRequest } from 'payload';
import type { Pool, PoolConfig } from 'pg';

export { sql };

/** SQL with its values: a whole statement, or a part of one. */
export type Statement = ReturnType<typeof sql>;

/** A connection, or what a transaction runs on: drizzle's. */
export interface Connection {
  /** PostgreSQL */
  execute?: (statement: Statement) => Promise<{ rows: unknown[] }>;
  /** SQLite */
  all?: (statement: Statement) => Promise<unknown[]>;
  transaction?: <T>(work: (transaction: Connection) => Promise<T>) => Promise<T>;
}

/** An open or a rolled back transaction, as Payload's SQL adapters store them by identifier. */
interface Session {
  readonly db: Connection;
  resolve: () => Promise<void>;
  reject: () => Promise<void>;
  isUndone?: boolean;
}

type TransactionID = Awaited<PayloadRequest['transactionID']> | null;

/** The part of Payload's two SQL adapters that is needed here. */
export interface SqlDatabase {
  name: string;
  payload: Payload;
  /** each compares a column with a pattern */
  operators: Record<'like' | 'contains', (column: Statement, pattern: unknown) => Statement>;
  drizzle: Connection & Required<Pick<Connection, 'transaction'>>;
  sessions: Record<string, Session | undefined>;
  /** the transactions whose COMMIT is not answered yet: no statement joins them any more */
  committing: Set<string | number>;
  /** emits `commit` after each commit of this process; here, because a build may load a module more than once */
  commits: EventEmitter;
  initializing: Promise<void>;
  beginTransaction: () => Promise<string>;
  commitTransaction: (id: PayloadRequest['transactionID']) => Promise<void>;
  rollbackTransaction: (id: PayloadRequest['transactionID']) => Promise<void>;
  connect: (options?: object) => Promise<void>;
  migrate: (args?: object) => Promise<void>;
  updateJobs: (args: UpdateOfJobs) => Promise<unknown[] | null>;
  /** SQLite only */
  client?: Client;
  /** PostgreSQL only: milliseconds for which a statement may get no answer; `undefined` for as long as it takes */
  longestSilence?: number | undefined;
  /** PostgreSQL only */
  pool?: Pool;
  poolOptions: PoolConfig;
  pg: { Pool: new (options: PoolConfig) => Pool };
}

interface UpdateOfJobs {
  id?: unknown;
  data: { processing?: boolean; updatedAt?: string };
  where?: object;
  returning?: boolean;
  req?: Pick<PayloadRequest, 'transactionID'>;
}

export const databaseOf = (payload: Payload) => payload.db as unknown as SqlDatabase;

/** The transaction with an identifier; none where it has ended, or there was none. */
export const sessionOf = ({ sessions }: Pick<SqlDatabase, 'sessions'>, id: TransactionID | undefined) =>
  id === undefined || id === null ? undefined : sessions[id];

/** Values with commas between them. */
export const listed = (values: readonly Statement[]): Statement => sql.join([...values], sql`, `);

/** Rows in lists of a length that one statement takes. */
export function* slicesOf<Row>(rows: readonly Row[], length: number): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += length) yield rows.slice(from, from + length);
}

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
  return run(sessionOf(database, await req?.transactionID)?.db ?? database.drizzle, statement);
}

/** Whether the transaction of a request has ended, for every other connection too, or there was none. */
export async function isOver(payload: Payload, transactionID: PayloadRequest['transactionID']): Promise<boolean> {
  const database = databaseOf(payload);
  const id = await transactionID;
  const session = sessionOf(database, id);
  if (session) return session.isUndone === true;
  return id === undefined || id === null || !database.committing.has(id);
}
