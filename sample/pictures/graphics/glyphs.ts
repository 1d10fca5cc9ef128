import { type Point, pathThrough, ringPath } from '../svg-writer.ts';

/** A shape in a square of 1 × 1, from the top left; `circles` are those it was constructed with. */
export interface Glyph {
  shape: (at: (x: number, y: number) => Point, unit: number, weight: number) => string;
  circles: readonly (readonly [x: number, y: number, radius: number])[];
}

/** A bar that is no upright rectangle, by its corners. */
function slanted(at: (x: number, y: number) => Point, points: readonly Point[]): string {
  return pathThrough(
    points.map(([x, y]) => at(x, y)),
    true,
  );
}

/** An upright rectangle from its upper left to its lower right corner. */
function bar(at: (x: number, y: number) => Point, left: number, top: number, right: number, bottom: number): string {
  return pathThrough([at(left, top), at(right, top), at(right, bottom), at(left, bottom)], true);
}

/** Eight constructions out of bars and rings. */
export const glyphs: readonly Glyph[] = [
  {
    // a round bowl with a stem on its right
    shape: (at, unit, weight) =>
      ringPath(at(0.42, 0.5), (0.42 - weight) * unit, 0.42 * unit, 0, 359.9) + bar(at, 0.84 - weight, 0.08, 0.84, 0.92),
    circles: [
      [0.42, 0.5, 0.42],
      [0.42, 0.5, 0.21],
    ],
  },
  {
    // a stem, a bowl and a leg
    shape: (at, unit, weight) =>
      bar(at, 0.1, 0, 0.1 + weight, 1) +
      ringPath(at(0.48, 0.28), (0.28 - weight) * unit, 0.28 * unit, -90, 90) +
      bar(at, 0.1, 0, 0.48, weight) +
      bar(at, 0.1, 0.56 - weight, 0.48, 0.56) +
      slanted(at, [
        [0.4, 0.54],
        [0.4 + weight * 1.2, 0.5],
        [0.9, 1],
        [0.9 - weight * 1.35, 1],
      ]),
    circles: [
      [0.48, 0.28, 0.28],
      [0.1, 0.78, 0.22],
    ],
  },
  {
    // a ring open on the right with a bar
    shape: (at, unit, weight) =>
      ringPath(at(0.5, 0.5), (0.5 - weight) * unit, 0.5 * unit, 38, 360) +
      bar(at, weight * 0.5, 0.5 - weight * 0.4, 1, 0.5 + weight * 0.4),
    circles: [
      [0.5, 0.5, 0.5],
      [0.5, 0.5, 0.3],
    ],
  },
  {
    // two rings in opposite directions
    shape: (at, unit, weight) =>
      ringPath(at(0.5, 0.26 + weight * 0.1), (0.3 - weight) * unit, 0.3 * unit, 90, 345) +
      ringPath(at(0.5, 0.86 - weight * 1.1), (0.3 - weight) * unit, 0.3 * unit, -90, 165),
    circles: [
      [0.5, 0.28, 0.3],
      [0.5, 0.7, 0.3],
    ],
  },
  {
    // two arches on three stems
    shape: (at, unit, weight) =>
      [0, 0.5]
        .map((x) =>
          ringPath(at(x + 0.25 + weight / 2, 0.36), (0.25 - weight / 2) * unit, (0.25 + weight / 2) * unit, 180, 360),
        )
        .join('') + [0, 0.5, 1].map((x) => bar(at, x, x ? 0.36 : 0.06, x + weight, 0.94)).join(''),
    circles: [
      [0.32, 0.36, 0.32],
      [0.82, 0.36, 0.32],
    ],
  },
  {
    // two slanted stems and a crossbar
    shape: (at, _unit, weight) =>
      slanted(at, [
        [0.5 - weight * 0.62, 0],
        [0.5 + weight * 0.62, 0],
        [weight * 1.2, 1],
        [0, 1],
      ]) +
      slanted(at, [
        [0.5 - weight * 0.62, 0],
        [0.5 + weight * 0.62, 0],
        [1, 1],
        [1 - weight * 1.2, 1],
      ]) +
      slanted(at, [
        [0.22, 0.62],
        [0.78, 0.62],
        [0.84, 0.62 + weight * 0.75],
        [0.16, 0.62 + weight * 0.75],
      ]),
    circles: [
      [0.5, 0.5, 0.5],
      [0.5, 0.7, 0.2],
    ],
  },
  {
    // a stem and two arms
    shape: (at, _unit, weight) =>
      bar(at, 0.08, 0, 0.08 + weight, 1) +
      slanted(at, [
        [0.08 + weight * 0.8, 0.62],
        [0.7, 0],
        [0.7 + weight * 1.5, 0],
        [0.08 + weight * 0.8, 0.62 + weight * 1.2],
      ]) +
      slanted(at, [
        [0.34, 0.42],
        [0.34 + weight * 0.95, 0.36],
        [1, 1],
        [1 - weight * 1.4, 1],
      ]),
    circles: [
      [0.4, 0.46, 0.34],
      [0.16, 0.5, 0.5],
    ],
  },
  {
    // an arc that turns into a foot
    shape: (at, unit, weight) =>
      ringPath(at(0.46, 0.34), (0.34 - weight) * unit, 0.34 * unit, 180, 398) +
      slanted(at, [
        [0.73 - weight * 0.7, 0.55 - weight * 0.64],
        [0.73 + 0.02, 0.55],
        [0.32, 1 - weight * 0.4],
        [0.02, 1],
      ]) +
      bar(at, 0.02, 1 - weight, 0.9, 1),
    circles: [
      [0.46, 0.34, 0.34],
      [0.46, 0.34, 0.17],
    ],
  },
];
