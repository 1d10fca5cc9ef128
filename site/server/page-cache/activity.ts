import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds without work after which it is quiet, and for how long that is waited for at most. */
const quietFor = 200;
const longestWait = 5000;

/**
 * Knows when nothing is rendered. To compress a page to the utmost takes longer than to render it: on two cores, half as many new pages
 * were rendered while both were done at once.
 */
export function createActivity() {
  let running = 0;
  let endedAt = Number.NEGATIVE_INFINITY;
  const isQuiet = () => running === 0 && performance.now() - endedAt >= quietFor;
  return {
    /** Does some work, during which it is not quiet. @throws what it throws */
    async during<T>(work: () => Promise<T>): Promise<T> {
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
        endedAt = performance.now();
      }
    },
    /** Resolves when it is quiet, or after five seconds: under load a page has its turn too. */
    async untilQuiet(): Promise<void> {
      const end = performance.now() + longestWait;
      while (!isQuiet() && performance.now() < end) await pause(quietFor / 4, undefined, { ref: false });
    },
  };
}
