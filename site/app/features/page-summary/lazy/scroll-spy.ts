/** Pixels under the banner at which a heading becomes the current one, and milliseconds of quiet before it is measured. */
const spyOffset = 250;
const measureDelay = 200;

/**
 * Which heading the reader is at: the last one above the line; at the very end of a page the last of all, which may have
 * no room to reach the line. Headings follow each other down the page: none is measured after the first below the line, since
 * measuring one renders its section, which the browser may have left for later (`features/navigation/below-fold.ts`).
 * @param count how many headings there are
 * @param topOf measures one by its place in the order: pixels from the top of the window
 * @param line in pixels from the top of the window
 * @returns its place in the order, -1 before the first
 */
export function currentHeading(
  count: number,
  topOf: (index: number) => number,
  line: number,
  isAtEnd: boolean,
): number {
  if (isAtEnd) return count - 1;
  let reached = -1;
  while (reached + 1 < count && topOf(reached + 1) <= line) reached += 1;
  return reached;
}

function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1;
}

/**
 * Says which heading of the page is the current one, now and whenever that changes (section 9, "Scroll spy").
 * @param ids of the headings, in their order
 * @param onChange takes the place in that order, -1 before the first
 * @returns what ends it
 */
export function watchHeadings(ids: readonly string[], onChange: (index: number) => void): () => void {
  const end = new AbortController();
  const options = { passive: true, signal: end.signal };
  let line = 0;
  let current: number | undefined;
  let frame = 0;
  let quiet: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    frame = 0;
    const topOf = (index: number) =>
      document.getElementById(ids[index] ?? '')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    const found = currentHeading(ids.length, topOf, line, isAtEnd());
    if (found === current) return;
    current = found;
    onChange(found);
  };
  const measure = () => {
    line = spyOffset + (document.querySelector<HTMLElement>('[data-banner]')?.offsetHeight ?? 0);
    look();
  };
  const scrolled = () => {
    frame ||= requestAnimationFrame(look);
  };
  const resized = () => {
    clearTimeout(quiet);
    quiet = setTimeout(measure, measureDelay);
  };

  window.addEventListener('scroll', scrolled, options);
  window.addEventListener('resize', resized, options);
  measure();
  return () => {
    end.abort();
    cancelAnimationFrame(frame);
    clearTimeout(quiet);
  };
}
