import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { migrations as postgresMigrations } from '../migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from '../migrations/sqlite/index.ts';
import { indexTranslations } from './index-translations.ts';
import { settings } from './settings.ts';
import { createSqliteClient } from './sqlite-client.ts';
import { withTransactions } from './transactions.ts';

/** For `payload migrate:create`, which is run in this workspace; a running service carries its migrations with it. */
const migrationDir = (name: string) => path.resolve('src/migrations', name);

const isPostgres = settings.databaseUrl.startsWith('postgres');

/** Milliseconds that a write waits for its turn on SQLite. */
const busyTimeout = 10_000;

/**
 * SQLite where nothing else is said, PostgreSQL when `DATABASE_URL` names one. The schema comes from committed migrations
 * only, applied at start; page bodies are kept as JSON, because a page is always read as a whole. Every save is one
 * transaction.
 */
export const database = isPostgres
  ? withTransactions(
      postgresAdapter({
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
      }),
    )
  : withTransactions(
      sqliteAdapter({
        client: { url: settings.databaseUrl },
        migrationDir: migrationDir('sqlite'),
        push: false,
        prodMigrations: sqliteMigrations,
        blocksAsJSON: true,
        beforeSchemaInit: [indexTranslations],
        transactionOptions: {},
        // The number of a deleted document is never given again; PostgreSQL's sequences never do.
        autoIncrement: true,
      }),
      () => createSqliteClient({ url: settings.databaseUrl, busyTimeout, journalSizeLimit: 67_108_864 }),
    );
