import { corners, hatch } from '../hatching.ts';
import { anyStanding, person } from '../silhouettes.ts';
import type { Stage } from '../stage.ts';
import { type Point, pathThrough, sectorPath } from '../svg-writer.ts';

/** The cut building; lengths in pixels. */
export interface Building {
  left: number;
  right: number;
  ground: number;
  floors: number;
  storey: number;
  /** thickness of what is cut, in pixels */
  thick: number;
}

/** The back walls of the rooms, each a plane of colour. */
export function drawRooms(stage: Stage, building: Building, roof: readonly Point[]): void {
  const { sheet, scheme, random, pen } = stage;
  const { left, right, ground, floors, storey } = building;
  sheet.polygon([[left, ground], ...roof, [right, ground]], { fill: scheme.soft });
  for (let floor = 0; floor < floors; floor += 1) {
    const y = ground - (floor + 1) * storey;
    let x = left;
    while (x < right - storey) {
      const room = Math.min(right - x, storey * random.range(1.1, 2.2));
      const fill = random.pick([scheme.light, scheme.light, scheme.soft, scheme.mid, scheme.spot]);
      sheet.rect(x, y, room, storey, { fill, stroke: scheme.edge, width: pen.thin });
      const kind = random.int(0, 3);
      if (kind === 0)
        sheet.path(hatch(corners(x, y, room, storey), 90, storey * 0.09), {
          stroke: scheme.edge,
          width: pen.hair,
          opacity: 0.5,
        });
      if (kind === 1) {
        const pane = room / Math.max(2, Math.round(room / (storey * 0.4)));
        for (let at = x + pane * 0.12; at + pane * 0.76 <= x + room; at += pane)
          sheet.rect(at, y + storey * 0.28, pane * 0.76, storey * 0.5, {
            fill: scheme.light,
            stroke: scheme.edge,
            width: pen.hair,
          });
      }
      // Daylight at 45° from the left wall of the room.
      if (kind === 2)
        sheet.polygon(
          [
            [x, y],
            [x + Math.min(room, storey), y + storey],
            [x, y + storey],
          ],
          { fill: scheme.shade, opacity: 0.7 },
        );
      if ((kind === 0 || kind === 3) && random.chance(0.5)) {
        const wide = storey * random.range(0.2, 0.34);
        sheet.rect(x + (room - wide) / 2, y + storey * 0.26, wide, storey * 0.28, {
          fill: fill === scheme.light ? scheme.accent : scheme.light,
          stroke: scheme.edge,
          width: pen.thin,
        });
      }
      x += room;
    }
  }
}

/** A flight in every floor but the last; returns where each begins. */
export function drawStairs(stage: Stage, { left, right, ground, floors, storey }: Building): number[] {
  const { sheet, scheme, random, pen } = stage;
  const run = storey * 1.25;
  const xs: number[] = [];
  for (let floor = 0; floor < floors - 1; floor += 1) {
    const start = left + (right - left) * random.range(0.2, 0.55);
    xs.push(start);
    const steps = 14;
    const line: Point[] = [];
    for (let index = 0; index < steps; index += 1) {
      const x = start + (run * index) / steps;
      const y = ground - floor * storey - (storey * (index + 1)) / steps;
      line.push([x, y + storey / steps], [x, y]);
    }
    line.push([start + run, ground - (floor + 1) * storey]);
    const under = storey * 0.16;
    sheet.polygon(
      [...line, [start + run, ground - (floor + 1) * storey + under], [start + under, ground - floor * storey]],
      { fill: scheme.edge },
    );
    sheet.polyline(
      [
        [start, ground - floor * storey - storey * 0.3],
        [start + run, ground - (floor + 1) * storey - storey * 0.3],
      ],
      { stroke: scheme.edge, width: pen.thin },
    );
  }
  return xs;
}

/** People, tables, shelves and lamps, kept clear of the stairs. */
export function furnishFloors(
  stage: Stage,
  { left, right, ground, floors, storey, thick }: Building,
  stairs: readonly number[],
): void {
  const { sheet, scheme, random, pen } = stage;
  for (let floor = 0; floor < floors; floor += 1) {
    const y = ground - floor * storey - thick * 0.5;
    const stair = stairs[floor];
    let x = left + thick * 2;
    while (x < right - storey * 0.7) {
      const free = stair === undefined || x + storey * 0.6 < stair || x > stair + storey * 1.35;
      if (free) drawOccupant(stage, x, y, storey, random.int(0, 3));
      x += storey * random.range(0.55, 0.95);
    }
    const lamp = left + (right - left) * random.range(0.6, 0.9);
    sheet.line([lamp, y - storey + thick], [lamp, y - storey * 0.62], { stroke: scheme.edge, width: pen.hair });
    sheet.path(sectorPath([lamp, y - storey * 0.56], storey * 0.1, 180, 360), { fill: scheme.accent });
  }
}

function drawOccupant(stage: Stage, x: number, y: number, storey: number, kind: number): void {
  const { sheet, scheme, random, pen } = stage;
  if (kind === 0 || kind === 1) {
    person(sheet, {
      feet: [x + storey * 0.15, y],
      height: storey * 0.56,
      pose: anyStanding(random),
      mirrored: random.chance(0.5),
      colour: scheme.edge,
    });
  } else if (kind === 2) {
    sheet.path(
      `${pathThrough(
        [
          [x, y - storey * 0.24],
          [x + storey * 0.5, y - storey * 0.24],
        ],
        false,
      )}`,
      { stroke: scheme.edge, width: pen.heavy },
    );
    sheet.path(
      pathThrough(
        [
          [x + storey * 0.06, y - storey * 0.24],
          [x + storey * 0.02, y],
        ],
        false,
      ) +
        pathThrough(
          [
            [x + storey * 0.44, y - storey * 0.24],
            [x + storey * 0.48, y],
          ],
          false,
        ),
      { stroke: scheme.edge, width: pen.line },
    );
    sheet.rect(x - storey * 0.12, y - storey * 0.13, storey * 0.14, storey * 0.13, {
      fill: scheme.mid,
      stroke: scheme.edge,
      width: pen.hair,
    });
    person(sheet, { feet: [x - storey * 0.05, y], height: storey * 0.56, pose: 'sit', colour: scheme.accent });
  } else {
    for (let shelf = 0; shelf < 4; shelf += 1)
      sheet.rect(x, y - storey * 0.15 * (shelf + 1), storey * 0.36, storey * 0.15, {
        fill: shelf % 2 ? scheme.light : scheme.mid,
        stroke: scheme.edge,
        width: pen.thin,
      });
  }
}
