import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { inStatementSpan } from './statement-span.ts';

type Callback = (error: Error | undefined, result?: unknown) => void;
type Query = (...args: unknown[]) => Promise<unknown>;

const textOf = (statement: unknown) =>
  typeof statement === 'string' ? statement : String((statement as { text?: string } | undefined)?.text ?? '');

/** A query function of `pg`, with a promise or a callback, each of whose statements has a span. */
function withStatementSpans(query: Query): Query {
  return (...args) => {
    const at = args.findIndex((arg) => typeof arg === 'function');
    const statement = textOf(args[0]);
    if (at === -1) return inStatementSpan('postgresql', statement, () => query(...args));
    const callback = args[at] as Callback;
    const settled = () =>
      new Promise<void>((resolve, reject) => {
        const settle: Callback = (error, result) => {
          if (error) reject(error);
          else resolve();
          callback(error, result);
        };
        void query(...args.with(at, settle));
      });
    // The callback has the error.
    return inStatementSpan('postgresql', statement, settled).catch(() => undefined);
  };
}

class TracedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.query = withStatementSpans(this.query.bind(this) as Query) as typeof this.query;
  }
}

class TracedPool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super({ ...options, Client: TracedClient as NonNullable<pg.PoolConfig['Client']> });
    const connect = this.connect.bind(this) as (callback?: Callback) => Promise<pg.PoolClient>;
    // A query that waited for a connection belongs to its own request, not to the one that released it.
    this.connect = ((callback?: Callback) =>
      callback ? connect(AsyncResource.bind(callback)) : connect()) as typeof this.connect;
  }
}

/** `pg` for Payload's adapter, with a span for each statement of a request. */
export const tracedPg: typeof pg = { ...pg, Pool: TracedPool };
