import type { PayloadRequest } from 'payload';
import { query, sql } from './sql.ts';

/** The table of a collection. */
export const tableOf = (collection: string): string => collection.replaceAll('-', '_');

/**
 * How PostgreSQL locks a row: `NO KEY UPDATE` for a save, which two saves of one document cannot have at once; `KEY SHARE` for what
 * a save refers to, which saves of that document do not wait for; `UPDATE` for what no new reference may meet.
 */
type RowLock = 'NO KEY UPDATE' | 'KEY SHARE' | 'UPDATE';

const clauses = {
  'NO KEY UPDATE': sql`FOR NO KEY UPDATE`,
  'KEY SHARE': sql`FOR KEY SHARE`,
  UPDATE: sql`FOR UPDATE`,
} satisfies Record<RowLock, unknown>;

/** Locks rows of a collection on PostgreSQL until the end of the transaction. SQLite serializes writes anyway. */
export async function lockRows(
  req: PayloadRequest,
  collection: string,
  ids: readonly number[],
  lock: RowLock,
): Promise<void> {
  if (req.payload.db.name !== 'postgres' || ids.length === 0 || !(await req.transactionID)) return;
  const table = sql.identifier(tableOf(collection));
  const listed = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  // In one order: two transactions never wait for each other.
  await query(
    req.payload,
    sql`SELECT "id" FROM ${table} WHERE "id" IN (${listed}) ORDER BY "id" ${clauses[lock]}`,
    req,
  );
}

/** Locks the row of a document that is saved, as `lockRows`. */
export const lockRow = (req: PayloadRequest, collection: string, id: number): Promise<void> =>
  lockRows(req, collection, [id], 'NO KEY UPDATE');

/** What only one transaction at a time checks and writes. Their numbers are the first of two of an advisory lock; those with one are others. */
const turns = { 'name of a file': 7_303, 'addresses of a school': 7_304, 'CRM links of a school': 7_305 } as const;
export type Turn = keyof typeof turns;

/**
 * Waits on PostgreSQL until no other transaction has this turn, and has it until the end of this one: what is then found missing is
 * missing until it is written. After `lockRows`, never before: then two transactions do not wait for each other.
 * @param of the school, or the name of the file
 */
export async function takeTurn(req: PayloadRequest, turn: Turn, of: number | string): Promise<void> {
  if (req.payload.db.name !== 'postgres' || !(await req.transactionID)) return;
  await query(req.payload, sql`SELECT pg_advisory_xact_lock(${turns[turn]}, hashtext(${String(of)}))`, req);
}
