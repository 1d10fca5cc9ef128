import { setTimeout as pause } from 'node:timers/promises';
import type { ChangesResponse } from '@vitrine/contract/messages/change.ts';
import type { Payload } from 'payload';
import { databaseOf } from '../database/sql.ts';
import { numberLines, readChanges, stateOfJournal } from './journal.ts';

/**
 * Milliseconds between two looks into the journal, for all held requests together. What this process commits is looked for at
 * once; what other content services and programs on the same database commit is not announced here.
 */
const lookEvery = 100;

/** A request that is held back. */
interface Held {
  /** the last number that its client has */
  last: number;
  /** lets it read the journal again */
  wake: () => void;
}

const held = new Set<Held>();
let isLooking = false;
let isEnding = false;
let isWatching = false;

function wakeAll(): void {
  for (const { wake } of held) wake();
}

/**
 * Once, with the first request: not when the module is loaded, because the programs that only import the configuration end on
 * Ctrl-C by themselves. A process that is about to end waits for its open requests.
 */
function watch(payload: Payload): void {
  if (isWatching) return;
  isWatching = true;
  databaseOf(payload).commits.on('commit', wakeAll);
  const end = () => {
    isEnding = true;
    wakeAll();
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

/** Looks into the journal for as long as requests are held back. */
async function look(payload: Payload): Promise<void> {
  if (isLooking) return;
  isLooking = true;
  while (held.size > 0) {
    await pause(lookEvery);
    // Where the database does not respond, each request says so.
    const journal = await stateOfJournal(payload).catch(() => null);
    for (const { last, wake } of held) if (!journal || journal.hasWaiting || journal.last !== last) wake();
  }
  isLooking = false;
}

/** Resolves after the next commit, when the process is about to end, after some time, or when the client is gone. */
function untilNews(payload: Payload, last: number, milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(over);
      signal?.removeEventListener('abort', wake);
      held.delete(request);
      resolve();
    };
    const request = { last, wake };
    const over = setTimeout(wake, milliseconds);
    signal?.addEventListener('abort', wake);
    held.add(request);
    void look(payload);
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
  watch(payload);
  const end = performance.now() + milliseconds;
  for (;;) {
    await numberLines(payload);
    const response = await readChanges(payload, since);
    const left = end - performance.now();
    const isOver = isEnding || signal?.aborted || left <= 0;
    if (isOver || response.reset || response.changes.length > 0) return response;
    await untilNews(payload, response.last, left, signal);
  }
}
