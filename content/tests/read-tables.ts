import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

export type Row = Record<string, unknown>;

/**
 * Reads every table of a database that no process changes any more.
 * @param url of the setting `DATABASE_URL`
 * @returns the rows by the names of their tables
 */
export async function readTables(url: string): Promise<Map<string, Row[]>> {
  return url.startsWith('file:') ? tablesOfFile(url.slice('file:'.length)) : tablesOfServer(url);
}

function tablesOfFile(file: string): Map<string, Row[]> {
  const database = new DatabaseSync(file, { readOnly: true });
  const names = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all();
  const tables = names.map(({ name }) => [String(name), database.prepare(`SELECT * FROM "${name}"`).all()] as const);
  database.close();
  return new Map(tables);
}

async function tablesOfServer(url: string): Promise<Map<string, Row[]>> {
  const client = new pg.Client(url);
  await client.connect();
  const tables = new Map<string, Row[]>();
  try {
    const { rows } = await client.query(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    for (const { name } of rows) tables.set(name, (await client.query(`SELECT * FROM "${name}"`)).rows);
  } finally {
    await client.end();
  }
  return tables;
}
