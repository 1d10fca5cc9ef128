import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { currentTracer } from '@vitrine/tracing/span.ts';
import type { DatabaseAdapterObj, Payload } from 'payload';
import { settings } from '../config/settings.ts';
import { migrations as postgresMigrations } from '../migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from '../migrations/sqlite/index.ts';
import { tracedPg } from '../traces/traced-pg.ts';
import { surviveLostConnections } from './failures/lost-connections.ts';
import { indexTranslations } from './index-translations.ts';
import { searchInAnyCase } from './search/any-case.ts';
import { searchLocalizedLists } from './search/localized-lists.ts';
import { forSeveralServices } from './several-services.ts';
import type { SqlDatabase } from './sql.ts';
import { createSqliteClient } from './sqlite/sqlite-client.ts';
import { makeTransactionsStrict, replaceClient } from './transactions.ts';
import { keepVersionsInOrder } from './versions-in-order.ts';

/** For `payload migrate:create`, which runs in this workspace; the migrations are part of the built service. */
const migrationDir = (name: string) => path.resolve('src/migrations', name);

const isPostgres = settings.databaseUrl.startsWith('postgres');

/** Milliseconds that a write waits for the lock of SQLite. */
const busyTimeout = 10_000;
const openClient = () => createSqliteClient({ url: settings.databaseUrl, busyTimeout, journalSizeLimit: 67_108_864 });

/** The schema comes from committed migrations only, applied at start; page bodies are stored as JSON, because a page is always read as a whole. */
const schema = {
  push: false,
  blocksAsJSON: true,
  beforeSchemaInit: [indexTranslations],
  afterSchemaInit: [searchLocalizedLists],
};

const adapter = isPostgres
  ? postgresAdapter({
      ...schema,
      ...(currentTracer() ? { pg: tracedPg } : {}),
      pool: {
        connectionString: settings.databaseUrl,
        // A save holds one connection and briefly needs a second: with a timeout, many at once fail instead of deadlocking.
        max: 20,
        connectionTimeoutMillis: 5000,
        // The locks of a service whose host vanished in a transaction end with it.
        idle_in_transaction_session_timeout: 300_000,
      },
      migrationDir: migrationDir('postgres'),
      prodMigrations: postgresMigrations,
    })
  : sqliteAdapter({
      ...schema,
      client: { url: settings.databaseUrl },
      migrationDir: migrationDir('sqlite'),
      prodMigrations: sqliteMigrations,
      transactionOptions: {},
      // The identifier of a deleted document is not reused, as on PostgreSQL.
      autoIncrement: true,
    });

/** SQLite by default, PostgreSQL when `DATABASE_URL` names one. Every save is one transaction. */
export const database: DatabaseAdapterObj = {
  ...adapter,
  init: (args) => {
    const initialized = (adapter as DatabaseAdapterObj).init(args);
    const changed = initialized as unknown as SqlDatabase;
    if (isPostgres) surviveLostConnections(changed);
    makeTransactionsStrict(changed);
    if (!isPostgres) replaceClient(changed, openClient);
    keepVersionsInOrder(initialized as Payload['db']);
    forSeveralServices(changed, settings.now);
    searchInAnyCase(changed);
    return initialized;
  },
};
