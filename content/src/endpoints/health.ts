import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint, Payload } from 'payload';
import { endpoint } from './endpoint.ts';
import { uncached } from './uncached.ts';
import { databaseUnavailable } from './unhandled-requests.ts';

/** Milliseconds in which the database has to respond. */
const timeout = 3000;

/** @throws where the database does not respond in time */
async function checkDatabase(payload: Payload): Promise<void> {
  const tooLate = pause(timeout, null, { ref: false });
  const counted = await Promise.race([payload.count({ collection: 'schools' }), tooLate]);
  if (counted === null) throw new Error(`the database did not respond within ${timeout} ms`);
}

/** `GET /health/live`: whether the process responds. One that does not should be restarted. */
const live = endpoint('get', '/health/live', () => uncached({ status: 'ok' }));

/** `GET /health/ready`: whether the database responds too, else 503. A service that is not ready should get no requests. */
const ready = endpoint('get', '/health/ready', async ({ payload }) => {
  try {
    await checkDatabase(payload);
    return uncached({ status: 'ok' });
  } catch (error) {
    payload.logger.warn(`not ready: ${error instanceof Error ? error.message : String(error)}`);
    return databaseUnavailable();
  }
});

export const health: Endpoint[] = [live, ready];
