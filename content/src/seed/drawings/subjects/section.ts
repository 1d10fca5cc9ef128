import { dimensionChain, gridLines } from '../drafting-marks.ts';
import { corners, hatch } from '../hatching.ts';
import { anyStanding, person } from '../silhouettes.ts';
import type { Stage } from '../stage.ts';
import { pathThrough, type Point, sectorPath } from '../svg-writer.ts';
import { drawStandingTree } from '../trees.ts';

type Roof = 'flat' | 'gable' | 'shed' | 'saw' | 'vault';

interface Building {
  left: number;
  right: number;
  ground: number;
  floors: number;
  storey: number;
  /** thickness of what is cut, in pixels */
  thick: number;
}

/** A building cut open: what is cut is solid, what lies behind is a plane of colour. */
export function drawSection(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit } = stage;
  const roofs: readonly Roof[] = ['saw', 'gable', 'vault', 'shed', 'flat'];
  const roof = roofs[stage.variant(5)] ?? 'gable';
  const floors = stage.format === 'panorama' ? random.int(2, 3) : stage.format === 'portrait' ? random.int(4, 5) : random.int(2, 4);
  const ground = height * random.range(0.8, 0.86);
  const storey = (ground - height * 0.1) / (floors + (roof === 'flat' ? 0.25 : 0.85));
  const span = Math.min(width * random.range(0.56, 0.7), storey * (stage.format === 'panorama' ? 7.5 : 4.6));
  const left = (width - span) / 2 + random.range(-0.07, 0.07) * width;
  const building: Building = { left, right: left + span, ground, floors, storey, thick: storey * 0.085 };
  const roofRise = storey * 0.8;
  const top = ground - floors * storey;

  gridLines(stage, storey / 2);
  const sun: Point = [random.chance(0.5) ? width * 0.14 : width * 0.87, height * random.range(0.16, 0.28)];
  sheet.circle(sun, random.range(70, 140) * unit, { fill: stage.variant(2, 'sun') === 0 ? scheme.accent : scheme.spot });
  for (let index = 0; index < 5; index += 1) {
    const x = random.chance(0.5) ? random.range(0, left - 40 * unit) : random.range(building.right + 150 * unit, Math.max(width, building.right + 151 * unit));
    drawStandingTree(stage, [x, ground], storey * random.range(1, 1.9), random.pick([scheme.mid, scheme.soft, scheme.strong]));
  }
  const outline = roofOutline(roof, building, top, roofRise);
  drawRooms(stage, building, outline);
  const stairFloors = drawStairs(stage, building);
  furnishFloors(stage, building, stairFloors);
  drawCut(stage, building, outline);
  // On a dark ground the earth would glare if it took the colour of the lines.
  sheet.rect(0, ground, width, height - ground, { fill: isDark(stage) ? (scheme.kind === 'ink' ? scheme.edge : scheme.strong) : scheme.cut });
  digCellar(stage, building);
  for (let index = 0; index < 3; index += 1) {
    const x = index % 2 === 0 ? random.range(width * 0.03, left - 30 * unit) : random.range(building.right + 40 * unit, width * 0.97);
    person(sheet, { feet: [x, ground], height: storey * 0.56, pose: anyStanding(random), mirrored: random.chance(0.5), colour: scheme.line });
  }
  const side = building.right + 62 * unit;
  dimensionChain(stage, Array.from({ length: floors + 1 }, (_, floor): Point => [side - 30 * unit, ground - floor * storey]), 34 * unit);
}

/** The line of the roof from the left wall to the right one, above the last floor. */
function roofOutline(roof: Roof, { left, right }: Building, top: number, rise: number): Point[] {
  const span = right - left;
  switch (roof) {
    case 'flat':
      return [[left, top], [right, top]];
    case 'shed':
      return [[left, top - rise * 0.15], [right, top - rise]];
    case 'gable':
      return [[left, top], [left + span * 0.5, top - rise], [right, top]];
    case 'saw': {
      const teeth = 4;
      return Array.from({ length: teeth }, (_, index): Point[] => [
        [left + (span * index) / teeth, top],
        [left + (span * (index + 1)) / teeth - span * 0.03, top - rise * 0.8],
      ]).flat().concat([[right, top]]);
    }
    case 'vault':
      return Array.from({ length: 25 }, (_, index): Point => {
        const angle = Math.PI * (index / 24);
        return [left + span / 2 - Math.cos(angle) * (span / 2), top - Math.sin(angle) * rise];
      });
  }
}

function isDark({ scheme }: Stage): boolean {
  return scheme.kind === 'ink' || scheme.kind === 'night';
}

function drawRooms(stage: Stage, building: Building, roof: readonly Point[]): void {
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
      if (kind === 0) sheet.path(hatch(corners(x, y, room, storey), 90, storey * 0.09), { stroke: scheme.edge, width: pen.hair, opacity: 0.5 });
      if (kind === 1) {
        const pane = room / Math.max(2, Math.round(room / (storey * 0.4)));
        for (let at = x + pane * 0.12; at + pane * 0.76 <= x + room; at += pane) sheet.rect(at, y + storey * 0.28, pane * 0.76, storey * 0.5, { fill: scheme.light, stroke: scheme.edge, width: pen.hair });
      }
      // Daylight at 45° from the left wall of the room.
      if (kind === 2) sheet.polygon([[x, y], [x + Math.min(room, storey), y + storey], [x, y + storey]], { fill: scheme.shadow, opacity: 0.55 });
      if ((kind === 0 || kind === 3) && random.chance(0.5)) {
        const wide = storey * random.range(0.2, 0.34);
        sheet.rect(x + (room - wide) / 2, y + storey * 0.26, wide, storey * 0.28, { fill: fill === scheme.light ? scheme.accent : scheme.light, stroke: scheme.edge, width: pen.thin });
      }
      x += room;
    }
  }
}

function drawStairs(stage: Stage, { left, right, ground, floors, storey }: Building): number[] {
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
    sheet.polygon([...line, [start + run, ground - (floor + 1) * storey + under], [start + under, ground - floor * storey]], { fill: scheme.edge });
    sheet.polyline([[start, ground - floor * storey - storey * 0.3], [start + run, ground - (floor + 1) * storey - storey * 0.3]], { stroke: scheme.edge, width: pen.thin });
  }
  return xs;
}

function furnishFloors(stage: Stage, { left, right, ground, floors, storey, thick }: Building, stairs: readonly number[]): void {
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
    person(sheet, { feet: [x + storey * 0.15, y], height: storey * 0.56, pose: anyStanding(random), mirrored: random.chance(0.5), colour: scheme.edge });
  } else if (kind === 2) {
    sheet.path(`${pathThrough([[x, y - storey * 0.24], [x + storey * 0.5, y - storey * 0.24]], false)}`, { stroke: scheme.edge, width: pen.heavy });
    sheet.path(pathThrough([[x + storey * 0.06, y - storey * 0.24], [x + storey * 0.02, y]], false) + pathThrough([[x + storey * 0.44, y - storey * 0.24], [x + storey * 0.48, y]], false), { stroke: scheme.edge, width: pen.line });
    sheet.rect(x - storey * 0.12, y - storey * 0.13, storey * 0.14, storey * 0.13, { fill: scheme.mid, stroke: scheme.edge, width: pen.hair });
    person(sheet, { feet: [x - storey * 0.05, y], height: storey * 0.56, pose: 'sit', colour: scheme.accent });
  } else {
    for (let shelf = 0; shelf < 4; shelf += 1) sheet.rect(x, y - storey * 0.15 * (shelf + 1), storey * 0.36, storey * 0.15, { fill: shelf % 2 ? scheme.light : scheme.mid, stroke: scheme.edge, width: pen.thin });
  }
}

function drawCut(stage: Stage, building: Building, roof: readonly Point[]): void {
  const { sheet, scheme, random } = stage;
  const { left, right, ground, floors, storey, thick } = building;
  const cut = scheme.kind === 'night' ? scheme.accent : scheme.edge;
  for (let floor = 1; floor <= floors; floor += 1) {
    const y = ground - floor * storey;
    const atrium = floor < floors && random.chance(0.3) ? storey * 0.9 : 0;
    sheet.rect(left, y - thick / 2, right - left - atrium, thick, { fill: cut });
  }
  const top = roof[0]?.[1] ?? ground;
  const topRight = roof.at(-1)?.[1] ?? ground;
  for (const [x, high] of [[left, top], [right, topRight]] as const) {
    sheet.line([x, ground + storey * 0.2], [x, high], { stroke: cut, width: thick * 1.1 });
  }
  sheet.polyline(roof, { stroke: cut, width: thick * 1.2, join: 'miter', cap: 'square' });
}

function digCellar(stage: Stage, { left, right, ground, storey, thick }: Building): void {
  const { sheet, scheme, random, height } = stage;
  const deep = Math.min(storey * 0.62, (height - ground) * 0.62);
  const from = left + (right - left) * random.range(0.1, 0.4);
  const wide = (right - left) * random.range(0.3, 0.5);
  sheet.rect(from, ground + thick * 0.5, wide, deep, { fill: scheme.soft });
  for (let at = from + wide * 0.08; at < from + wide * 0.9; at += wide * 0.12) {
    sheet.rect(at, ground + thick * 0.5 + deep * 0.35, wide * 0.07, deep * 0.65, { fill: random.pick([scheme.light, scheme.accent, scheme.mid, scheme.spot]) });
  }
}
