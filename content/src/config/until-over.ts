import type { PayloadRequest } from 'payload';
import { isOver } from './sql.ts';

/** ms: how often an open transaction is looked at, and for how long. */
const pace = 10;
const longestTransaction = 120_000;

/** Waits until the transaction of a request is over: committed or undone, or given up after two minutes. */
export async function untilOver({ payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>) {
  const givenUp = Date.now() + longestTransaction;
  while (!(await isOver(payload, transactionID)) && Date.now() < givenUp) {
    await new Promise<void>((resolve) => setTimeout(resolve, pace).unref());
  }
}
