import { setTimeout as pause } from 'node:timers/promises';
import {
  type Client,
  type InArgs,
  type InStatement,
  LibsqlError,
  type ResultSet,
  type Transaction,
} from '@libsql/client';
import { createClient } from '@libsql/client/sqlite3';

/** What only looks goes past whoever writes: in WAL mode neither waits for the other. */
const isRead = (statement: InStatement) =>
  /^\s*select\b/i.test(typeof statement === 'string' ? statement : statement.sql);

const isBusy = (error: unknown) => error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY');
const retryPause = 10;

interface SqliteClientOptions {
  /** `file:…` */
  url: string;
  /** milliseconds that a statement or a transaction waits for its turn before it fails */
  busyTimeout: number;
  journalSizeLimit: number;
}

/**
 * A client of one SQLite file on which transactions of many requests are safe. libsql's own runs every statement
 * synchronously and gives each transaction another connection: a second one that meets the lock of the first stops the event
 * loop, and so the first as well, until the timeout. Here everything that writes takes turns on one connection, in the order in
 * which it came, without holding the event loop; reads outside of a transaction have a connection of their own.
 * @throws what libsql throws; `SQLITE_BUSY` where the turn does not come in time
 */
export async function createSqliteClient(options: SqliteClientOptions): Promise<Client> {
  const { url, busyTimeout, journalSizeLimit } = options;
  const writer = createClient({ url });
  const reader = createClient({ url });
  await reader.execute(`PRAGMA busy_timeout = ${busyTimeout};`);
  await writer.execute(`PRAGMA busy_timeout = ${busyTimeout};`);
  await writer.execute('PRAGMA journal_mode = WAL;');
  await writer.execute(`PRAGMA journal_size_limit = ${journalSizeLimit};`);
  await writer.execute('PRAGMA synchronous = NORMAL;');
  // From here on another process is waited for without holding the event loop.
  await writer.execute('PRAGMA busy_timeout = 0;');

  let last: Promise<void> = Promise.resolve();

  /** Waits for the turn. @returns what ends it */
  async function takeTurn(): Promise<() => void> {
    const before = last;
    let end = () => {};
    last = new Promise<void>((resolve) => {
      end = resolve;
    });
    const late = Symbol('late');
    const timer = new AbortController();
    const outcome = await Promise.race([before, pause(busyTimeout, late, { signal: timer.signal }).catch(() => late)]);
    timer.abort();
    if (outcome !== late) return end;
    // Whoever comes later goes on waiting for the one before.
    void before.then(end);
    throw new LibsqlError('The database is locked by another write of this process', 'SQLITE_BUSY');
  }

  /** Repeats what meets the lock of another process. */
  async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
    const givenUp = Date.now() + busyTimeout;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isBusy(error) || Date.now() > givenUp) throw error;
        await pause(retryPause);
      }
    }
  }

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const end = await takeTurn();
    try {
      return await patiently(work);
    } finally {
      end();
    }
  }

  async function transaction(): Promise<Transaction> {
    const endTurn = await takeTurn();
    try {
      await patiently(() => writer.execute('BEGIN IMMEDIATE'));
    } catch (error) {
      endTurn();
      throw error;
    }
    let closed = false;
    // As on PostgreSQL: after a failure nothing more is done, and nothing is kept.
    let failed = false;
    async function end(statement: 'COMMIT' | 'ROLLBACK'): Promise<void> {
      if (closed) return;
      closed = true;
      try {
        await writer.execute(statement);
      } catch (error) {
        if (statement === 'COMMIT') await writer.execute('ROLLBACK').catch(() => undefined);
        throw error;
      } finally {
        endTurn();
      }
    }
    async function commit(): Promise<void> {
      if (closed || failed) {
        await end('ROLLBACK');
        throw new LibsqlError('The transaction was rolled back', 'TRANSACTION_CLOSED');
      }
      await end('COMMIT');
    }
    async function execute(statement: InStatement): Promise<ResultSet> {
      if (closed || failed) throw new LibsqlError('The transaction was rolled back', 'TRANSACTION_CLOSED');
      try {
        return await writer.execute(statement);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
    return {
      execute,
      commit,
      batch: async (statements) => {
        const results: ResultSet[] = [];
        for (const statement of statements) results.push(await execute(statement));
        return results;
      },
      executeMultiple: () => Promise.reject(new Error('A transaction takes one statement at a time')),
      rollback: () => end('ROLLBACK'),
      close: () => void end('ROLLBACK').catch(() => undefined),
      get closed() {
        return closed;
      },
    };
  }

  return {
    execute: (statement: InStatement, args?: InArgs) => {
      const whole = typeof statement === 'string' ? { sql: statement, args: args ?? [] } : statement;
      return isRead(whole) ? reader.execute(whole) : inTurn(() => writer.execute(whole));
    },
    batch: (statements, mode) => inTurn(() => writer.batch(statements, mode)),
    migrate: (statements) => inTurn(() => writer.migrate(statements)),
    executeMultiple: (statements) => inTurn(() => writer.executeMultiple(statements)),
    transaction,
    sync: () => writer.sync(),
    close: () => {
      reader.close();
      writer.close();
    },
    get closed() {
      return writer.closed;
    },
    protocol: 'file',
  } as Client;
}
