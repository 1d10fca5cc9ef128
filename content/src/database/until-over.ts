import type { PayloadRequest } from 'payload';
import { isOver } from './sql.ts';

/** Milliseconds: how often an open transaction is checked, and for how long. */
const pace = 10;
const longestTransaction = 120_000;

/**
 * Waits until the transaction of a request is committed or rolled back, two minutes at most.
 * @returns whether it is
 */
async function untilOver({ payload, transactionID }: PayloadRequest): Promise<boolean> {
  const givenUp = Date.now() + longestTransaction;
  while (!(await isOver(payload, transactionID))) {
    if (Date.now() >= givenUp) return false;
    await new Promise<void>((resolve) => setTimeout(resolve, pace).unref());
  }
  return true;
}

/**
 * Does some work once the transaction of a request is over, and none where it is not in two minutes. A failure is logged, and fails no
 * save.
 */
export function afterTransaction(req: PayloadRequest, failure: string, work: () => Promise<void>): void {
  untilOver(req)
    .then((isOver) => (isOver ? work() : undefined))
    .catch((error: unknown) => req.payload.logger.error({ err: error }, failure));
}
