import type { PayloadRequest } from 'payload';
import { query, sql } from './sql.ts';

/** The table of a collection. */
export const tableOf = (collection: string): string => collection.replaceAll('-', '_');

/** Locks the row of a document on PostgreSQL until the end of the transaction. SQLite serializes writes anyway. */
export async function lockRow(req: PayloadRequest, collection: string, id: number): Promise<void> {
  if (req.payload.db.name !== 'postgres' || !(await req.transactionID)) return;
  const table = sql.identifier(tableOf(collection));
  await query(req.payload, sql`SELECT "id" FROM ${table} WHERE "id" = ${id} FOR NO KEY UPDATE`, req);
}
