import type { EventEmitter } from 'node:events';
import type { DatabaseAdapterObj, Payload } from 'payload';
import type { PoolConfig } from 'pg';

/** The part of Payload's adapter for PostgreSQL that is needed here. */
interface Database {
  connect: (options?: object) => Promise<void>;
  payload: Payload;
  pool?: EventEmitter;
  poolOptions: PoolConfig;
  pg: { Pool: new (options: PoolConfig) => EventEmitter };
}

const ignore = () => undefined;

/** Whoever is waiting for a connection, or uses it, gets the error too. */
function watched(pool: EventEmitter, logger: Payload['logger']): EventEmitter {
  // Of those that wait in the pool.
  pool.on('error', ({ code }: NodeJS.ErrnoException) => logger.warn({ code }, 'a connection to PostgreSQL was lost'));
  // Of those in a transaction, between two of its statements: the next one fails.
  pool.on('acquire', (client: EventEmitter) => client.off('error', ignore).on('error', ignore));
  return pool;
}

/**
 * Lets the process outlive the connections of its pool, whichever end of them fails: `pg` emits an error for each that the server ends,
 * which is an uncaught exception where nobody listens, and Next prints it with all that the connection knows. The pool opens others by
 * itself; a statement that was being executed fails with its request. Payload, which would make the pool, would keep one of its connections.
 */
export function surviveLostConnections<Adapter>(adapter: DatabaseAdapterObj<Adapter>): DatabaseAdapterObj<Adapter> {
  return {
    ...adapter,
    init: (args) => {
      const initialized = adapter.init(args);
      const database = initialized as unknown as Database;
      const { connect } = database;
      database.connect = async function (this: Database, options) {
        this.pool ??= watched(new this.pg.Pool(this.poolOptions), this.payload.logger);
        await connect.call(this, options);
      };
      return initialized;
    },
  };
}
