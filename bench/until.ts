import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds after which nothing is waited for any more: a bench ends, whatever the site does. */
const longest = 120_000;

/**
 * Waits until a condition holds.
 * @param what the condition, for the message
 * @param every milliseconds between two looks
 * @throws where it does not hold within two minutes
 */
export async function until(what: string, holds: () => Promise<boolean>, every = 100): Promise<void> {
  const end = performance.now() + longest;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${longest / 1000} seconds.`);
    await pause(every);
  }
}
