const longest = 400;
/** What both texts share before it, so that their reader finds the place. */
const before = 100;

/** The index of the first character that two texts do not share. */
function firstDifference(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return index;
}

/**
 * The parts of two texts of one line in which they first differ, so that a correction far down in a long text is seen. Short texts
 * stay whole.
 */
export function aroundDifference(mine: string, theirs: string): { mine: string; theirs: string } {
  const difference = firstDifference(mine, theirs);
  const isLong = mine.length > longest || theirs.length > longest;
  const earliest = isLong && mine !== theirs ? Math.max(0, difference - before) : 0;
  const word = earliest && mine.indexOf(' ', earliest) + 1;
  const start = word && word <= difference ? word : earliest;
  const part = (text: string) =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + longest)}${text.length > start + longest ? '…' : ''}`;
  return { mine: part(mine), theirs: part(theirs) };
}
