import type { Payload } from 'payload';

/** A database whose transactions fail at a given statement. */

type Execute = (...args: unknown[]) => Promise<unknown>;

interface Connection {
  /** SQLite */
  execute?: Execute;
  commit?: () => Promise<void>;
  /** PostgreSQL */
  query?: Execute;
}

interface Source {
  client?: { transaction: () => Promise<Connection> };
  pool?: { connect: (...args: unknown[]) => Promise<Connection> };
}

/** With its parameters it is an object: PostgreSQL's has a text, SQLite's an `sql`. */
const textOf = (statement: unknown) => {
  const { text, sql } = (statement ?? {}) as { text?: string; sql?: string };
  return String(text ?? sql ?? statement);
};

interface Failure {
  /** Ends it. @returns whether the statement was reached */
  restore: () => boolean;
  /** the statement that failed, empty before it is reached */
  statement: () => string;
}

/**
 * Makes the next transaction of a database fail once.
 * @param after the number of the statement that runs and then throws; a commit throws before it runs
 */
export function failAfterStatement(payload: Payload, after: number): Failure {
  const source = payload.db as unknown as Source;
  let count = 0;
  let failed = '';
  const failing = (execute: Execute): Execute => {
    // The change journal is numbered concurrently.
    let isExempt = false;
    return async (...args) => {
      const statement = textOf(args[0]);
      isExempt ||= statement.includes('pg_advisory_xact_lock($1)');
      if (isExempt || /^\s*(begin|rollback)/i.test(statement)) return execute(...args);
      count += 1;
      if (count !== after) return execute(...args);
      failed = statement;
      if (/^\s*commit/i.test(statement)) throw new Error('The test has the commit fail');
      await execute(...args);
      return execute('no statement at all');
    };
  };
  if (source.client) {
    const { client } = source;
    const transaction = client.transaction.bind(client);
    client.transaction = async () => {
      const opened = await transaction();
      const { execute, commit } = opened;
      if (execute) opened.execute = failing(execute.bind(opened));
      if (commit) opened.commit = () => failing(() => commit.call(opened))('commit') as Promise<void>;
      return opened;
    };
    return {
      restore: () => {
        client.transaction = transaction;
        return failed !== '';
      },
      statement: () => failed,
    };
  }
  const { pool } = source;
  if (!pool) throw new Error('This database is not known.');
  const connect = pool.connect;
  const changed = new Map<Connection, Execute>();
  pool.connect = async function (this: unknown, ...args) {
    // With a callback it is the pool's own query, outside of transactions.
    if (args.length > 0) return connect.apply(pool, args);
    const connection = await connect.call(pool);
    if (connection.query && !changed.has(connection)) {
      changed.set(connection, connection.query);
      connection.query = failing(connection.query.bind(connection));
    }
    return connection;
  };
  return {
    restore: () => {
      pool.connect = connect;
      for (const [connection, query] of changed) connection.query = query;
      return failed !== '';
    },
    statement: () => failed,
  };
}
