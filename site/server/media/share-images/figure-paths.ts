import { type Box, n } from './drawing.ts';
import type { Face } from './text-layout.ts';

/** The inks of a figure, on the family's own colour. */
export interface FigureInks {
  line: string;
  solid: string;
}

/** Draws within a box of three squares or more. */
export type Figure = (box: Box, inks: FigureInks, display: Face) => string;

/** A path in the line's ink. */
export const path = (d: string, { line }: FigureInks, width = 3, fill = 'none') =>
  `<path d="${d}" fill="${fill}" stroke="${line}" stroke-width="${width}" stroke-linejoin="round"/>`;
/** A closed path through points. */
export const polygon = (points: (readonly [x: number, y: number])[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
