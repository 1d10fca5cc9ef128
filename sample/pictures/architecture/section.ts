import { dimensionChain, gridLines } from '../drafting-marks.ts';
import { anyStanding, person } from '../silhouettes.ts';
import type { Stage } from '../stage.ts';
import type { Point } from '../svg-writer.ts';
import { drawStandingTree } from '../trees.ts';
import { type Building, drawRooms, drawStairs, furnishFloors } from './section-interior.ts';

type Roof = 'flat' | 'gable' | 'shed' | 'saw' | 'vault';

/** A building cut open: what is cut is solid, what lies behind is a plane of colour. */
export function drawSection(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit } = stage;
  const roofs: readonly Roof[] = ['saw', 'gable', 'vault', 'shed', 'flat'];
  const roof = roofs[stage.variant(5)] ?? 'gable';
  const floors =
    stage.format === 'panorama' ? random.int(2, 3) : stage.format === 'portrait' ? random.int(4, 5) : random.int(2, 4);
  const ground = height * random.range(0.83, 0.87);
  const storey = (ground - height * 0.1) / (floors + (roof === 'flat' ? 0.25 : 0.85));
  const span = Math.min(width * random.range(0.56, 0.7), storey * (stage.format === 'panorama' ? 7.5 : 4.6));
  const left = (width - span) / 2 + random.range(-0.07, 0.07) * width;
  const building: Building = { left, right: left + span, ground, floors, storey, thick: storey * 0.085 };
  const roofRise = storey * 0.8;
  const top = ground - floors * storey;

  gridLines(stage, storey / 2);
  const sun: Point = [random.chance(0.5) ? width * 0.14 : width * 0.87, height * random.range(0.16, 0.28)];
  sheet.circle(sun, random.range(70, 140) * unit, {
    fill: stage.variant(2, 'sun') === 0 ? scheme.accent : scheme.spot,
  });
  for (let index = 0; index < 5; index += 1) {
    const x = random.chance(0.5)
      ? random.range(0, left - 40 * unit)
      : random.range(building.right + 150 * unit, Math.max(width, building.right + 151 * unit));
    drawStandingTree(
      stage,
      [x, ground],
      storey * random.range(1, 1.9),
      random.pick([scheme.mid, scheme.soft, scheme.strong]),
    );
  }
  const outline = roofOutline(roof, building, top, roofRise);
  drawRooms(stage, building, outline);
  const stairFloors = drawStairs(stage, building);
  furnishFloors(stage, building, stairFloors);
  drawCut(stage, building, outline);
  // On a dark ground the earth would glare if it took the colour of the lines.
  sheet.rect(0, ground, width, height - ground, {
    fill: isDark(stage) ? (scheme.kind === 'ink' ? scheme.edge : scheme.strong) : scheme.cut,
  });
  digCellar(stage, building);
  for (let index = 0; index < 3; index += 1) {
    const x =
      index % 2 === 0
        ? random.range(width * 0.03, left - 30 * unit)
        : random.range(building.right + 40 * unit, width * 0.97);
    person(sheet, {
      feet: [x, ground],
      height: storey * 0.56,
      pose: anyStanding(random),
      mirrored: random.chance(0.5),
      colour: scheme.line,
    });
  }
  const side = building.right + 62 * unit;
  dimensionChain(
    stage,
    Array.from({ length: floors + 1 }, (_, floor): Point => [side - 30 * unit, ground - floor * storey]),
    34 * unit,
  );
}

/** The line of the roof from the left wall to the right one, above the last floor. */
function roofOutline(roof: Roof, { left, right }: Building, top: number, rise: number): Point[] {
  const span = right - left;
  switch (roof) {
    case 'flat':
      return [
        [left, top],
        [right, top],
      ];
    case 'shed':
      return [
        [left, top - rise * 0.15],
        [right, top - rise],
      ];
    case 'gable':
      return [
        [left, top],
        [left + span * 0.5, top - rise],
        [right, top],
      ];
    case 'saw': {
      const teeth = 4;
      return Array.from({ length: teeth }, (_, index): Point[] => [
        [left + (span * index) / teeth, index === 0 ? top : top - rise * 0.07],
        [left + (span * (index + 1)) / teeth - span * 0.03, top - rise * 0.8],
      ])
        .flat()
        .concat([[right, top]]);
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

function drawCut(stage: Stage, building: Building, roof: readonly Point[]): void {
  const { sheet, scheme, random } = stage;
  const { left, right, ground, floors, storey, thick } = building;
  const cut = scheme.kind === 'night' ? scheme.accent : scheme.edge;
  for (let floor = 1; floor <= floors; floor += 1) {
    const y = ground - floor * storey;
    const atrium = floor < floors && random.chance(0.3) ? storey * 0.9 : 0;
    sheet.rect(left, y - thick / 2, right - left - atrium, thick, { fill: cut });
  }
  sheet.polyline([[left, ground + storey * 0.2], ...roof, [right, ground + storey * 0.2]], {
    stroke: cut,
    width: thick * 1.15,
    join: 'miter',
  });
}

function digCellar(stage: Stage, { left, right, ground, storey, thick }: Building): void {
  const { sheet, scheme, random, height } = stage;
  const deep = Math.min(storey * 0.62, (height - ground) * 0.62);
  const from = left + (right - left) * random.range(0.1, 0.4);
  const wide = (right - left) * random.range(0.3, 0.5);
  sheet.rect(from, ground + thick * 0.5, wide, deep, { fill: scheme.soft });
  for (let at = from + wide * 0.08; at < from + wide * 0.9; at += wide * 0.12) {
    sheet.rect(at, ground + thick * 0.5 + deep * 0.35, wide * 0.07, deep * 0.65, {
      fill: random.pick([scheme.light, scheme.accent, scheme.mid, scheme.spot]),
    });
  }
}
