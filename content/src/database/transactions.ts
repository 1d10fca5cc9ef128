import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Client } from '@libsql/client';
import type { PayloadRequest } from 'payload';
import { refusedStatement } from './failures/statements-of-request.ts';
import { run, type SqlDatabase, sessionOf, sql } from './sql.ts';

/** Milliseconds for which the identifier of a rolled back transaction is kept: longer than any request that still uses it. */
const rememberedFor = 120_000;

const undone = () => new Error('This transaction was undone: nothing of it is kept, and nothing can be added to it.');

/**
 * Makes the transactions of Payload's SQL adapters atomic. After a rollback by a nested operation the adapters run the remaining
 * statements outside of the transaction, and they ignore a failed commit; here both throw.
 */
export function makeTransactionsStrict(database: SqlDatabase): void {
  const { sessions } = database;
  const committing = new Set<string | number>();

  async function beginTransaction(): Promise<string> {
    await database.initializing;
    const id = randomUUID();
    await new Promise<void>((ready, refuse) => {
      const finished = database.drizzle.transaction(
        (transaction) =>
          new Promise<void>((commit, rollBack) => {
            const ending = (end: () => void) => () => {
              end();
              return finished;
            };
            sessions[id] = {
              db: transaction,
              resolve: ending(commit),
              reject: ending(() => rollBack(undone())),
            };
            ready();
          }),
      );
      // The caller of commit gets its failure; this handler is for a transaction that failed to begin.
      finished.catch(refuse);
    });
    return id;
  }

  async function commitTransaction(given: PayloadRequest['transactionID']): Promise<void> {
    const id = await given;
    const session = sessionOf(database, id);
    if (id === undefined || id === null || !session) return;
    if (session.isUndone) throw undone();
    try {
      // Payload continues after some failed statements. PostgreSQL then turns the COMMIT into a ROLLBACK, without an error.
      await run(session.db, sql`SELECT 1`);
    } catch (error) {
      await rollbackTransaction(id);
      throw refusedStatement() ?? error;
    }
    delete sessions[id];
    committing.add(id);
    await session.resolve().finally(() => committing.delete(id));
    database.commits.emit('commit');
  }

  async function rollbackTransaction(given: PayloadRequest['transactionID']): Promise<void> {
    const id = await given;
    const session = sessionOf(database, id);
    if (id === undefined || id === null || !session || session.isUndone) return;
    sessions[id] = {
      get db(): never {
        throw undone();
      },
      resolve: () => Promise.reject(undone()),
      reject: () => Promise.resolve(),
      isUndone: true,
    };
    setTimeout(() => delete sessions[id], rememberedFor).unref();
    await session.reject().catch(() => undefined);
  }

  const commits = new EventEmitter();
  Object.assign(database, { commits, committing, beginTransaction, commitTransaction, rollbackTransaction });
}

/**
 * Replaces the client of SQLite's adapter, and runs migrations without foreign keys: a migration is a transaction, in which
 * they cannot be switched off, and with them rebuilding a table deletes the rows that refer to it.
 */
export function replaceClient(database: SqlDatabase, openClient: () => Promise<Client>): void {
  const { connect, migrate } = database;
  database.connect = async function (this: SqlDatabase, options) {
    this.client ??= await openClient();
    await connect.call(this, options);
  };
  database.migrate = async function (this: SqlDatabase, args) {
    await this.client?.execute('PRAGMA foreign_keys = OFF;');
    try {
      await migrate.call(this, args);
    } finally {
      await this.client?.execute('PRAGMA foreign_keys = ON;');
    }
    const violations = await this.client?.execute('PRAGMA foreign_key_check;');
    if (violations?.rows.length)
      throw new Error(`The migrations left ${violations.rows.length} references to nothing.`);
  };
}
