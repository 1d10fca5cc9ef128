import { pointsOf } from '../svg-writer.ts';

/** A curve through corners: `q` bends towards its first pair of numbers. Positions in a box of 1 × 1. */
export type Stroke = readonly ['M' | 'L', number, number] | readonly ['Q', number, number, number, number];

export interface Garment {
  /** width for a height of 1 */
  aspect: number;
  outline: readonly Stroke[];
  /** seams, darts and folds, drawn as hairlines */
  seams: readonly (readonly Stroke[])[];
  /** a part that takes another colour: a collar, a pocket, a waistband */
  detail: readonly (readonly Stroke[])[];
  buttons?: readonly (readonly [number, number])[];
}

/** Reads strokes like "M 0.4 0.02, Q 0.5 0.06 0.6 0.02". */
const strokesOf = (text: string): Stroke[] =>
  text.split(',').map((part): Stroke => {
    const [letter, ...numbers] = part.trim().split(' ');
    const [x = 0, y = 0, endX = 0, endY = 0] = numbers.map(Number);
    return letter === 'Q' ? ['Q', x, y, endX, endY] : [letter === 'M' ? 'M' : 'L', x, y];
  });

/** Garments as they lie flat. */
export const garments: readonly Garment[] = [
  {
    // a coat
    aspect: 0.86,
    outline: strokesOf(`
      M 0.4 0.02, Q 0.5 0.06 0.6 0.02, L 0.76 0.08, Q 0.84 0.11 0.87 0.2, L 0.99 0.6, L 0.89 0.63, L 0.77 0.34,
      Q 0.77 0.6 0.86 0.98, L 0.14 0.98, Q 0.23 0.6 0.23 0.34, L 0.11 0.63, L 0.01 0.6, L 0.13 0.2,
      Q 0.16 0.11 0.24 0.08
    `),
    seams: [
      'M 0.53 0.32, L 0.53 0.98',
      'M 0.24 0.08, Q 0.29 0.2 0.23 0.34',
      'M 0.76 0.08, Q 0.71 0.2 0.77 0.34',
      'M 0.05 0.54, L 0.14 0.57',
      'M 0.95 0.54, L 0.86 0.57',
      'M 0.23 0.46, L 0.78 0.46',
    ].map(strokesOf),
    detail: [
      'M 0.4 0.02, L 0.53 0.32, L 0.3 0.2, L 0.33 0.14, L 0.29 0.12',
      'M 0.6 0.02, L 0.53 0.32, L 0.7 0.2, L 0.67 0.14, L 0.71 0.12',
      'M 0.27 0.56, L 0.44 0.56, L 0.44 0.62, L 0.27 0.62',
      'M 0.62 0.56, L 0.79 0.56, L 0.79 0.62, L 0.62 0.62',
    ].map(strokesOf),
    buttons: pointsOf('0.59 0.38, 0.59 0.5, 0.59 0.62, 0.59 0.74'),
  },
  {
    // a dress
    aspect: 0.7,
    outline: strokesOf(`
      M 0.34 0.02, Q 0.5 0.22 0.66 0.02, L 0.74 0.03, Q 0.72 0.15 0.78 0.21, Q 0.68 0.34 0.68 0.42,
      Q 0.84 0.7 0.99 0.95, Q 0.5 1.02 0.01 0.95, Q 0.16 0.7 0.32 0.42, Q 0.32 0.34 0.22 0.21, Q 0.28 0.15 0.26 0.03
    `),
    seams: [
      'M 0.5 0.12, L 0.5 0.42',
      'M 0.4 0.42, Q 0.36 0.7 0.25 0.97',
      'M 0.5 0.45, L 0.5 0.98',
      'M 0.6 0.42, Q 0.64 0.7 0.75 0.97',
      'M 0.36 0.2, L 0.4 0.42',
      'M 0.64 0.2, L 0.6 0.42',
    ].map(strokesOf),
    detail: ['M 0.32 0.4, L 0.68 0.4, L 0.68 0.45, L 0.32 0.45'].map(strokesOf),
  },
  {
    // a shirt
    aspect: 1.16,
    outline: strokesOf(`
      M 0.42 0.03, L 0.58 0.03, L 0.7 0.09, Q 0.76 0.12 0.79 0.2, L 0.98 0.72, L 0.88 0.78, L 0.71 0.42, L 0.72 0.9,
      Q 0.66 0.98 0.5 0.97, Q 0.34 0.98 0.28 0.9, L 0.29 0.42, L 0.12 0.78, L 0.02 0.72, L 0.21 0.2,
      Q 0.24 0.12 0.3 0.09
    `),
    seams: [
      'M 0.48 0.13, L 0.48 0.97',
      'M 0.53 0.13, L 0.53 0.97',
      'M 0.3 0.09, Q 0.34 0.25 0.29 0.42',
      'M 0.7 0.09, Q 0.66 0.25 0.71 0.42',
      'M 0.31 0.17, L 0.69 0.17',
    ].map(strokesOf),
    detail: [
      'M 0.42 0.03, L 0.5 0.12, L 0.42 0.19, L 0.37 0.06',
      'M 0.58 0.03, L 0.5 0.12, L 0.58 0.19, L 0.63 0.06',
      'M 0.57 0.3, L 0.66 0.3, L 0.66 0.42, L 0.615 0.45, L 0.57 0.42',
      'M 0.035 0.68, L 0.14 0.74, L 0.12 0.78, L 0.02 0.72',
      'M 0.965 0.68, L 0.86 0.74, L 0.88 0.78, L 0.98 0.72',
    ].map(strokesOf),
    buttons: pointsOf('0.505 0.26, 0.505 0.4, 0.505 0.54, 0.505 0.68, 0.505 0.82'),
  },
  {
    // trousers
    aspect: 0.56,
    outline: strokesOf(`
      M 0.2 0.02, L 0.8 0.02, Q 0.9 0.2 0.92 0.4, L 0.98 0.98, L 0.6 0.98, L 0.5 0.36, L 0.4 0.98, L 0.02 0.98,
      L 0.08 0.4, Q 0.1 0.2 0.2 0.02
    `),
    seams: [
      'M 0.5 0.07, L 0.5 0.36',
      'M 0.3 0.07, Q 0.24 0.5 0.21 0.98',
      'M 0.7 0.07, Q 0.76 0.5 0.79 0.98',
      'M 0.03 0.93, L 0.41 0.93',
      'M 0.59 0.93, L 0.97 0.93',
      'M 0.5 0.26, Q 0.56 0.24 0.56 0.07',
    ].map(strokesOf),
    detail: [
      'M 0.2 0.02, L 0.8 0.02, L 0.82 0.07, L 0.18 0.07',
      'M 0.17 0.08, L 0.33 0.08, Q 0.3 0.18 0.12 0.21',
      'M 0.83 0.08, L 0.67 0.08, Q 0.7 0.18 0.88 0.21',
    ].map(strokesOf),
    buttons: [[0.53, 0.045]],
  },
];

/** Pieces of a paper pattern, as they lie on the cutting table. */
export const pieces: readonly (readonly Stroke[])[] = [
  'M 0.1 0.02, L 0.42 0, Q 0.46 0.14 0.62 0.16, L 0.92 0.1, Q 0.72 0.26 0.96 0.42, L 0.86 1, L 0.08 1',
  'M 0.02 0.4, Q 0.22 0.34 0.34 0.12, Q 0.5 -0.1 0.66 0.12, Q 0.78 0.34 0.98 0.4, L 0.82 1, L 0.18 1',
  'M 0.24 0.02, L 0.76 0, Q 0.82 0.2 1 0.3, L 0.84 1, L 0.3 1, L 0.2 0.36, L 0.02 0.34, Q 0.2 0.2 0.24 0.02',
  'M 0.02 0.3, Q 0.5 0 0.98 0.3, L 0.9 0.76, Q 0.5 0.5 0.1 0.76',
  'M 0.2 0, L 0.8 0, Q 0.9 0.5 1 1, L 0 1, Q 0.1 0.5 0.2 0',
].map(strokesOf);
