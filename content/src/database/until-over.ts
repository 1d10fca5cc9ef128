import type { PayloadRequest } from 'payload';
import { isOver } from './sql.ts';

/** Milliseconds: how often an open transaction is checked, and for how long. */
const pace = 10;
const longestTransaction = 120_000;

/**
 * Waits until the transaction of a request is committed or rolled back, two minutes at most.
 * @returns whether it is
 */
export async function untilOver({
  payload,
  transactionID,
}: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<boolean> {
  const givenUp = Date.now() + longestTransaction;
  while (!(await isOver(payload, transactionID))) {
    if (Date.now() >= givenUp) return false;
    await new Promise<void>((resolve) => setTimeout(resolve, pace).unref());
  }
  return true;
}
