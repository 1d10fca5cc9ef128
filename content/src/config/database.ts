import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { migrations as postgresMigrations } from '../migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from '../migrations/sqlite/index.ts';
import { indexTranslations } from './index-translations.ts';
import { settings } from './settings.ts';

/** For `payload migrate:create`, which is run in this workspace; a running service carries its migrations with it. */
const migrationDir = (name: string) => path.resolve('src/migrations', name);

const isPostgres = settings.databaseUrl.startsWith('postgres');

/**
 * SQLite where nothing else is said, PostgreSQL when `DATABASE_URL` names one. The schema comes from committed migrations
 * only, applied at start; page bodies are kept as JSON, because a page is always read as a whole.
 */
export const database = isPostgres
  ? postgresAdapter({
      pool: {
        connectionString: settings.databaseUrl,
        // A save holds one connection and briefly asks for a second: many at once must fail rather than wait for ever.
        max: 20,
        connectionTimeoutMillis: 5000,
      },
      migrationDir: migrationDir('postgres'),
      push: false,
      prodMigrations: postgresMigrations,
      blocksAsJSON: true,
      beforeSchemaInit: [indexTranslations],
    })
  : sqliteAdapter({
      client: { url: settings.databaseUrl },
      migrationDir: migrationDir('sqlite'),
      push: false,
      prodMigrations: sqliteMigrations,
      blocksAsJSON: true,
      beforeSchemaInit: [indexTranslations],
      busyTimeout: 10_000,
      wal: { synchronous: 'NORMAL', journalSizeLimit: 67_108_864 },
    });
