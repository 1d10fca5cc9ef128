import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint, Payload } from 'payload';

/** Milliseconds in which the database has to answer. */
const patience = 3000;

const headers = { 'cache-control': 'no-store' };

/** @throws where the database does not answer in time */
async function askDatabase(payload: Payload): Promise<void> {
  const late = new AbortController();
  const tooLate = pause(patience, undefined, { signal: late.signal }).then(() => {
    throw new Error(`the database did not answer within ${patience} ms`);
  });
  try {
    await Promise.race([payload.count({ collection: 'schools' }), tooLate]);
  } finally {
    tooLate.catch(() => undefined);
    late.abort();
  }
}

/** `GET /health/live`: whether the process answers at all. What does not is to be started again. */
const live: Endpoint = {
  path: '/health/live',
  method: 'get',
  handler: () => Response.json({ status: 'ok' }, { headers }),
};

/** `GET /health/ready`: whether the database answers too, else 503. What is not ready gets no requests. */
const ready: Endpoint = {
  path: '/health/ready',
  method: 'get',
  handler: async ({ payload }) => {
    try {
      await askDatabase(payload);
      return Response.json({ status: 'ok' }, { headers });
    } catch (error) {
      payload.logger.warn(`not ready: ${error instanceof Error ? error.message : String(error)}`);
      const answer = { source: 'content', statusCode: 503, errorText: 'The database does not answer.' };
      return Response.json(answer, { status: 503, headers: { ...headers, 'retry-after': '5' } });
    }
  },
};

export const health: Endpoint[] = [live, ready];
