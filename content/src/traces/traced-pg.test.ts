import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exportTraces } from '../../../tracing/open-telemetry.ts';
import { currentTracer } from '../../../tracing/span.ts';
import { startTraceReceiver, type TraceReceiver } from '../../../tracing/tests/trace-receiver.ts';
import { tracedPg } from './traced-pg.ts';

const server = process.env.TEST_POSTGRES_URL ?? '';

describe.skipIf(!server)('statements on PostgreSQL', () => {
  let receiver: TraceReceiver;
  beforeAll(async () => {
    receiver = await startTraceReceiver();
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.url);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await receiver.stop();
  });

  it('belong to the request that sent them, though all wait for one connection, and a failure to its caller', async () => {
    const { stop } = exportTraces({ service: 'trial', onProblem: () => undefined });
    const pool = new tracedPg.Pool({ connectionString: server, max: 1 });
    const request = async (number: number) => {
      const span = currentTracer()?.startRequest({}, undefined);
      await span?.run(async () => {
        const { rows } = await pool.query('SELECT $1::int AS "number"', [number]);
        expect(rows).toEqual([{ number }]);
        const client = await pool.connect();
        await client.query(`SELECT ${number} AS "r${number}"`).finally(() => client.release());
        await expect(pool.query('SELECT nothing')).rejects.toThrow('nothing');
      });
      span?.end(`GET /${number}`, 200);
    };
    const numbers = Array.from({ length: 8 }, (_, number) => number);
    await Promise.all(numbers.map(request));
    await pool.end();
    await stop();
    const spans = receiver.spans();
    for (const number of numbers) {
      const served = spans.find(({ name }) => name === `GET /${number}`);
      const statements = spans.filter(({ parentSpanId }) => parentSpanId === served?.spanId);
      expect(statements.map(({ attributes }) => attributes['db.query.text'])).toEqual([
        'SELECT $1::int AS "number"',
        `SELECT ? AS "r${number}"`,
        'SELECT nothing',
      ]);
    }
    expect(spans).toHaveLength(32);
  });
});
