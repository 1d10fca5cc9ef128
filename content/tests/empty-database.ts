import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** An empty database: a SQLite file, or a new database on the tests' PostgreSQL server. */
export interface EmptyDatabase {
  /** `DATA_DIR`, `MEDIA_DIR` and `DATABASE_URL` */
  environment: { DATA_DIR: string; MEDIA_DIR: string; DATABASE_URL: string };
  remove: () => Promise<void>;
}

/** @param server the URL of any database of a PostgreSQL server; anything else for SQLite */
export async function makeEmptyDatabase(server: string): Promise<EmptyDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
  const folders = { DATA_DIR: dataDir, MEDIA_DIR: path.join(dataDir, 'media') };
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (!server.startsWith('postgres')) {
    return {
      environment: { ...folders, DATABASE_URL: `file:${path.join(dataDir, 'content.db')}` },
      remove: removeFolder,
    };
  }
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await say(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const remove = async () => {
    await removeFolder();
    // Connections that were just closed may still be counted, and Payload never closes its own.
    await say(server, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { environment: { ...folders, DATABASE_URL: url.href }, remove };
}

async function say(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
