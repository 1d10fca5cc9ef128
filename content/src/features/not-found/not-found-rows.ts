import { comparable, compileLegacyMatch, type LegacyRow } from '@vitrine/contract/routes/legacy-table.ts';
import type { PayloadRequest } from 'payload';
import { listed, query, slicesOf, sql } from '../../database/sql.ts';

/** Rows per school; beyond, the rarest are deleted, but for the newest ones, whose counts are still to grow. */
const mostRows = 2000;
const newestRows = 300;
/** Days after which a URL that nobody requests is forgotten. */
const daysKept = 60;
const rowsPerStatement = 200;

/** How often a URL was requested and not found. */
export interface Missing {
  path: string;
  count: number;
}

/** Adds counts to the stored ones. */
export async function addMissing(
  req: PayloadRequest,
  school: number,
  missing: readonly Missing[],
  now: Date,
): Promise<void> {
  const seen = now.toISOString();
  // Two sites may report the same paths at once: in one order their statements do not deadlock.
  const inOrder = missing.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  for (const some of slicesOf(inOrder, rowsPerStatement)) {
    const values = some.map(({ path, count }) => sql`(${path}, ${count}, ${seen}, ${school})`);
    await query(
      req.payload,
      sql`INSERT INTO "not_found" ("path", "count", "last_seen", "school_id") VALUES ${listed(values)}
        ON CONFLICT ("school_id", "path") DO UPDATE
        SET "count" = "not_found"."count" + excluded."count", "last_seen" = excluded."last_seen"`,
      req,
    );
  }
  const oldest = new Date(now.getTime() - daysKept * 86_400_000).toISOString();
  await query(
    req.payload,
    sql`DELETE FROM "not_found" WHERE "school_id" = ${school} AND ("last_seen" < ${oldest} OR "id" NOT IN (
      SELECT "id" FROM (
        SELECT "id", "count", "last_seen", ROW_NUMBER() OVER (ORDER BY "last_seen" DESC, "id" DESC) AS "age"
        FROM "not_found" WHERE "school_id" = ${school}
      ) AS "rows"
      ORDER BY CASE WHEN "age" <= ${newestRows} THEN 0 ELSE 1 END, "count" DESC, "last_seen" DESC LIMIT ${mostRows}
    ))`,
    req,
  );
}

/** @param paths as they are stored */
async function forget(req: PayloadRequest, school: number, paths: readonly string[]): Promise<void> {
  for (const some of slicesOf(paths, rowsPerStatement)) {
    const named = some.map((path) => sql`${path}`);
    await query(
      req.payload,
      sql`DELETE FROM "not_found" WHERE "school_id" = ${school} AND "path" IN (${listed(named)})`,
      req,
    );
  }
}

/** Deletes the rows of URLs that have a redirect now. */
export async function forgetCovered(req: PayloadRequest, school: number, rows: readonly LegacyRow[]): Promise<void> {
  const match = compileLegacyMatch(rows);
  const stored = await query<{ path: string }>(
    req.payload,
    sql`SELECT "path" FROM "not_found" WHERE "school_id" = ${school}`,
    req,
  );
  const paths = stored.map(({ path }) => path);
  await forget(
    req,
    school,
    paths.filter((path) => match(path) !== null),
  );
}

/** Deletes the rows of URLs that have a page now. */
export const forgetPaths = (req: PayloadRequest, school: number, paths: readonly string[]): Promise<void> =>
  forget(req, school, paths.map(comparable));
