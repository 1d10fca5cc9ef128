import type { Place } from './axonometry.ts';
import type { Random } from './seeded-random.ts';
import type { Faces, Scene } from './solid-scene.ts';

/** A block of a piece of furniture, in metres, in the piece's own corner; `tone` says which colour it takes. */
export interface Part {
  low: Place;
  size: Place;
  tone: 'body' | 'frame' | 'soft';
}

export interface Piece {
  /** width and depth on the floor */
  footprint: readonly [number, number];
  parts: readonly Part[];
}

export type Tones = Record<Part['tone'], Faces>;

export type Turn = 0 | 1 | 2 | 3;

/** Puts a piece on the floor with its corner at `corner`, turned by quarters. */
export function place(scene: Scene, piece: Piece, corner: Place, turn: Turn, tones: Tones): void {
  const [width, depth] = piece.footprint;
  const isDense = piece.parts.length > 14;
  if (isDense) {
    const [acrossX, acrossY] = turn % 2 === 0 ? [width, depth] : [depth, width];
    const top = Math.max(...piece.parts.map(({ low, size }) => low[2] + size[2]));
    scene.shade(corner, [corner[0] + acrossX, corner[1] + acrossY, corner[2] + top]);
  }
  for (const { low, size, tone } of piece.parts) {
    const [x, y, z] = low;
    const [across, along, up] = size;
    const turned: readonly [Place, Place] =
      turn === 0
        ? [[x, y, z], size]
        : turn === 1
          ? [
              [depth - y - along, x, z],
              [along, across, up],
            ]
          : turn === 2
            ? [[width - x - across, depth - y - along, z], size]
            : [
                [y, width - x - across, z],
                [along, across, up],
              ];
    scene.box(
      [corner[0] + turned[0][0], corner[1] + turned[0][1], corner[2] + turned[0][2]],
      turned[1],
      tones[tone],
      undefined,
      !isDense,
    );
  }
}

function legs(width: number, depth: number, height: number, thick: number, inset = 0): Part[] {
  const near = inset;
  const farX = width - thick - inset;
  const farY = depth - thick - inset;
  return [
    [near, near],
    [farX, near],
    [near, farY],
    [farX, farY],
  ].map(
    ([x = 0, y = 0]): Part => ({
      low: [x, y, 0],
      size: [thick, thick, height],
      tone: 'frame',
    }),
  );
}

/** A table on four legs; all sizes in metres. */
export function table(width: number, depth: number, height = 0.74): Piece {
  return {
    footprint: [width, depth],
    parts: [
      ...legs(width, depth, height - 0.05, 0.07, 0.04),
      { low: [0, 0, height - 0.05], size: [width, depth, 0.05], tone: 'body' },
    ],
  };
}

/** A board on two trestles; sizes in metres. */
export function trestleTable(width: number, depth: number): Piece {
  const trestle = (x: number): Part[] => [
    { low: [x, 0.06, 0], size: [0.06, 0.06, 0.68], tone: 'frame' },
    { low: [x, depth - 0.12, 0], size: [0.06, 0.06, 0.68], tone: 'frame' },
    { low: [x + 0.3, 0.06, 0], size: [0.06, 0.06, 0.68], tone: 'frame' },
    { low: [x + 0.3, depth - 0.12, 0], size: [0.06, 0.06, 0.68], tone: 'frame' },
    { low: [x + 0.12, 0.02, 0.68], size: [0.12, depth - 0.04, 0.06], tone: 'frame' },
  ];
  return {
    footprint: [width, depth],
    parts: [
      ...trestle(width * 0.1),
      ...trestle(width * 0.9 - 0.36),
      { low: [0, 0, 0.74], size: [width, depth, 0.045], tone: 'body' },
    ],
  };
}

/** A table on two panels: three blocks, for rooms with many of them. */
export function panelTable(width: number, depth: number): Piece {
  return {
    footprint: [width, depth],
    parts: [
      { low: [0.12, 0.04, 0], size: [0.06, depth - 0.08, 0.74], tone: 'frame' },
      { low: [width - 0.18, 0.04, 0], size: [0.06, depth - 0.08, 0.74], tone: 'frame' },
      { low: [0, 0, 0.74], size: [width, depth, 0.045], tone: 'body' },
    ],
  };
}

/** The back of a chair is along its x axis, at y = 0; whoever sits looks towards larger y. */
export const chairs: readonly [Piece, Piece, Piece, Piece, Piece] = [
  {
    footprint: [0.46, 0.48],
    parts: [
      ...legs(0.46, 0.48, 0.43, 0.045),
      { low: [0, 0, 0.43], size: [0.46, 0.48, 0.04], tone: 'body' },
      { low: [0, 0, 0.47], size: [0.045, 0.045, 0.2], tone: 'frame' },
      { low: [0.415, 0, 0.47], size: [0.045, 0.045, 0.2], tone: 'frame' },
      { low: [0, 0, 0.67], size: [0.46, 0.045, 0.17], tone: 'body' },
    ],
  },
  {
    footprint: [0.44, 0.46],
    parts: [
      { low: [0, 0, 0], size: [0.04, 0.46, 0.43], tone: 'body' },
      { low: [0.4, 0, 0], size: [0.04, 0.46, 0.43], tone: 'body' },
      { low: [0.04, 0.2, 0.15], size: [0.36, 0.04, 0.1], tone: 'frame' },
      { low: [0, 0, 0.43], size: [0.44, 0.46, 0.04], tone: 'body' },
      { low: [0.04, 0, 0.47], size: [0.36, 0.035, 0.36], tone: 'soft' },
    ],
  },
  {
    footprint: [0.7, 0.74],
    parts: [
      ...legs(0.7, 0.74, 0.14, 0.06),
      { low: [0, 0, 0.14], size: [0.7, 0.74, 0.07], tone: 'frame' },
      { low: [0, 0, 0.21], size: [0.7, 0.15, 0.5], tone: 'body' },
      { low: [0, 0.15, 0.21], size: [0.12, 0.59, 0.31], tone: 'body' },
      { low: [0.58, 0.15, 0.21], size: [0.12, 0.59, 0.31], tone: 'body' },
      { low: [0.12, 0.15, 0.21], size: [0.46, 0.59, 0.18], tone: 'soft' },
    ],
  },
  {
    footprint: [0.46, 0.5],
    parts: [
      ...legs(0.46, 0.5, 0.43, 0.04),
      { low: [0, 0, 0.43], size: [0.46, 0.5, 0.035], tone: 'soft' },
      { low: [0, 0, 0.465], size: [0.04, 0.04, 0.5], tone: 'frame' },
      { low: [0.42, 0, 0.465], size: [0.04, 0.04, 0.5], tone: 'frame' },
      { low: [0.04, 0, 0.55], size: [0.38, 0.03, 0.06], tone: 'body' },
      { low: [0.04, 0, 0.68], size: [0.38, 0.03, 0.06], tone: 'body' },
      { low: [0.04, 0, 0.81], size: [0.38, 0.03, 0.06], tone: 'body' },
      { low: [0, 0, 0.965], size: [0.46, 0.04, 0.05], tone: 'frame' },
    ],
  },
  {
    footprint: [0.4, 0.4],
    parts: [
      ...legs(0.4, 0.4, 0.7, 0.045),
      { low: [0.045, 0.355, 0.24], size: [0.31, 0.045, 0.045], tone: 'frame' },
      { low: [0.355, 0.045, 0.34], size: [0.045, 0.31, 0.045], tone: 'frame' },
      { low: [0, 0, 0.7], size: [0.4, 0.4, 0.05], tone: 'body' },
    ],
  },
];

/** A sofa for two; its back is along its x axis, at y = 0. Width in metres. */
export function sofa(width: number): Piece {
  return {
    footprint: [width, 0.86],
    parts: [
      { low: [0, 0, 0.08], size: [width, 0.22, 0.64], tone: 'body' },
      { low: [0, 0.22, 0.08], size: [0.18, 0.64, 0.48], tone: 'body' },
      { low: [width - 0.18, 0.22, 0.08], size: [0.18, 0.64, 0.48], tone: 'body' },
      { low: [0.18, 0.22, 0.08], size: [(width - 0.36) / 2, 0.64, 0.32], tone: 'soft' },
      { low: [0.18 + (width - 0.36) / 2, 0.22, 0.08], size: [(width - 0.36) / 2, 0.64, 0.32], tone: 'soft' },
    ],
  };
}

/** A bed with its head at y = 0. Width in metres. */
export function bed(width: number): Piece {
  return {
    footprint: [width, 2.05],
    parts: [
      { low: [0, 0, 0], size: [width, 0.08, 0.85], tone: 'frame' },
      { low: [0, 0.08, 0], size: [width, 1.97, 0.26], tone: 'frame' },
      { low: [0.03, 0.1, 0.26], size: [width - 0.06, 0.6, 0.2], tone: 'soft' },
      { low: [0.03, 0.7, 0.26], size: [width - 0.06, 1.3, 0.24], tone: 'body' },
      { low: [0.12, 0.16, 0.46], size: [width / 2 - 0.18, 0.4, 0.12], tone: 'soft' },
      { low: [width / 2 + 0.06, 0.16, 0.46], size: [width / 2 - 0.18, 0.4, 0.12], tone: 'soft' },
    ],
  };
}

/** Shelves along a wall, open to larger y, with books and boxes on them. */
export function shelves(random: Random, width: number, height: number): Piece {
  const depth = 0.36;
  const floors = Math.max(2, Math.round(height / 0.52));
  const bays = Math.max(1, Math.round(width / 0.9));
  const parts: Part[] = [{ low: [0, 0, 0], size: [width, 0.03, height], tone: 'frame' }];
  for (let bay = 0; bay <= bays; bay += 1) {
    parts.push({ low: [(bay * (width - 0.04)) / bays, 0.03, 0], size: [0.04, depth - 0.03, height], tone: 'frame' });
  }
  for (let bay = 0; bay < bays; bay += 1) {
    const left = (bay * (width - 0.04)) / bays + 0.04;
    const clear = (width - 0.04) / bays - 0.04;
    for (let floor = 0; floor <= floors; floor += 1) {
      const z = (floor * (height - 0.04)) / floors;
      parts.push({ low: [left, 0.03, z], size: [clear, depth - 0.03, 0.04], tone: 'frame' });
      if (floor < floors && random.chance(0.72)) {
        const filled = clear * random.range(0.25, 0.9);
        const tall = (height / floors) * random.range(0.35, 0.7);
        const tone = random.pick<Part['tone']>(['body', 'soft', 'body']);
        parts.push({
          low: [left + random.range(0, clear - filled), 0.05, z + 0.04],
          size: [filled, depth - 0.14, tall],
          tone,
        });
      }
    }
  }
  return { footprint: [width, depth], parts };
}
