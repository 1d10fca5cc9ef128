import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

/**
 * A trash, and numbers that are never given twice. What is generated for both would take the new column of each table from
 * the old one, which has none: SQLite then reads its name as a text. So this is written by hand.
 */

const withDrafts = ['campuses', 'courses', 'offerings', 'news', 'events', 'portfolios', 'pages', 'menus'];
const columns = [
  ...[...withDrafts, 'media', 'redirects', 'crm_links'].map((table) => ({ table, column: 'deleted_at', prefix: table })),
  ...withDrafts.map((table) => {
    return { table: `_${table}_v`, column: 'version_deleted_at', prefix: `_${table}_v_version` };
  }),
].map((added) => ({ ...added, index: `${added.prefix}_${added.column}_idx` }));

type Database = MigrateUpArgs['db'];

const name = (text: string) => sql.raw(`\`${text}\``);
const numbered = /(`id` integer PRIMARY KEY) NOT NULL/i;

/** Builds a table anew whose numbers SQLite remembers (AUTOINCREMENT), with its rows and its indexes. */
async function rememberNumbers(db: Database, table: string, definition: string): Promise<void> {
  const copy = `__new_${table}`;
  const indexes = await db.all<{ sql: string }>(
    sql`SELECT "sql" FROM sqlite_master WHERE "type" = 'index' AND "tbl_name" = ${table} AND "sql" IS NOT NULL`,
  );
  const body = definition.slice(definition.indexOf('(')).replace(numbered, '$1 AUTOINCREMENT NOT NULL');
  await db.run(sql`CREATE TABLE ${name(copy)} ${sql.raw(body)}`);
  await db.run(sql`INSERT INTO ${name(copy)} SELECT * FROM ${name(table)}`);
  await db.run(sql`DROP TABLE ${name(table)}`);
  await db.run(sql`ALTER TABLE ${name(copy)} RENAME TO ${name(table)}`);
  for (const index of indexes) await db.run(sql.raw(index.sql));
}

/** Numbers of documents that were deleted before, as far as the change journal remembers them. */
async function rememberDeleted(db: Database, table: string): Promise<void> {
  const collection = table.replaceAll('_', '-');
  await db.run(sql`INSERT INTO sqlite_sequence ("name", "seq") SELECT ${table}, 0
    WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE "name" = ${table})`);
  await db.run(sql`UPDATE sqlite_sequence SET "seq" = max("seq", coalesce(
    (SELECT max(CAST("document" AS INTEGER)) FROM "change_journal" WHERE "collection" = ${collection}), 0))
    WHERE "name" = ${table}`);
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  const [keys] = await db.all<{ foreign_keys: number }>(sql`PRAGMA foreign_keys`);
  if (keys?.foreign_keys) throw new Error('Foreign keys must be off: a table that is built anew would take its references along.');
  for (const { table, column, index } of columns) {
    await db.run(sql`ALTER TABLE ${name(table)} ADD ${name(column)} text`);
    await db.run(sql`CREATE INDEX ${name(index)} ON ${name(table)} (${name(column)})`);
  }
  const tables = await db.all<{ name: string; sql: string }>(
    sql`SELECT "name", "sql" FROM sqlite_master WHERE "type" = 'table' AND "name" NOT LIKE 'sqlite_%' ORDER BY "name"`,
  );
  for (const table of tables) {
    if (numbered.test(table.sql)) await rememberNumbers(db, table.name, table.sql);
  }
  for (const { table, column } of columns) {
    if (column === 'deleted_at') await rememberDeleted(db, table);
  }
}

/** The numbers stay remembered: nothing depends on their being forgotten. */

export { down } from '../not-undone.ts';
