import type { ChangesResponse } from '@vitrine/contract/messages/change.ts';
import type { Payload } from 'payload';
import { databaseOf } from '../config/transactions.ts';
import { numberLines, readChanges } from './journal.ts';

/**
 * Milliseconds between two looks into the journal. What this process commits is looked for at once; what other content services
 * and programs on the same database commit is not announced here.
 */
const lookEvery = 200;

const held = new Set<() => void>();
let isEnding = false;
let hearsSignals = false;

/**
 * Responds to what is held back when the process is about to end, which waits for its open requests. Not registered when the
 * module is loaded, because the programs that only import the configuration end on Ctrl-C by themselves.
 */
function respondOnSignals(): void {
  if (hearsSignals) return;
  hearsSignals = true;
  const end = () => {
    isEnding = true;
    for (const look of held) look();
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

/** Resolves after `lookEvery`, after the next commit of this process, or when it is about to end. */
function untilNextLook(payload: Payload): Promise<void> {
  const { commits } = databaseOf(payload);
  return new Promise((resolve) => {
    const look = () => {
      clearTimeout(timer);
      held.delete(look);
      commits.off('commit', look);
      resolve();
    };
    const timer = setTimeout(look, lookEvery);
    held.add(look);
    commits.on('commit', look);
  });
}

/**
 * The changes after a number; where there are none, those that come next.
 * @param since the last number that the client has, 0 for none
 * @param milliseconds for which to wait for a change
 * @param signal of the request: aborted where its client is gone
 */
export async function waitForChanges(
  payload: Payload,
  since: number,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<ChangesResponse> {
  respondOnSignals();
  const end = performance.now() + milliseconds;
  for (;;) {
    await numberLines(payload);
    const response = await readChanges(payload, since);
    const isOver = isEnding || signal?.aborted || performance.now() >= end;
    if (isOver || response.reset || response.changes.length > 0) return response;
    await untilNextLook(payload);
  }
}
