import type { PayloadRequest } from 'payload';
import { advisoryLocks } from './advisory-locks.ts';
import { listed, query, sql } from './sql.ts';

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

/** A lock lasts until the end of a transaction. SQLite needs none: it serializes writes. */
const canLock = async ({ payload, transactionID }: PayloadRequest) =>
  payload.db.name === 'postgres' && Boolean(await transactionID);

/** Locks rows of a collection on PostgreSQL until the end of the transaction. */
export async function lockRows(
  req: PayloadRequest,
  collection: string,
  ids: readonly number[],
  lock: RowLock,
): Promise<void> {
  if (ids.length === 0 || !(await canLock(req))) return;
  const table = sql.identifier(tableOf(collection));
  const locked = listed(ids.map((id) => sql`${id}`));
  // In one order: two transactions never wait for each other.
  await query(
    req.payload,
    sql`SELECT "id" FROM ${table} WHERE "id" IN (${locked}) ORDER BY "id" ${clauses[lock]}`,
    req,
  );
}

/** Locks the row of a document that is saved, as `lockRows`. */
export const lockRow = (req: PayloadRequest, collection: string, id: number): Promise<void> =>
  lockRows(req, collection, [id], 'NO KEY UPDATE');

/** What only one transaction of a school, or of a name, at a time checks and writes. */
export type Turn = 'name of a file' | 'URLs of a school' | 'CRM links of a school' | 'menus of a school';

/**
 * Waits on PostgreSQL until no other transaction has this turn, and has it until the end of this one: what is then found missing is
 * missing until it is written. After `lockRows`, never before, so that two transactions do not wait for each other; but before the rows of
 * `turns`.
 * @param of the school, or the name of the file
 */
export async function takeTurn(req: PayloadRequest, turn: Turn, of: number | string): Promise<void> {
  if (!(await canLock(req))) return;
  await query(req.payload, sql`SELECT pg_advisory_xact_lock(${advisoryLocks[turn]}, hashtext(${String(of)}))`, req);
}

/** Collections whose rows are locked within a turn, never before it: imports, and pages that move, have the turn when they write them. */
const turns: Partial<Record<string, Turn>> = { redirects: 'URLs of a school', 'crm-links': 'CRM links of a school' };

/** Locks the rows of documents that are saved, within the turn of their schools where they have one. */
export async function lockSaved(req: PayloadRequest, collection: string, ids: readonly number[]): Promise<void> {
  const turn = turns[collection];
  if (turn && ids.length > 0 && (await canLock(req))) {
    const saved = listed(ids.map((id) => sql`${id}`));
    const schools = await query<{ school: number }>(
      req.payload,
      sql`SELECT DISTINCT "school_id" AS "school" FROM ${sql.identifier(tableOf(collection))}
        WHERE "id" IN (${saved}) ORDER BY "school"`,
      req,
    );
    for (const { school } of schools) await takeTurn(req, turn, school);
  }
  await lockRows(req, collection, ids, 'NO KEY UPDATE');
}
