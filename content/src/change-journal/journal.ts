import type { Change, ChangesResponse } from '@vitrine/contract/messages/change.ts';
import type { Payload, PayloadRequest } from 'payload';
import { advisoryLocks } from '../database/advisory-locks.ts';
import { databaseOf, listed, query, run, slicesOf, sql } from '../database/sql.ts';

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
/** Milliseconds between two deletions of old lines. */
const pruneEvery = 3_600_000;
let prunedAt = performance.now();

const asChange = ({ sequence, collection, document, kind }: LineRow): Change => ({
  sequence: Number(sequence),
  collection,
  id: /^\d{1,15}$/.test(document) ? Number(document) : document,
  kind,
});

/** Writes lines within the transaction of the request. They get their numbers when somebody requests them. */
export async function writeLines(req: PayloadRequest, lines: readonly ChangeLine[]): Promise<void> {
  for (const some of slicesOf(lines, linesPerStatement)) {
    const values = some.map(({ collection, id, kind }) => sql`(${collection}, ${String(id)}, ${kind})`);
    const statement = sql`INSERT INTO "change_journal" ("collection", "document", "kind") VALUES ${listed(values)}`;
    await query(req.payload, statement, req);
  }
}

/**
 * Numbers the committed lines that have no number yet, so that numbers follow the order in which changes became visible; deletes
 * old lines once an hour. Whoever reads the journal numbers first: a line without a number is in no response.
 */
export async function numberLines(payload: Payload): Promise<void> {
  const waiting = sql`SELECT "id" FROM "change_journal" WHERE "sequence" IS NULL LIMIT 1`;
  if ((await query(payload, waiting)).length === 0) return;
  const { name, drizzle } = databaseOf(payload);
  await drizzle.transaction(async (transaction) => {
    if (name === 'postgres')
      await run(transaction, sql`SELECT pg_advisory_xact_lock(${advisoryLocks['number of a change']})`);
    await run(
      transaction,
      sql`WITH "numbered" AS (
      SELECT "id", row_number() OVER (ORDER BY "id") + (SELECT coalesce(max("sequence"), 0) FROM "change_journal") AS "number"
      FROM "change_journal" WHERE "sequence" IS NULL
    )
    UPDATE "change_journal" SET "sequence" = "numbered"."number" FROM "numbered"
    WHERE "change_journal"."id" = "numbered"."id"`,
    );
  });
  if (performance.now() - prunedAt < pruneEvery) return;
  prunedAt = performance.now();
  await pruneLines(payload, new Date());
}

/** The last number of the journal, 0 for none, and whether lines wait for theirs: all that a held request needs to know. */
export async function stateOfJournal(payload: Payload): Promise<{ last: number; hasWaiting: boolean }> {
  const [state] = await query<{ last: number | string | null; waiting: number | boolean }>(
    payload,
    sql`SELECT (SELECT max("sequence") FROM "change_journal") AS "last",
      EXISTS (SELECT 1 FROM "change_journal" WHERE "sequence" IS NULL) AS "waiting"`,
  );
  return { last: Number(state?.last ?? 0), hasWaiting: Boolean(state?.waiting) };
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
async function pruneLines(payload: Payload, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - daysKept * 86_400_000).toISOString();
  const newest = sql`(SELECT max("sequence") FROM "change_journal")`;
  await query(
    payload,
    sql`DELETE FROM "change_journal" WHERE "sequence" < ${newest}
      AND ("created_at" < ${oldest} OR "sequence" <= ${newest} - ${linesKept})`,
  );
}
