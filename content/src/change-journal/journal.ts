import type { Change, ChangesResponse } from '@vitrine/contract/messages/change.ts';
import type { Payload, PayloadRequest } from 'payload';
import { query, queryAlone, sql } from '../config/sql.ts';

/** A line before it has its number. */
export type ChangeLine = Omit<Change, 'sequence'>;

interface LineRow {
  sequence: number | string;
  collection: string;
  document: string;
  kind: Change['kind'];
}

/** How many days and lines the journal keeps; a request for older ones gets `reset: true`. */
const daysKept = 30;
const linesKept = 100_000;
const linesPerResponse = 1000;
const linesPerStatement = 500;
/** The key of the lock: any number that no other lock has. */
const numberingLock = 7_041_987;

const asChange = ({ sequence, collection, document, kind }: LineRow): Change => ({
  sequence: Number(sequence),
  collection,
  id: /^\d{1,15}$/.test(document) ? Number(document) : document,
  kind,
});

/**
 * Writes lines within the transaction of the request.
 * @returns the identifiers of the lines, which have no number yet
 */
export async function writeLines(req: PayloadRequest, lines: readonly ChangeLine[]): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < lines.length; from += linesPerStatement) {
    const values = lines
      .slice(from, from + linesPerStatement)
      .map(({ collection, id, kind }) => sql`(${collection}, ${String(id)}, ${kind})`);
    const statement = sql`INSERT INTO "change_journal" ("collection", "document", "kind") VALUES ${sql.join(values, sql`, `)} RETURNING "id"`;
    ids.push(...(await query<{ id: number }>(req.payload, statement, req)).map(({ id }) => Number(id)));
  }
  return ids;
}

/**
 * Numbers the committed lines that have no number yet. The process that numbers a line notifies the sites of it.
 * @returns the lines, oldest first, each with its identifier
 */
export async function numberLines(payload: Payload): Promise<{ id: number; change: Change }[]> {
  const waiting = sql`SELECT "id" FROM "change_journal" WHERE "sequence" IS NULL`;
  if ((await query(payload, sql`${waiting} LIMIT 1`)).length === 0) return [];
  const numbered = await queryAlone<LineRow & { id: number }>(
    payload,
    numberingLock,
    sql`WITH "numbered" AS (
      SELECT "id", row_number() OVER (ORDER BY "id") + (SELECT coalesce(max("sequence"), 0) FROM "change_journal") AS "number"
      FROM "change_journal" WHERE "sequence" IS NULL
    )
    UPDATE "change_journal" SET "sequence" = "numbered"."number" FROM "numbered"
    WHERE "change_journal"."id" = "numbered"."id"
    RETURNING "change_journal"."id", "sequence", "collection", "document", "kind"`,
  );
  return numbered
    .map((row) => ({ id: Number(row.id), change: asChange(row) }))
    .sort((a, b) => a.change.sequence - b.change.sequence);
}

/**
 * The changes after a number.
 * @param since the last number that the client has, 0 for none
 */
export async function readChanges(payload: Payload, since: number): Promise<ChangesResponse> {
  const [range] = await query<{ first: number | null; last: number | null }>(
    payload,
    sql`SELECT min("sequence") AS "first", max("sequence") AS "last" FROM "change_journal"`,
  );
  const last = Number(range?.last ?? 0);
  const first = Number(range?.first ?? 1);
  if (since > last || since < first - 1) return { last, reset: true, changes: [] };
  const rows = await query<LineRow>(
    payload,
    sql`SELECT "sequence", "collection", "document", "kind" FROM "change_journal" WHERE "sequence" > ${since}
      ORDER BY "sequence" LIMIT ${linesPerResponse}`,
  );
  const changes = rows.map(asChange);
  return { last: changes.at(-1)?.sequence ?? last, reset: false, changes };
}

/** Deletes lines beyond `daysKept` and `linesKept`. The newest line stays, because the numbering continues from it. */
export async function pruneLines(payload: Payload, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - daysKept * 86_400_000).toISOString();
  const newest = sql`(SELECT max("sequence") FROM "change_journal")`;
  await query(
    payload,
    sql`DELETE FROM "change_journal" WHERE "sequence" < ${newest}
      AND ("created_at" < ${oldest} OR "sequence" <= ${newest} - ${linesKept})`,
  );
}
