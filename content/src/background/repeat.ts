import type { Payload } from 'payload';

type Work = () => Promise<unknown>;

/**
 * Does some work while the service runs, so many milliseconds after it was done before. A failure is logged, and ends nothing. Not
 * in programs that only use the database.
 * @param first milliseconds until it is done for the first time
 */
export function repeat(payload: Payload, every: number, failure: string, work: Work, first = every): void {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  setTimeout(async () => {
    await work().catch((error: unknown) => payload.logger.error({ err: error, msg: failure }));
    repeat(payload, every, failure, work);
  }, first).unref();
}
