import { dimensionChain, gridLines } from '../drafting-marks.ts';
import { corners, hatch } from '../hatching.ts';
import { anyStanding, person } from '../silhouettes.ts';
import type { Stage } from '../stage.ts';
import { pathThrough, type Point, sectorPath } from '../svg-writer.ts';
import { drawStandingTree } from '../trees.ts';

interface Facade {
  left: number;
  width: number;
  ground: number;
  bays: number;
  floors: number;
  bay: number;
  storey: number;
}

/** A façade drawn flat: windows and their shadows at 45°, trees, people. */
export function drawElevation(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  const ground = height * 0.87;
  const wide = stage.format === 'panorama' ? 0.66 : stage.format === 'portrait' ? 0.74 : 0.6;
  const cropped = stage.variant(4, 'crop') === 2;
  const facadeWidth = width * (cropped ? 1.15 : wide);
  const facadeHeight = height * (cropped ? 0.82 : random.range(0.58, 0.68));
  const kind = stage.variant(4);
  const aspect = kind === 1 ? 1.5 : 0.82;
  const floors = kind === 1 ? 2 : stage.format === 'portrait' ? random.int(5, 6) : random.int(3, 5);
  const storey = facadeHeight / floors;
  const bays = Math.max(3, Math.round(facadeWidth / (storey * aspect)));
  const left = cropped ? width * 0.16 : (width - facadeWidth) / 2 + random.range(-0.06, 0.06) * width;
  const facade: Facade = { left, width: facadeWidth, ground, bays, floors, bay: facadeWidth / bays, storey };

  gridLines(stage, 96 * unit);
  if (!cropped) sheet.circle([left + facadeWidth * random.range(0.05, 0.3), ground - facadeHeight], facadeHeight * random.range(0.3, 0.42), { fill: random.pick([scheme.accent, scheme.spot, scheme.mid]) });
  for (let index = 0; index < 4; index += 1) {
    drawStandingTree(stage, [random.range(0, left), ground], facadeHeight * random.range(0.4, 0.85), random.pick([scheme.soft, scheme.mid]));
    drawStandingTree(stage, [random.range(left + facadeWidth, Math.max(width, left + facadeWidth + 1)), ground], facadeHeight * random.range(0.4, 0.85), random.pick([scheme.soft, scheme.mid]));
  }
  [drawTownHouse, drawMill, drawSlab, drawArcades][kind]?.(stage, facade);

  for (let index = 0; index < 2; index += 1) {
    drawStandingTree(stage, [left + facadeWidth * random.range(0.05, 1.05), ground], storey * random.range(1, 1.6), random.pick([scheme.strong, scheme.accent, scheme.mid]));
  }
  sheet.rect(0, ground, width, height - ground, { fill: scheme.kind === 'ink' || scheme.kind === 'night' ? scheme.shadow : scheme.soft });
  sheet.line([0, ground], [width, ground], { stroke: scheme.line, width: pen.cut });
  const size = Math.min(storey * 0.55, facadeHeight * 0.17);
  for (let index = 0; index < 6; index += 1) {
    person(sheet, { feet: [width * (0.08 + index * 0.16) + random.range(-40, 40) * unit, ground + height * 0.02], height: size, pose: anyStanding(random), mirrored: random.chance(0.5), colour: index === 2 ? scheme.accent : scheme.line });
  }
  if (!cropped) {
    const below = ground + (height - ground) * 0.45;
    dimensionChain(stage, Array.from({ length: bays + 1 }, (_, bay): Point => [left + bay * facade.bay, below]), 18 * unit);
  }
}

function windowAt(stage: Stage, x: number, y: number, width: number, height: number, fill: string): void {
  const { sheet, scheme, pen } = stage;
  const drop = width * 0.2;
  sheet.rect(x, y, width, height, { fill });
  sheet.polygon([[x, y], [x + width, y], [x + width, y + drop], [x + drop, y + drop], [x + drop, y + height], [x, y + height]], { fill: scheme.edge, opacity: 0.55 });
  const mullions = pathThrough([[x + width / 2, y], [x + width / 2, y + height]], false) + pathThrough([[x, y + height * 0.32], [x + width, y + height * 0.32]], false);
  sheet.path(mullions, { stroke: scheme.edge, width: pen.hair });
  sheet.rect(x, y, width, height, { stroke: scheme.edge, width: pen.thin });
}

function drawTownHouse(stage: Stage, { left, width, ground, bays, floors, bay, storey }: Facade): void {
  const { sheet, scheme, random, pen } = stage;
  const roof = storey * 0.95;
  const top = ground - floors * storey;
  sheet.polygon([[left, top], [left + storey * 0.32, top - roof], [left + width - storey * 0.32, top - roof], [left + width, top]], { fill: scheme.strong, stroke: scheme.edge, width: pen.line });
  sheet.rect(left, top, width, floors * storey, { fill: scheme.light, stroke: scheme.edge, width: pen.heavy });
  for (let index = 0; index < bays; index += 1) {
    const x = left + index * bay + bay * 0.27;
    if (index > 0 && index < bays - 1) {
      sheet.polygon([[x - bay * 0.05, top - roof * 0.62], [x + bay * 0.23, top - roof * 0.85], [x + bay * 0.51, top - roof * 0.62], [x + bay * 0.51, top - roof * 0.1], [x - bay * 0.05, top - roof * 0.1]], { fill: scheme.light, stroke: scheme.edge, width: pen.thin });
      windowAt(stage, x + bay * 0.04, top - roof * 0.6, bay * 0.38, roof * 0.45, scheme.mid);
    }
    for (let floor = 1; floor < floors; floor += 1) {
      const y = ground - (floor + 1) * storey;
      const lit = random.chance(0.16);
      windowAt(stage, x, y + storey * 0.2, bay * 0.46, storey * 0.68, lit ? scheme.spot : scheme.mid);
      if (random.chance(0.35)) sheet.rect(x - bay * 0.18, y + storey * 0.2, bay * 0.18, storey * 0.68, { fill: scheme.accent, stroke: scheme.edge, width: pen.hair });
      if (floor === 1 || floor === floors - 1) {
        sheet.path(hatch(corners(x - bay * 0.12, y + storey * 0.66, bay * 0.7, storey * 0.24), 90, bay * 0.06), { stroke: scheme.edge, width: pen.thin });
        sheet.line([x - bay * 0.14, y + storey * 0.66], [x + bay * 0.6, y + storey * 0.66], { stroke: scheme.edge, width: pen.line });
      }
    }
    sheet.rect(left + index * bay + bay * 0.12, ground - storey * 0.82, bay * 0.76, storey * 0.82, { fill: index === bays >> 1 ? scheme.accent : scheme.edge });
    sheet.polygon([[left + index * bay + bay * 0.08, ground - storey * 0.86], [left + (index + 1) * bay - bay * 0.08, ground - storey * 0.86], [left + (index + 1) * bay - bay * 0.02, ground - storey * 0.62], [left + index * bay + bay * 0.02, ground - storey * 0.62]], { fill: index % 2 ? scheme.light : scheme.soft, stroke: scheme.edge, width: pen.thin });
  }
  for (let floor = 1; floor <= floors; floor += 1) sheet.line([left - bay * 0.06, ground - floor * storey], [left + width + bay * 0.06, ground - floor * storey], { stroke: scheme.edge, width: floor === floors || floor === 1 ? pen.cut : pen.thin });
}

function drawMill(stage: Stage, { left, width, ground, bays, floors, bay, storey }: Facade): void {
  const { sheet, scheme, random, pen } = stage;
  const top = ground - floors * storey;
  for (let index = 0; index < bays; index += 1) {
    const x = left + index * bay;
    sheet.polygon([[x, top], [x, top - storey * 0.62], [x + bay, top]], { fill: index % 2 ? scheme.mid : scheme.strong, stroke: scheme.edge, width: pen.line });
    sheet.path(hatch([[x, top], [x, top - storey * 0.62], [x + bay, top]], 90, bay * 0.07), { stroke: scheme.light, width: pen.hair });
  }
  const chimney = left + width * random.range(0.7, 0.92);
  sheet.polygon([[chimney, top], [chimney + bay * 0.06, top - storey * 1.15], [chimney + bay * 0.24, top - storey * 1.15], [chimney + bay * 0.3, top]], { fill: scheme.accent, stroke: scheme.edge, width: pen.line });
  sheet.rect(left, top, width, floors * storey, { fill: scheme.light, stroke: scheme.edge, width: pen.heavy });
  sheet.path(hatch(corners(left, top, width, floors * storey), 0, storey * 0.055), { stroke: scheme.edge, width: pen.hair, opacity: 0.4 });
  for (let index = 0; index < bays; index += 1) {
    for (let floor = 0; floor < floors; floor += 1) {
      const x = left + index * bay + bay * 0.16;
      const y = ground - (floor + 1) * storey + storey * 0.2;
      const wide = bay * 0.68;
      const high = storey * 0.62;
      const door = floor === 0 && index === bays >> 1;
      sheet.path(sectorPath([x + wide / 2, y + wide * 0.28], wide / 2, 180, 360), { fill: scheme.edge });
      sheet.rect(x, y + wide * 0.28, wide, door ? ground - y - wide * 0.28 : high - wide * 0.28, { fill: door ? scheme.accent : random.pick([scheme.mid, scheme.soft, scheme.mid, scheme.spot]), stroke: scheme.edge, width: pen.thin });
      const lines = hatch(corners(x, y + wide * 0.28, wide, high - wide * 0.28), 90, wide / 5) + hatch(corners(x, y + wide * 0.28, wide, high - wide * 0.28), 0, wide / 5);
      if (!door) sheet.path(lines, { stroke: scheme.edge, width: pen.hair });
    }
    sheet.rect(left + index * bay - bay * 0.04, top, bay * 0.08, floors * storey, { fill: scheme.soft, stroke: scheme.edge, width: pen.thin });
  }
}

function drawSlab(stage: Stage, { left, width, ground, bays, floors, bay, storey }: Facade): void {
  const { sheet, scheme, random, pen } = stage;
  const top = ground - floors * storey;
  sheet.rect(left + width * 0.06, ground - storey, width * 0.88, storey, { fill: scheme.edge });
  for (let index = 0; index <= bays; index += 1) {
    const x = left + index * bay;
    sheet.polygon([[x - bay * 0.05, ground - storey], [x + bay * 0.05, ground - storey], [x + bay * 0.12, ground], [x - bay * 0.12, ground]], { fill: scheme.light, stroke: scheme.edge, width: pen.thin });
  }
  const tones = [scheme.light, scheme.mid, scheme.strong, scheme.soft, scheme.accent, scheme.light, scheme.spot];
  for (let floor = 1; floor < floors; floor += 1) {
    for (let index = 0; index < bays; index += 1) {
      const x = left + index * bay;
      const y = ground - (floor + 1) * storey;
      sheet.rect(x, y, bay, storey, { fill: tones[random.int(0, tones.length - 1)] ?? scheme.light });
      sheet.polygon([[x, y], [x + bay, y], [x + bay, y + storey * 0.22], [x + storey * 0.22, y + storey * 0.22], [x + storey * 0.22, y + storey], [x, y + storey]], { fill: scheme.edge, opacity: 0.7 });
      if (random.chance(0.4)) sheet.path(hatch(corners(x, y, bay, storey), 90, bay * 0.1), { stroke: scheme.edge, width: pen.hair });
      if (random.chance(0.18)) person(sheet, { feet: [x + bay * 0.55, y + storey], height: storey * 0.58, pose: 'stand', colour: scheme.edge });
      sheet.rect(x, y + storey * 0.66, bay, storey * 0.34, { fill: scheme.light, stroke: scheme.edge, width: pen.hair });
    }
  }
  for (let floor = 1; floor <= floors; floor += 1) sheet.line([left - bay * 0.12, ground - floor * storey], [left + width + bay * 0.12, ground - floor * storey], { stroke: scheme.edge, width: pen.cut });
  for (let index = 0; index <= bays; index += 1) sheet.line([left + index * bay, top], [left + index * bay, ground - storey], { stroke: scheme.edge, width: pen.line });
}

function drawArcades(stage: Stage, { left, width, ground, bays, floors, bay, storey }: Facade): void {
  const { sheet, scheme, random, pen } = stage;
  const top = ground - floors * storey;
  sheet.rect(left, top, width, ground - top, { fill: scheme.light, stroke: scheme.edge, width: pen.heavy });
  for (let floor = 0; floor < floors; floor += 1) {
    const y = ground - floor * storey;
    const parts = floor === floors - 1 ? bays * 2 : bays;
    const step = width / parts;
    for (let index = 0; index < parts; index += 1) {
      const x = left + index * step + step * 0.14;
      const wide = step * 0.72;
      const radius = wide / 2;
      const spring = y - Math.max(storey * 0.86 - radius, storey * 0.3);
      const fill = random.chance(0.14) ? scheme.accent : floor % 2 ? scheme.mid : scheme.strong;
      const base = floor === 0 ? y : y - storey * 0.06;
      sheet.rect(x, spring, wide, base - spring, { fill });
      sheet.path(sectorPath([x + radius, spring], radius, 180, 360), { fill });
      sheet.polygon([[x, spring], [x + wide * 0.26, spring + wide * 0.1], [x + wide * 0.26, base], [x, base]], { fill: scheme.edge, opacity: 0.5 });
      sheet.path(sectorPath([x + radius, spring], radius, 180, 270), { fill: scheme.edge, opacity: 0.5 });
      sheet.path(sectorPath([x + radius, spring], radius * 1.16, 180, 360), { stroke: scheme.edge, width: pen.hair });
    }
    sheet.line([left - bay * 0.05, y - storey], [left + width + bay * 0.05, y - storey], { stroke: scheme.edge, width: floor === floors - 1 ? pen.cut : pen.line });
  }
}
