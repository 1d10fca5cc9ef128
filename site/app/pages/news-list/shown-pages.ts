/** So many pages are linked all, and so many on each side of the present one where there are more. */
const few = 7;
const besides = 2;

/**
 * The pages of a long list to which one of them links: the first, the last, and those beside it.
 * @returns their numbers, and `null` for each gap between
 */
export function shownPages(page: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= few) return all;
  const isShown = (number: number) => number === 1 || number === pages || Math.abs(number - page) <= besides;
  return all.flatMap((number) => {
    if (isShown(number)) return [number];
    if (!isShown(number - 1)) return [];
    // A gap has the room of one page: where only one would be left out, it is shown.
    return [isShown(number + 1) ? number : null];
  });
}
