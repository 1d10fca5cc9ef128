import type { Image, Work } from '../../data/model.ts';

/**
 * The layouts of a work alone in its row: across the page; large, its texts at the right or at the left; upright beside its
 * texts.
 */
export type HangAlone = 'panorama' | 'words-right' | 'words-left' | 'upright';

/** The layouts of a work in the list of all: alone, or as one of two in a row: the larger, the smaller or an equal half. */
export type Hang = HangAlone | 'major' | 'minor' | 'half';

type Shape = 'panorama' | 'landscape' | 'square' | 'portrait';

type Pictured = { images: readonly Pick<Image, 'width' | 'height'>[] };

/** The shape of a work's first picture; one without a picture gets a square void. */
function shapeOf({ images: [image] }: Pictured): Shape {
  const ratio = image ? image.width / image.height : 1;
  if (ratio > 1.9) return 'panorama';
  if (ratio > 1.15) return 'landscape';
  return ratio > 0.9 ? 'square' : 'portrait';
}

/**
 * The layout of a work alone in its row.
 * @param turn how many before it have texts beside them: the sides alternate
 */
export function hangAlone(work: Pictured, turn: number): HangAlone {
  const shape = shapeOf(work);
  if (shape === 'panorama') return 'panorama';
  if (shape !== 'landscape') return 'upright';
  return turn % 2 === 0 ? 'words-right' : 'words-left';
}

/**
 * Lays out works row by row, in their order: a large one, then two rows of pairs, and again, each picture in its aspect
 * ratio. Every row is full, whatever the number of works.
 * @returns the rows, each of one work or of two
 */
export function hangWorks<W extends Pictured>(works: readonly W[]): { work: W; hang: Hang }[][] {
  const rows: { work: W; hang: Hang }[][] = [];
  let turn = 0;
  let hung = 0;
  while (hung < works.length) {
    const [first, second] = works.slice(hung, hung + 2);
    if (!first) break;
    const shape = shapeOf(first);
    const next = second && shapeOf(second);
    const isPair = next && next !== 'panorama' && shape !== 'panorama';
    if (second && isPair && (rows.length % 3 !== 0 || shape !== 'landscape')) {
      const [left, right] = pairOf(shape, next, rows.length);
      rows.push([
        { work: first, hang: left },
        { work: second, hang: right },
      ]);
    } else {
      rows.push([{ work: first, hang: hangAlone(first, turn) }]);
      if (shape === 'landscape') turn += 1;
    }
    hung += rows.at(-1)?.length ?? 1;
  }
  return rows;
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
