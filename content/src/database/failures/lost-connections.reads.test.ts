import type { Payload } from 'payload';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type Network, startNetwork } from '../../../tests/network.ts';
import { openPayload } from '../../../tests/open-payload.ts';
import { inOneTransaction } from '../in-one-transaction.ts';
import { databaseOf, query, sql } from '../sql.ts';

const environment = inject('contentEnvironment');

describe.runIf(environment.DATABASE_URL?.startsWith('postgres'))('a network that drops everything', () => {
  let network: Network;
  let payload: Payload;
  const count = () => query<{ count: unknown }>(payload, sql`SELECT count(*) AS "count" FROM "schools"`);

  beforeAll(async () => {
    network = await startNetwork(environment.DATABASE_URL ?? '');
    payload = await openPayload({ ...environment, DATABASE_URL: network.url });
    databaseOf(payload).longestSilence = 500;
  });

  afterAll(async () => {
    await payload.destroy();
    network.stop();
  });

  it('fails each statement in time, in a transaction too, and costs no connection', async () => {
    const { max } = (payload.db as unknown as { pool: Pool }).pool.options;
    // All connections of the pool, once within a transaction and once without.
    for (const work of [
      count,
      () => inOneTransaction(payload, async (transactionID) => query(payload, sql`SELECT 1`, { transactionID })),
    ]) {
      expect(await count()).toHaveLength(1);
      const opened = await Promise.all(Array.from({ length: max }, () => payload.db.beginTransaction()));
      await Promise.all(opened.map((id) => payload.db.rollbackTransaction(id as string)));
      network.setSilent(true);
      const started = performance.now();
      const outcomes = await Promise.allSettled(Array.from({ length: max }, work));
      expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'rejected'));
      expect(performance.now() - started).toBeLessThan(5000);
      network.setSilent(false);
    }
    await Promise.all(Array.from({ length: max }, count));
    await inOneTransaction(payload, (transactionID) => query(payload, sql`SELECT 1`, { transactionID }));
  });

  it('is sent one statement of a transaction after the other: several at once are a warning in the log', async () => {
    const warned = vi.spyOn(process, 'emitWarning');
    const rows = await inOneTransaction(payload, (transactionID) =>
      Promise.all([1, 2, 3].map((value) => query(payload, sql`SELECT ${value}::int AS "value"`, { transactionID }))),
    );
    expect([rows, warned.mock.calls]).toEqual([[[{ value: 1 }], [{ value: 2 }], [{ value: 3 }]], []]);
  });

  it('holds the locks of a transaction for five minutes at most', async () => {
    const [row] = await query<Record<string, string>>(payload, sql`SHOW idle_in_transaction_session_timeout`);
    expect(row).toEqual({ idle_in_transaction_session_timeout: '5min' });
  });
});
