import { gridLines } from '../drafting-marks.ts';
import { hatch } from '../hatching.ts';
import { person } from '../silhouettes.ts';
import type { Stage } from '../stage.ts';
import { type Point, pathThrough, rectPath } from '../svg-writer.ts';
import { drawStandingTree } from '../trees.ts';
import { drawHouseRow, drawSun, drawWater } from './city-parts.ts';

function crane(stage: Stage, foot: Point, tall: number, colour: string, side: number): void {
  const { sheet, scheme, pen } = stage;
  const [x, y] = foot;
  const stroke = { stroke: colour, width: tall * 0.022, join: 'round' } as const;
  const top = y - tall * 0.62;
  for (const leg of [-1, 1])
    sheet.line([x + leg * tall * 0.15, y], [x + leg * tall * 0.09, y - tall * 0.34], {
      ...stroke,
      width: tall * 0.034,
    });
  sheet.rect(x - tall * 0.13, y - tall * 0.37, tall * 0.26, tall * 0.05, { fill: colour });
  let lattice = '';
  for (let index = 0; index < 5; index += 1) {
    const low = y - tall * (0.37 + index * 0.05);
    lattice += pathThrough(
      [
        [x - tall * 0.05, low],
        [x + tall * 0.05, low - tall * 0.05],
        [x - tall * 0.05, low - tall * 0.05],
        [x + tall * 0.05, low],
      ],
      false,
    );
  }
  sheet.path(lattice, { stroke: colour, width: pen.thin });
  for (const leg of [-1, 1]) sheet.line([x + leg * tall * 0.05, y - tall * 0.34], [x + leg * tall * 0.05, top], stroke);
  sheet.rect(x - tall * 0.11, top - tall * 0.11, tall * 0.24, tall * 0.13, {
    fill: scheme.light,
    stroke: colour,
    width: pen.line,
  });
  const tip: Point = [x + side * tall * 0.52, y - tall];
  sheet.polygon([[x + side * tall * 0.06, top - tall * 0.09], tip, [x + side * tall * 0.12, top - tall * 0.02]], {
    ...stroke,
    width: tall * 0.014,
  });
  let braces = '';
  for (let index = 1; index < 7; index += 1) {
    const t = index / 7;
    const upper: Point = [x + side * tall * (0.06 + 0.46 * t), top - tall * 0.09 - tall * 0.29 * t];
    const lower: Point = [x + side * tall * (0.12 + 0.4 * (t - 0.07)), top - tall * 0.02 - tall * 0.36 * (t - 0.07)];
    braces += pathThrough([upper, lower], false);
  }
  sheet.path(braces, { stroke: colour, width: pen.thin });
  sheet.path(pathThrough([[x, top - tall * 0.11], [x - side * tall * 0.02, top - tall * 0.3], tip], false), {
    stroke: colour,
    width: pen.thin,
  });
  sheet.line(tip, [tip[0], y - tall * 0.3], { stroke: colour, width: pen.thin });
  sheet.rect(tip[0] - tall * 0.06, y - tall * 0.3, tall * 0.12, tall * 0.08, {
    fill: scheme.spot,
    stroke: colour,
    width: pen.thin,
  });
}

/** Cranes on a quay, a ship before it. */
export function drawHarbour(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  const quay = height * 0.76;
  drawSun(stage, random.range(0.25, 0.75), 0.4, 0.26);
  gridLines(stage, 120 * unit);
  drawHouseRow(stage, quay, height * 0.16, -10, width);
  const cranes = stage.format === 'portrait' || stage.format === 'square' ? 2 : 3;
  const side = random.chance(0.5) ? 1 : -1;
  for (let index = 0; index < cranes; index += 1)
    crane(
      stage,
      [(width * (index + 0.5 - side * 0.16)) / cranes, quay],
      height * (index === 1 ? 0.66 : 0.54),
      index === 1 ? scheme.accent : scheme.line,
      side,
    );
  drawWater(stage, quay);
  sheet.rect(0, quay, width, height * 0.03, { fill: scheme.edge });
  const left = width * random.range(0.1, 0.35);
  const long = Math.min(width * 0.5, height * 0.6);
  const deck = height * 0.87;
  for (let index = 0; index < 5; index += 1)
    sheet.rect(
      left + long * (0.3 + index * 0.12),
      deck - long * (0.09 + (index % 2) * 0.09),
      long * 0.115,
      long * (0.09 + (index % 2) * 0.09),
      {
        fill: [scheme.accent, scheme.spot, scheme.light][index % 3] ?? scheme.light,
        stroke: scheme.edge,
        width: pen.thin,
      },
    );
  sheet.rect(left + long * 0.08, deck - long * 0.2, long * 0.16, long * 0.2, {
    fill: scheme.light,
    stroke: scheme.edge,
    width: pen.line,
  });
  sheet.polygon(
    [
      [left, deck],
      [left + long, deck],
      [left + long * 0.92, deck + long * 0.13],
      [left + long * 0.06, deck + long * 0.13],
    ],
    { fill: scheme.edge },
  );
  for (const at of [0.06, 0.5, 0.92])
    person(sheet, { feet: [width * at, quay], height: height * 0.08, pose: 'walk', colour: scheme.line });
}

/** A skyline behind a bridge of arches. */
export function drawRiver(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  const bank = height * 0.56;
  drawSun(stage, random.range(0.2, 0.8), 0.3, 0.2);
  for (let x = -20; x < width; ) {
    const wide = random.range(60, 130) * unit;
    sheet.rect(x, bank - height * random.range(0.2, 0.34), wide, height * 0.4, { fill: scheme.soft });
    x += wide;
  }
  const tower = width * random.range(0.15, 0.85);
  sheet.polygon(
    [
      [tower - 40 * unit, bank],
      [tower - 30 * unit, height * 0.2],
      [tower, height * 0.07],
      [tower + 30 * unit, height * 0.2],
      [tower + 40 * unit, bank],
    ],
    { fill: scheme.strong, stroke: scheme.edge, width: pen.line },
  );
  sheet.path(
    hatch(
      [
        [tower, height * 0.07],
        [tower + 30 * unit, height * 0.2],
        [tower + 40 * unit, bank],
        [tower, bank],
      ],
      90,
      9 * unit,
    ),
    { stroke: scheme.edge, width: pen.thin },
  );
  drawHouseRow(stage, bank, height * 0.2, -10, width);
  drawWater(stage, bank);
  for (let x = width * 0.04; x < width; x += random.range(120, 260) * unit)
    drawStandingTree(stage, [x, bank], height * 0.12, scheme.strong);
  const deck = height * 0.7;
  const arches = stage.format === 'portrait' ? 3 : 5;
  const pitch = (width * 1.1) / arches;
  const rise = height * 0.2;
  let holes = '';
  for (let index = 0; index < arches; index += 1) {
    const x = -width * 0.05 + pitch * (index + 0.5);
    holes += `M${Math.round(x - pitch * 0.4)} ${Math.round(deck + rise)}A${Math.round(pitch * 0.4)} ${Math.round(rise * 0.78)} 0 0 1 ${Math.round(x + pitch * 0.4)} ${Math.round(deck + rise)}Z`;
  }
  sheet.path(rectPath(-10, deck, width + 20, rise), { fill: scheme.light, stroke: scheme.edge, width: pen.line });
  sheet.path(holes, { fill: scheme.strong, stroke: scheme.edge, width: pen.line });
  sheet.path(holes, { fill: scheme.edge, opacity: 0.35 });
  sheet.line([0, deck], [width, deck], { stroke: scheme.edge, width: pen.cut });
  for (let index = 0; index < 7; index += 1)
    person(sheet, {
      feet: [width * (0.08 + index * 0.14) + random.range(-30, 30) * unit, deck - 4 * unit],
      height: height * 0.1,
      pose: random.pick(['walk', 'coat', 'stand']),
      mirrored: random.chance(0.5),
      colour: index === 3 ? scheme.accent : scheme.edge,
    });
}
