import type { EventEmitter } from 'node:events';
import type { DatabaseAdapterObj, Payload } from 'payload';

/** The part of Payload's adapter for PostgreSQL that is needed here. */
interface Database {
  connect: (options?: object) => Promise<void>;
  payload: Payload;
  /** PostgreSQL only */
  pool?: EventEmitter;
}

const ignore = () => undefined;

/**
 * Lets the process outlive the connections of its pool, whichever end of them fails: `pg` emits an error for each that the server ends,
 * which is an uncaught exception where nobody listens, and Next prints it with all that the connection knows. The pool opens others by
 * itself; a statement that was being executed fails with its request.
 */
export function surviveLostConnections<Adapter>(adapter: DatabaseAdapterObj<Adapter>): DatabaseAdapterObj<Adapter> {
  return {
    ...adapter,
    init: (args) => {
      const initialized = adapter.init(args);
      const database = initialized as unknown as Database;
      const { connect } = database;
      database.connect = async function (this: Database, options) {
        await connect.call(this, options);
        // Of those that wait in the pool.
        this.pool?.on('error', ({ code }: NodeJS.ErrnoException) =>
          this.payload.logger.warn({ code }, 'a connection to PostgreSQL was lost'),
        );
        // Of those in a transaction, between two of its statements: the next one fails.
        this.pool?.on('acquire', (client: EventEmitter) => client.off('error', ignore).on('error', ignore));
      };
      return initialized;
    },
  };
}
