import type { Stage } from './stage.ts';
import { type Point, pathThrough, pointsOf } from './svg-writer.ts';

/**
 * The few signs that a drawing is lettered with, as strokes of a pen on a raster 6 high: no machine that seeds the sample
 * needs a font. `'` is the prime of minutes. Each stroke is the text of its points.
 */
const strokes: Record<string, readonly string[]> = {
  A: ['0 6, 2 0, 4 6', '0.7 4, 3.3 4'],
  B: ['0 3, 2.9 3, 4 4, 4 5, 2.9 6, 0 6, 0 0, 2.7 0, 3.7 0.9, 3.7 2.1, 2.7 3'],
  C: ['4 1.1, 2.9 0, 1.1 0, 0 1.1, 0 4.9, 1.1 6, 2.9 6, 4 4.9'],
  D: ['0 0, 0 6, 2.6 6, 4 4.6, 4 1.4, 2.6 0, 0 0'],
  N: ['0 6, 0 0, 4 6, 4 0'],
  m: ['0 6, 0 2.2', '0 3.2, 1 2.2, 1.7 2.2, 2.5 3, 2.5 6', '2.5 3, 3.3 2.2, 4.2 2.2, 5 3, 5 6'],
  '0': ['1.1 0, 2.9 0, 4 1.1, 4 4.9, 2.9 6, 1.1 6, 0 4.9, 0 1.1, 1.1 0'],
  '1': ['0.2 1.5, 1.8 0, 1.8 6'],
  '2': ['0 1.2, 1.1 0, 2.9 0, 4 1.1, 4 2.2, 0 6, 4 6'],
  '3': ['0 0, 3.8 0, 1.8 2.4, 2.9 2.4, 4 3.5, 4 4.9, 2.9 6, 1.1 6, 0 4.9'],
  '4': ['2.9 6, 2.9 0, 0 4.3, 4 4.3'],
  '5': ['3.7 0, 0.5 0, 0.2 2.7, 2.8 2.3, 4 3.4, 4 4.9, 2.9 6, 1.1 6, 0 5'],
  '6': ['3.4 0, 2.2 0, 0 2.8, 0 4.9, 1.1 6, 2.9 6, 4 4.9, 4 3.6, 2.9 2.6, 1.1 2.6, 0 3.5'],
  '7': ['0 0, 4 0, 1.4 6'],
  '8': ['1.1 0, 2.9 0, 3.8 0.9, 3.8 2, 0 3.8, 0 5, 1 6, 3 6, 4 5, 4 3.8, 0.2 2, 0.2 0.9, 1.1 0'],
  '9': ['0.6 6, 1.8 6, 4 3.2, 4 1.1, 2.9 0, 1.1 0, 0 1.1, 0 2.4, 1.1 3.4, 2.9 3.4, 4 2.5'],
  "'": ['0.9 0, 0.5 1.9'],
  ' ': [],
};

const widthOf = (sign: string) => ({ m: 5, "'": 1, '1': 2.2, ' ': 1.4 })[sign] ?? 4;
const gap = 1.5;

/** How wide the signs stand, in pixels, `size` pixels high. */
export function letteringWidth(text: string, size: number): number {
  return ([...text].reduce((sum, sign) => sum + widthOf(sign) + gap, -gap) * size) / 6;
}

/**
 * Writes the signs around `centre`, `size` pixels high.
 * @throws RangeError on a sign that the pen does not know
 */
export function letter(stage: Stage, text: string, centre: Point, size: number, colour: string, weight = 0.16): void {
  const scale = size / 6;
  let x = centre[0] - letteringWidth(text, size) / 2;
  let data = '';
  for (const sign of text) {
    const lines = strokes[sign];
    if (!lines) throw new RangeError(`No strokes for '${sign}'`);
    for (const line of lines) {
      data += pathThrough(
        pointsOf(line).map(([dx, dy]): Point => [x + dx * scale, centre[1] - size / 2 + dy * scale]),
        false,
      );
    }
    x += (widthOf(sign) + gap) * scale;
  }
  stage.sheet.path(data, { stroke: colour, width: size * weight, cap: 'butt', join: 'miter' });
}
