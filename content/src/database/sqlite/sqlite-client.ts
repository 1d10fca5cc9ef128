import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import {
  type Client,
  type InArgs,
  type InStatement,
  LibsqlError,
  type ResultSet,
  type Transaction,
} from '@libsql/client';
import { createClient } from '@libsql/client/sqlite3';
import { fileOf } from '../../config/database-file.ts';
import { inStatementSpan } from '../../traces/statement-span.ts';
import { unansweredBySqlite } from '../failures/unavailable.ts';
import { keepFromOthers } from './keep-from-others.ts';
import { refuseNul } from './refuse-nul.ts';

const textOf = (statement: InStatement) => (typeof statement === 'string' ? statement : statement.sql);

/** Reads have their own connection: in WAL mode readers and the writer do not wait for each other. */
const isRead = (statement: InStatement) => /^\s*select\b/i.test(textOf(statement));
const isSetting = (statement: InStatement) => /^\s*(pragma|vacuum)\b/i.test(textOf(statement));

const isBusy = (error: unknown) => String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');
const retryPause = 10;

/** Milliseconds after which the statistics of the query planner are made anew. */
const analyzeEvery = 3_600_000;

/** Milliseconds for which statements may follow each other before other requests are handled. */
const longestTurn = 10;
let turnBegun = performance.now();

/** libsql answers within the turn of the event loop: without this an operation of many statements would stop every other request. */
async function letOthersIn(): Promise<void> {
  if (performance.now() - turnBegun < longestTurn) return;
  await turn();
  turnBegun = performance.now();
}

interface SqliteClientOptions {
  /** `file:…` */
  url: string;
  /** milliseconds that a statement or a transaction waits in the queue before it fails */
  busyTimeout: number;
  journalSizeLimit: number;
}

/**
 * A connection that can be reopened. libsql leaves a statement that failed with SQLITE_BUSY open until it is garbage-collected;
 * until then its connection reads an old snapshot and cannot commit.
 */
async function openConnection(url: string, pragmas: readonly string[]) {
  const settings: InStatement[] = pragmas.map((pragma) => `PRAGMA ${pragma};`);
  const open = async () => {
    const client = createClient({ url });
    for (const setting of settings) await client.execute(setting);
    return client;
  };
  let client = await open();
  return {
    execute: async (statement: InStatement) => {
      refuseNul(statement);
      const result = await inStatementSpan('sqlite', textOf(statement), () => client.execute(statement));
      // Not before: what ends a transaction must not overtake a statement of it.
      await letOthersIn();
      return result;
    },
    /** Runs a PRAGMA now, and after each reopening where it assigns a value: one that checks or reads is no setting. */
    set: (setting: InStatement) => {
      if (textOf(setting).includes('=')) settings.push(setting);
      return client.execute(setting);
    },
    reopen: async () => {
      // Statements that come meanwhile run on the former connection.
      const former = client;
      client = await open();
      former.close();
    },
    close: () => client.close(),
  };
}

/**
 * A client of one SQLite file for concurrent transactions. libsql's own client runs every statement synchronously and gives
 * each transaction its own connection: a second transaction that waits for the lock of the first blocks the event loop, so the
 * first cannot finish either, until the timeout. Here all writes share one connection and wait in a queue, first in, first out,
 * without blocking the event loop; reads outside of a transaction have their own connection.
 * @throws what libsql throws; `SQLITE_BUSY` where the wait in the queue takes too long
 */
export async function createSqliteClient(options: SqliteClientOptions): Promise<Client> {
  const { url, busyTimeout, journalSizeLimit } = options;
  await keepFromOthers(fileOf(url));
  const reader = await openConnection(url, [`busy_timeout = ${busyTimeout}`, 'journal_mode = WAL']);
  const writer = await openConnection(url, [
    `busy_timeout = ${busyTimeout}`,
    `journal_size_limit = ${journalSizeLimit}`,
    'synchronous = NORMAL',
    // From here on the lock of another process is polled for, without blocking the event loop.
    'busy_timeout = 0',
  ]);

  let last: Promise<void> = Promise.resolve();

  /** Waits in the queue of writes. @returns a function that lets the next one in */
  async function takeTurn(): Promise<() => void> {
    const before = last;
    const { promise, resolve: end } = Promise.withResolvers<void>();
    last = promise;
    const late = Symbol('late');
    const timer = new AbortController();
    const outcome = await Promise.race([before, pause(busyTimeout, late, { signal: timer.signal }).catch(() => late)]);
    timer.abort();
    if (outcome !== late) return end;
    // Later entries of the queue still wait for the earlier one.
    void before.then(end);
    throw new LibsqlError('The database is locked by another write of this process', 'SQLITE_BUSY');
  }

  /** Begins a write transaction; retries while another process holds the lock. */
  async function begin(): Promise<void> {
    const givenUp = Date.now() + busyTimeout;
    for (;;) {
      try {
        await writer.execute('BEGIN IMMEDIATE');
        return;
      } catch (error) {
        await writer.reopen();
        if (!isBusy(error) || Date.now() > givenUp) throw error;
        await pause(retryPause);
      }
    }
  }

  async function undo(): Promise<void> {
    await writer.execute('ROLLBACK').catch(() => undefined);
    await writer.reopen();
  }

  async function transaction(): Promise<Transaction> {
    const endTurn = await takeTurn().catch(unansweredBySqlite);
    try {
      await begin();
    } catch (error) {
      endTurn();
      unansweredBySqlite(error);
    }
    let closed = false;
    // As on PostgreSQL: after a failed statement the transaction refuses further ones and is rolled back.
    let failed = false;
    async function end(statement: 'COMMIT' | 'ROLLBACK'): Promise<void> {
      if (closed) return;
      closed = true;
      try {
        if (failed) await undo();
        else await writer.execute(statement);
      } catch (error) {
        await undo();
        unansweredBySqlite(error);
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
        return unansweredBySqlite(error);
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

  /** Runs statements in a transaction of their own. A PRAGMA runs without one, because it has no effect within. */
  async function write(statements: readonly InStatement[]): Promise<ResultSet[]> {
    if (statements.every(isSetting)) {
      const end = await takeTurn();
      try {
        return await Promise.all(statements.map((statement) => writer.set(statement)));
      } finally {
        end();
      }
    }
    const opened = await transaction();
    try {
      const results = await opened.batch([...statements]);
      await opened.commit();
      return results;
    } catch (error) {
      await opened.rollback();
      throw error;
    }
  }

  async function read(statement: InStatement): Promise<ResultSet> {
    try {
      return await reader.execute(statement);
    } catch (error) {
      if (isBusy(error)) await reader.reopen();
      return unansweredBySqlite(error);
    }
  }

  /**
   * Makes the statistics by which the query planner chooses an index. SQLite has none by itself, and without them it reads all of ten
   * thousand news to find the last four. Of all rows, which takes 10 ms for these: statistics of a sample (`analysis_limit`) mislead it as
   * much. A connection reads them when it is opened.
   */
  async function analyze(): Promise<void> {
    // Where it fails, as during a long import, the former ones stay.
    await write(['ANALYZE'])
      .then(reader.reopen)
      .catch(() => undefined);
  }
  await analyze();
  const analyzing = setInterval(analyze, analyzeEvery).unref();

  let closed = false;
  const refuse = () => Promise.reject(new Error('This client takes one statement at a time'));
  return {
    execute: async (statement: InStatement, args?: InArgs) => {
      const whole = typeof statement === 'string' ? { sql: statement, args: args ?? [] } : statement;
      return isRead(whole) ? read(whole) : ((await write([whole]))[0] as ResultSet);
    },
    batch: (statements) => write(statements),
    migrate: refuse,
    executeMultiple: refuse,
    transaction,
    sync: refuse,
    close: () => {
      closed = true;
      clearInterval(analyzing);
      reader.close();
      writer.close();
    },
    get closed() {
      return closed;
    },
    protocol: 'file',
  } as Client;
}
