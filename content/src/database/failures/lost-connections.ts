import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';
import type { SqlDatabase } from '../sql.ts';
import { unanswered } from './unavailable.ts';

/** Milliseconds: a statement of a request takes a few, and one that waits for the lock of another save some hundred. */
const longestSilence = 30_000;

const ignore = () => undefined;

/** Whoever is waiting for a connection, or uses it, gets the error too. */
function watched(pool: Pool, database: SqlDatabase): Pool {
  const { logger } = database.payload;
  // Of those that wait in the pool.
  pool.on('error', ({ code }: NodeJS.ErrnoException) => logger.warn({ code }, 'a connection to PostgreSQL was lost'));
  // Of those in a transaction, between two of its statements: the next one fails.
  pool.on('acquire', (client: EventEmitter) => client.off('error', ignore).on('error', ignore));
  closeWhereSilent(pool, database);
  releaseUnlessBegun(pool);
  const { connect, query } = pool;
  Object.assign(pool, { connect: marked(connect.bind(pool)), query: marked(query.bind(pool)) });
  return pool;
}

/** Remembers for the request that a statement, or a connection for it, failed. With a callback it is a call of the pool itself. */
const marked =
  (method: (...args: never[]) => unknown) =>
  (...args: never[]): unknown => {
    const result = method(...args);
    return result instanceof Promise ? result.catch(unanswered) : result;
  };

/** The part of a client of `pg` that its types leave out. */
interface Client {
  connection: { stream: Socket };
  /** false between a statement and the end of its answer */
  readyForQuery: boolean;
}

/**
 * Closes a connection that owes an answer and sends nothing: a host that vanished closes none, and each of its connections would be one
 * less for as long as the process lives. The statement fails as where PostgreSQL closes it.
 */
function closeWhereSilent(pool: Pool, database: SqlDatabase): void {
  const streamOf = (client: PoolClient) => (client as unknown as Client).connection.stream;
  pool.on('connect', (client) => {
    streamOf(client).on('timeout', () => {
      if (!(client as unknown as Client).readyForQuery) streamOf(client).destroy();
    });
  });
  pool.on('acquire', (client) => streamOf(client).setTimeout(database.longestSilence ?? 0));
}

type Query = (...args: unknown[]) => Promise<unknown>;

/**
 * Releases a client whose first statement fails. Drizzle begins a transaction before the block that would release its client: each
 * one that PostgreSQL did not begin would be one connection less for as long as the process lives. Whoever takes a client from the pool
 * by hand must not release it where its first statement fails.
 *
 * The statements of a client wait for each other here: Payload sends several at once, for which `pg` warns in the log.
 */
function releaseUnlessBegun(pool: Pool): void {
  const fresh = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => fresh.add(client));
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    let former: Promise<unknown> = Promise.resolve();
    const guarded: Query = (...args) => {
      const isFirst = fresh.delete(client);
      const answer = former
        .then(() => query(...args))
        .catch((error) => {
          if (isFirst) client.release(true);
          return unanswered(error);
        });
      former = answer.catch(ignore);
      return answer;
    };
    // With a callback it is a query of the pool itself, which releases its client.
    client.query = ((...args: unknown[]) =>
      typeof args.at(-1) === 'function' ? query(...args) : guarded(...args)) as PoolClient['query'];
  });
}

/**
 * Lets the process outlive the connections of its pool, whichever end of them fails: `pg` emits an error for each that the server ends,
 * which is an uncaught exception where nobody listens, and Next prints it with all that the connection knows. The pool opens others by
 * itself; a statement that was being executed fails with its request. Payload, which would make the pool, would keep one of its connections.
 */
export function surviveLostConnections(database: SqlDatabase): void {
  const { connect } = database;
  database.longestSilence = longestSilence;
  database.connect = async function (this: SqlDatabase, options) {
    this.pool ??= watched(new this.pg.Pool(this.poolOptions), this);
    await connect.call(this, options);
  };
}
