/** Milliseconds before the first new start of a program that ended, and the longest pause of all. */
const firstPause = 1000;
const longestPause = 60_000;
/** Milliseconds of a life that count as one: what ran for so long begins again with the first pause. */
const wholeLife = 120_000;

/**
 * The pauses between the starts of a program that ends by itself: each twice as long as the one before.
 * @returns milliseconds to wait, given how long the program lived
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
