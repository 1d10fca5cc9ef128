import type { PayloadRequest } from 'payload';
import { isOver } from './sql.ts';

/** Milliseconds: how often an open transaction is checked, and for how long. */
const pace = 10;
const longestTransaction = 120_000;

/** Waits until the transaction of a request is committed or rolled back, two minutes at most. */
export async function untilOver({ payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>) {
  const givenUp = Date.now() + longestTransaction;
  while (!(await isOver(payload, transactionID)) && Date.now() < givenUp) {
    await new Promise<void>((resolve) => setTimeout(resolve, pace).unref());
  }
}
