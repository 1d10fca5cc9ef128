import type { VisitCount, VisitCounts } from '@vitrine/contract/messages/visit-counts.ts';
import { mostSubjects, otherSubjects, wellFormed } from '@vitrine/contract/visits/visit-events.ts';
import type { PayloadRequest } from 'payload';
import { lockRow } from '../../database/locks.ts';
import { listed, query, slicesOf, sql } from '../../database/sql.ts';
import { dayBefore } from '../../paris-time/paris-moment.ts';

/** Days for which counts are kept: 25 months. */
const daysKept = 761;
/** Days for which the number of a message is kept: of a message that is older no day is counted (`count-endpoint.ts`). */
const batchDaysKept = 11;
const rowsPerStatement = 100;

/**
 * Adds a message of the site to the rows of their days. It belongs into a transaction.
 * @param today in Paris
 * @returns whether it was added: a message that was added before is not
 */
export async function addVisits(req: PayloadRequest, school: number, message: VisitCounts, today: string) {
  // One at a time for a school, so that two messages do not pass the bound of subjects together.
  await lockRow(req, 'schools', school);
  const added = await query<{ id: number }>(
    req.payload,
    sql`INSERT INTO "visit_batches" ("batch", "day") VALUES (${message.batch}, ${today})
      ON CONFLICT ("batch") DO NOTHING RETURNING "id"`,
    req,
  );
  if (added.length === 0) return false;
  const rows = await bounded(req, school, message.counts);
  for (const some of slicesOf(rows, rowsPerStatement)) {
    const values = some.map(
      ({ day, event, subject, count }) => sql`(${day}, ${event}, ${subject}, ${count}, ${school})`,
    );
    await query(
      req.payload,
      sql`INSERT INTO "visit_counts" ("day", "event", "subject", "count", "school_id")
        VALUES ${listed(values)}
        ON CONFLICT ("school_id", "day", "event", "subject") DO UPDATE
        SET "count" = "visit_counts"."count" + excluded."count"`,
      req,
    );
  }
  await query(req.payload, sql`DELETE FROM "visit_counts" WHERE "day" < ${dayBefore(today, daysKept)}`, req);
  await query(req.payload, sql`DELETE FROM "visit_batches" WHERE "day" < ${dayBefore(today, batchDaysKept)}`, req);
  return true;
}

/** The counts, each subject once, with those of subjects beyond the bound of their day and event under one subject. */
async function bounded(req: PayloadRequest, school: number, counts: readonly VisitCount[]): Promise<VisitCount[]> {
  const stored = new Map<string, Set<string>>();
  const rows = new Map<string, VisitCount>();
  for (const { day, event, subject: given, count } of counts) {
    const subject = wellFormed(given);
    const of = `${day} ${event}`;
    const subjects = stored.get(of) ?? (await storedSubjects(req, school, day, event));
    stored.set(of, subjects);
    const isBeyond = !subjects.has(subject) && subjects.size >= mostSubjects;
    const counted = isBeyond ? otherSubjects : subject;
    subjects.add(counted);
    const key = `${of} ${counted}`;
    rows.set(key, { day, event, subject: counted, count: count + (rows.get(key)?.count ?? 0) });
  }
  return [...rows.values()];
}

async function storedSubjects(req: PayloadRequest, school: number, day: string, event: string): Promise<Set<string>> {
  const rows = await query<{ subject: string }>(
    req.payload,
    sql`SELECT "subject" FROM "visit_counts" WHERE "school_id" = ${school} AND "day" = ${day} AND "event" = ${event}`,
    req,
  );
  return new Set(rows.map(({ subject }) => subject));
}
