import { hull } from '../hatching.ts';
import type { Stage } from '../stage.ts';
import { arcPath, decimal, type Point, pathThrough } from '../svg-writer.ts';

/** An opening in a wall: where it begins along the wall and how long it is, in metres. */
export interface Opening {
  at: number;
  length: number;
  kind: 'door' | 'window' | 'passage';
  /** a door opens to the right of the wall's direction unless flipped */
  flipped?: boolean;
}

/** A straight wall seen from above, by its middle line, in metres. */
export interface Wall {
  from: Point;
  to: Point;
  thick: number;
  openings: Opening[];
}

/** Metres on the plan to pixels on the sheet. */
export type ToSheet = (point: Point) => Point;

/** The solid pieces of a wall between its openings, as polygons in metres. */
function piecesOf(wall: Wall): Point[][] {
  const { along, aside, length } = directions(wall);
  const half = wall.thick / 2;
  const pieces: Point[][] = [];
  let start = -half;
  const stops = [...wall.openings].sort((one, other) => one.at - other.at);
  for (const { at, length: clear } of [...stops, { at: length + half, length: 0 }]) {
    if (at > start + 0.01) {
      const on = (distance: number, push: number): Point => [
        wall.from[0] + along[0] * distance + aside[0] * push,
        wall.from[1] + along[1] * distance + aside[1] * push,
      ];
      pieces.push([on(start, -half), on(at, -half), on(at, half), on(start, half)]);
    }
    start = at + clear;
  }
  return pieces;
}

function directions({ from, to }: Wall) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return { along, aside: [-along[1], along[0]] as Point, length };
}

/** What the sun throws at 45° from the cut walls, as path data: each piece swept by `reach` metres. */
export function wallShadows(walls: readonly Wall[], reach: number, toSheet: ToSheet): string {
  return walls
    .flatMap(piecesOf)
    .map((piece) => hull([...piece, ...piece.map(([x, y]): Point => [x + reach, y + reach])].map(toSheet)))
    .map((outline) => pathThrough(outline, true))
    .join('');
}

/** The poché, with the glass of the windows and the leaves and swings of the doors. */
export function drawWalls(stage: Stage, walls: readonly Wall[], scale: number, toSheet: ToSheet): void {
  const { sheet, scheme, pen } = stage;
  let swings = '';
  let leaves = '';
  let glass = '';
  for (const wall of walls) {
    const { along, aside } = directions(wall);
    const on = (distance: number, push: number) =>
      toSheet([
        wall.from[0] + along[0] * distance + aside[0] * push,
        wall.from[1] + along[1] * distance + aside[1] * push,
      ]);
    for (const { at, length, kind, flipped } of wall.openings) {
      if (kind === 'window') {
        const half = wall.thick / 2;
        for (const push of [-half, -half * 0.15, half * 0.15, half])
          glass += pathThrough([on(at, push), on(at + length, push)], false);
      } else if (kind === 'door') {
        const side = flipped ? -1 : 1;
        const hinge = on(at, 0);
        const open = on(at, side * length);
        const closed = on(at + length, 0);
        leaves += pathThrough([hinge, open], false);
        const radius = decimal(length * scale);
        swings += `M${decimal(open[0])} ${decimal(open[1])}A${radius} ${radius} 0 0 ${side > 0 ? 0 : 1} ${decimal(closed[0])} ${decimal(closed[1])}`;
      }
    }
  }
  sheet.path(swings, { stroke: scheme.edge, width: pen.hair });
  sheet.path(leaves, { stroke: scheme.edge, width: pen.line });
  sheet.path(glass, { stroke: scheme.edge, width: pen.hair });
  const solid = walls
    .flatMap(piecesOf)
    .map((piece) => pathThrough(piece.map(toSheet), true))
    .join('');
  sheet.path(solid, { fill: scheme.cut });
}

/** A flight of stairs: treads along the x axis of the plan, with the arrow that goes up. */
export function drawStairs(stage: Stage, from: Point, width: number, run: number, toSheet: ToSheet): void {
  const { sheet, scheme, pen } = stage;
  const count = Math.max(4, Math.round(run / 0.28));
  let treads = '';
  for (let index = 0; index <= count; index += 1) {
    const x = from[0] + (index / count) * run;
    treads += pathThrough([toSheet([x, from[1]]), toSheet([x, from[1] + width])], false);
  }
  sheet.path(treads, { stroke: scheme.edge, width: pen.thin });
  const middle = from[1] + width / 2;
  const tip: Point = [from[0] + run - 0.1, middle];
  sheet.polyline([toSheet([from[0] + 0.1, middle]), toSheet(tip)], { stroke: scheme.edge, width: pen.thin });
  sheet.polyline([toSheet([tip[0] - 0.25, middle - 0.18]), toSheet(tip), toSheet([tip[0] - 0.25, middle + 0.18])], {
    stroke: scheme.edge,
    width: pen.thin,
  });
  sheet.circle(toSheet([from[0] + 0.1, middle]), pen.line * 1.5, { fill: scheme.edge });
}

/** A tree seen from above with its shadow. */
export function drawTree(stage: Stage, centre: Point, radius: number, colour: string): void {
  const { sheet, scheme, pen } = stage;
  const shift = radius * 0.55;
  sheet.circle([centre[0] + shift, centre[1] + shift], radius, { fill: scheme.shadow });
  sheet.circle(centre, radius, { fill: colour, stroke: scheme.edge, width: pen.thin });
  const turn = stage.random.range(0, 60);
  let spokes = '';
  for (let index = 0; index < 9; index += 1) {
    const angle = ((turn + index * 40) * Math.PI) / 180;
    const reach = radius * stage.random.range(0.55, 0.95);
    spokes += pathThrough([centre, [centre[0] + Math.cos(angle) * reach, centre[1] + Math.sin(angle) * reach]], false);
  }
  sheet.path(spokes + arcPath(centre, radius * 0.72, 200, 300), { stroke: scheme.edge, width: pen.hair });
  sheet.circle(centre, radius * 0.07, { fill: scheme.edge });
}
