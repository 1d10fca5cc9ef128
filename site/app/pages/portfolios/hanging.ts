import type { Image, Work } from '../../content/model.ts';

/**
 * How a work hangs: across the page; large with its words at the right or at the left; upright beside its words; or as
 * one of two in a row, the larger, the smaller or an equal half.
 */
export type Hang = 'panorama' | 'words-right' | 'words-left' | 'upright' | 'major' | 'minor' | 'half';

type Shape = 'panorama' | 'landscape' | 'square' | 'portrait';

/** The shape of a picture; one without a picture gets a square void. */
function shapeOf(image: Pick<Image, 'width' | 'height'> | undefined): Shape {
  const ratio = image ? image.width / image.height : 1;
  if (ratio > 1.9) return 'panorama';
  if (ratio > 1.15) return 'landscape';
  return ratio > 0.9 ? 'square' : 'portrait';
}

/**
 * Hangs works row by row, in their order: a large one, then two rows of pairs, and again, each picture in a place of its
 * own shape. Every row is full, whatever the number of works.
 * @returns each work with its place; works of one row follow each other
 */
export function hangWorks<W extends { images: readonly Pick<Image, 'width' | 'height'>[] }>(
  works: readonly W[],
): { work: W; hang: Hang }[] {
  const hung: { work: W; hang: Hang }[] = [];
  let rows = 0;
  let alone = 0;
  while (hung.length < works.length) {
    const [first, second] = works.slice(hung.length, hung.length + 2);
    if (!first) break;
    const shape = shapeOf(first.images[0]);
    const next = second && shapeOf(second.images[0]);
    if (shape === 'panorama') hung.push({ work: first, hang: 'panorama' });
    else if (second && next !== 'panorama' && (rows % 3 !== 0 || shape !== 'landscape')) {
      const [left, right] = pairOf(shape, next ?? 'square', rows);
      hung.push({ work: first, hang: left }, { work: second, hang: right });
    } else if (shape === 'landscape') {
      hung.push({ work: first, hang: alone % 2 === 0 ? 'words-right' : 'words-left' });
      alone += 1;
    } else hung.push({ work: first, hang: 'upright' });
    rows += 1;
  }
  return hung;
}

/** Two in a row: the lying picture gets the larger place; two of a kind take turns, two upright ones share. */
function pairOf(left: Shape, right: Shape, row: number): [Hang, Hang] {
  const lying = (shape: Shape) => shape === 'landscape';
  if (lying(left) !== lying(right)) return lying(left) ? ['major', 'minor'] : ['minor', 'major'];
  if (left === 'portrait' || right === 'portrait') return ['half', 'half'];
  return row % 2 === 0 ? ['major', 'minor'] : ['minor', 'major'];
}

/** Works by year, in their order. */
export function worksByYear<W extends Pick<Work, 'year'>>(works: readonly W[]): { year: number; works: W[] }[] {
  const years: { year: number; works: W[] }[] = [];
  for (const work of works) {
    const known = years.find(({ year }) => year === work.year);
    if (known) known.works.push(work);
    else years.push({ year: work.year, works: [work] });
  }
  return years;
}
