/** Milliseconds before the first restart, and the longest pause. */
const firstPause = 1000;
const longestPause = 60_000;
/** Milliseconds of a run after which the pause is reset. */
const wholeLife = 120_000;

/**
 * The pauses before restarts of a program: each twice as long as the one before (exponential backoff).
 * @returns a function from the milliseconds of the last run to the milliseconds to wait
 */
export function growingPauses(): (lived: number) => number {
  let next = firstPause;
  return (lived) => {
    if (lived >= wholeLife) next = firstPause;
    const pause = next;
    next = Math.min(2 * next, longestPause);
    return pause;
  };
}
