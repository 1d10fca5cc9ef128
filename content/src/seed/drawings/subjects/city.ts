import { gridLines } from '../drafting-marks.ts';
import { hatch } from '../hatching.ts';
import { person } from '../silhouettes.ts';
import type { Stage } from '../stage.ts';
import { drawStandingTree } from '../trees.ts';
import { pathThrough, type Point, rectPath, sectorPath } from '../svg-writer.ts';

/** A city: roofs on a hill, a harbour with cranes, a river with bridges, or its figure-ground plan. */
export function drawCity(stage: Stage): void {
  [drawHill, drawHarbour, drawFigureGround, drawRiver, drawRoofs][stage.variant(5)]?.(stage);
}

function sun(stage: Stage, x: number, y: number, share: number): void {
  const { sheet, scheme, width, height } = stage;
  sheet.circle([width * x, height * y], Math.min(width, height) * share, { fill: stage.variant(2, 'sun') ? scheme.accent : scheme.spot });
}

function windows(x: number, y: number, wide: number, high: number, columns: number, rows: number): string {
  let data = '';
  for (let row = 0; row < rows; row += 1) for (let column = 0; column < columns; column += 1) data += rectPath(x + (wide * (column + 0.28)) / columns, y + (high * (row + 0.25)) / rows, (wide * 0.44) / columns, (high * 0.5) / rows);
  return data;
}

function house(stage: Stage, x: number, base: number, wide: number, high: number, colour: string): void {
  const { sheet, scheme, random, pen } = stage;
  const kind = random.int(0, 3);
  const roof = wide * 0.42;
  sheet.rect(x, base - high, wide, high, { fill: colour, stroke: scheme.edge, width: pen.thin });
  const top = base - high;
  const tone = random.pick([scheme.accent, scheme.strong, scheme.edge, scheme.mid]);
  if (kind === 0) sheet.polygon([[x, top], [x + wide / 2, top - roof], [x + wide, top]], { fill: tone, stroke: scheme.edge, width: pen.thin });
  else if (kind === 1) sheet.polygon([[x, top], [x + wide * 0.14, top - roof * 0.7], [x + wide * 0.86, top - roof * 0.7], [x + wide, top]], { fill: tone, stroke: scheme.edge, width: pen.thin });
  else if (kind === 2) sheet.polygon([[x, top], [x, top - roof * 0.7], [x + wide, top]], { fill: tone, stroke: scheme.edge, width: pen.thin });
  if (kind < 2) sheet.rect(x + wide * 0.7, top - roof * 0.9, wide * 0.1, roof * 0.6, { fill: scheme.edge });
  const columns = Math.max(2, Math.round(wide / (34 * stage.unit)));
  const rows = Math.max(2, Math.round(high / (52 * stage.unit)));
  sheet.path(windows(x, top, wide, high, Math.min(columns, 5), Math.min(rows, 7)), { fill: scheme.edge });
  // The side away from the sun.
  sheet.rect(x + wide * 0.72, top, wide * 0.28, high, { fill: scheme.edge, opacity: 0.18 });
}

function row(stage: Stage, base: number, high: number, from: number, to: number): void {
  const { scheme, random, unit } = stage;
  const colours = [scheme.light, scheme.soft, scheme.light, scheme.mid, scheme.spot];
  for (let x = from; x < to; ) {
    const wide = random.range(70, 150) * unit;
    house(stage, x, base, wide, high * random.range(0.7, 1.2), colours[random.int(0, 4)] ?? scheme.light);
    x += wide;
  }
}

function water(stage: Stage, top: number): void {
  const { sheet, scheme, width, height, pen, random } = stage;
  sheet.rect(0, top, width, height - top, { fill: scheme.strong });
  let data = '';
  for (let index = 0; index < 40; index += 1) {
    const x = random.range(-0.05, 0.95) * width;
    const y = top + (height - top) * random.range(0.08, 0.95);
    data += pathThrough([[x, y], [x + random.range(0.03, 0.14) * width, y]], false);
  }
  sheet.path(data, { stroke: scheme.light, width: pen.thin });
}

function drawHill(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  sun(stage, random.range(0.15, 0.85), 0.26, 0.17);
  const peak = width * random.range(0.35, 0.68);
  const slope = (x: number) => height * (0.66 - 0.34 * Math.exp(-(((x - peak) / (width * 0.3)) ** 2)));
  const ridge = Array.from({ length: 41 }, (_, index): Point => [(width * index) / 40, slope((width * index) / 40)]);
  sheet.polygon([[0, height], ...ridge, [width, height]], { fill: scheme.mid });
  for (let level = 1; level < 7; level += 1) sheet.polyline(ridge.map(([x, y]): Point => [x, y + level * 24 * unit * (1 + level * 0.2)]), { stroke: scheme.edge, width: pen.hair });
  const colours = [scheme.light, scheme.soft, scheme.light, scheme.spot];
  for (let level = 0; level < 4; level += 1) {
    for (let x = -20 * unit; x < width; ) {
      const wide = random.range(46, 96) * unit * (0.8 + level * 0.16);
      const base = slope(x + wide / 2) + (level + 0.7) * 62 * unit;
      if (random.chance(0.82)) house(stage, x, base, wide, random.range(44, 90) * unit, colours[random.int(0, 3)] ?? scheme.light);
      else drawStandingTree(stage, [x + wide / 2, base], 110 * unit, scheme.strong);
      x += wide * random.range(0.96, 1.3);
    }
  }
  const church = slope(peak);
  sheet.rect(peak - 40 * unit, church - 110 * unit, 80 * unit, 140 * unit, { fill: scheme.light, stroke: scheme.edge, width: pen.line });
  for (const side of [-1, 1]) {
    sheet.rect(peak + side * 58 * unit - 18 * unit, church - 150 * unit, 36 * unit, 180 * unit, { fill: scheme.accent, stroke: scheme.edge, width: pen.line });
    sheet.path(sectorPath([peak + side * 58 * unit, church - 150 * unit], 18 * unit, 180, 360), { fill: scheme.edge });
  }
  row(stage, height * 0.9, height * 0.17, -10, width);
  water(stage, height * 0.9);
  sheet.line([0, height * 0.9], [width, height * 0.9], { stroke: scheme.line, width: pen.heavy });
}

function crane(stage: Stage, foot: Point, tall: number, colour: string, side: number): void {
  const { sheet, scheme, pen } = stage;
  const [x, y] = foot;
  const stroke = { stroke: colour, width: tall * 0.022, join: 'round' } as const;
  const top = y - tall * 0.62;
  for (const leg of [-1, 1]) sheet.line([x + leg * tall * 0.15, y], [x + leg * tall * 0.09, y - tall * 0.34], { ...stroke, width: tall * 0.034 });
  sheet.rect(x - tall * 0.13, y - tall * 0.37, tall * 0.26, tall * 0.05, { fill: colour });
  let lattice = '';
  for (let index = 0; index < 5; index += 1) {
    const low = y - tall * (0.37 + index * 0.05);
    lattice += pathThrough([[x - tall * 0.05, low], [x + tall * 0.05, low - tall * 0.05], [x - tall * 0.05, low - tall * 0.05], [x + tall * 0.05, low]], false);
  }
  sheet.path(lattice, { stroke: colour, width: pen.thin });
  for (const leg of [-1, 1]) sheet.line([x + leg * tall * 0.05, y - tall * 0.34], [x + leg * tall * 0.05, top], stroke);
  sheet.rect(x - tall * 0.11, top - tall * 0.11, tall * 0.24, tall * 0.13, { fill: scheme.light, stroke: colour, width: pen.line });
  const tip: Point = [x + side * tall * 0.52, y - tall];
  sheet.polygon([[x + side * tall * 0.06, top - tall * 0.09], tip, [x + side * tall * 0.12, top - tall * 0.02]], { ...stroke, width: tall * 0.014 });
  let braces = '';
  for (let index = 1; index < 7; index += 1) {
    const t = index / 7;
    const upper: Point = [x + side * tall * (0.06 + 0.46 * t), top - tall * 0.09 - (tall * 0.29) * t];
    const lower: Point = [x + side * tall * (0.12 + 0.4 * (t - 0.07)), top - tall * 0.02 - (tall * 0.36) * (t - 0.07)];
    braces += pathThrough([upper, lower], false);
  }
  sheet.path(braces, { stroke: colour, width: pen.thin });
  sheet.path(pathThrough([[x, top - tall * 0.11], [x - side * tall * 0.02, top - tall * 0.3], tip], false), { stroke: colour, width: pen.thin });
  sheet.line(tip, [tip[0], y - tall * 0.3], { stroke: colour, width: pen.thin });
  sheet.rect(tip[0] - tall * 0.06, y - tall * 0.3, tall * 0.12, tall * 0.08, { fill: scheme.spot, stroke: colour, width: pen.thin });
}

function drawHarbour(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  const quay = height * 0.76;
  sun(stage, random.range(0.25, 0.75), 0.4, 0.26);
  gridLines(stage, 120 * unit);
  row(stage, quay, height * 0.16, -10, width);
  const cranes = stage.format === 'portrait' || stage.format === 'square' ? 2 : 3;
  const side = random.chance(0.5) ? 1 : -1;
  for (let index = 0; index < cranes; index += 1) crane(stage, [(width * (index + 0.5 - side * 0.16)) / cranes, quay], height * (index === 1 ? 0.66 : 0.54), index === 1 ? scheme.accent : scheme.line, side);
  water(stage, quay);
  sheet.rect(0, quay, width, height * 0.03, { fill: scheme.edge });
  const left = width * random.range(0.1, 0.35);
  const long = Math.min(width * 0.5, height * 0.6);
  const deck = height * 0.87;
  for (let index = 0; index < 5; index += 1) sheet.rect(left + long * (0.3 + index * 0.12), deck - long * (0.09 + (index % 2) * 0.09), long * 0.115, long * (0.09 + (index % 2) * 0.09), { fill: [scheme.accent, scheme.spot, scheme.light][index % 3] ?? scheme.light, stroke: scheme.edge, width: pen.thin });
  sheet.rect(left + long * 0.08, deck - long * 0.2, long * 0.16, long * 0.2, { fill: scheme.light, stroke: scheme.edge, width: pen.line });
  sheet.polygon([[left, deck], [left + long, deck], [left + long * 0.92, deck + long * 0.13], [left + long * 0.06, deck + long * 0.13]], { fill: scheme.edge });
  for (const at of [0.06, 0.5, 0.92]) person(sheet, { feet: [width * at, quay], height: height * 0.08, pose: 'walk', colour: scheme.line });
}

function drawFigureGround(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen, centre } = stage;
  const long = Math.hypot(width, height);
  const bend = random.range(0.14, 0.24) * height;
  const level = height * random.range(0.4, 0.62);
  const phase = random.range(0, 6);
  const half = Math.min(width, height) * 0.075;
  const river = (x: number) => level + Math.sin((x / width) * 3.6 + phase) * bend;
  let blocks = '';
  let marked = '';
  const cell = Math.min(width, height) / 9;
  const turn = (random.range(-30, 30) * Math.PI) / 180;
  const count = Math.ceil(long / cell / 2) + 1;
  for (let row = -count; row <= count; row += 1) {
    for (let column = -count; column <= count; column += 1) {
      const north = row < 0;
      const angle = north ? turn : turn + 0.35;
      const at = (dx: number, dy: number): Point => {
        const x = (column + dx) * cell;
        const y = (row + dy) * cell * 0.8;
        return [centre[0] + x * Math.cos(angle) - y * Math.sin(angle), centre[1] + x * Math.sin(angle) + y * Math.cos(angle)];
      };
      const middle = at(0.45, 0.45);
      const away = Math.abs(middle[1] - river(middle[0]));
      if (away < half + cell * 0.62 || random.chance(0.06)) continue;
      if (middle[0] < -cell || middle[0] > width + cell || middle[1] < -cell || middle[1] > height + cell) continue;
      const [x1, y1] = [random.range(0.8, 0.9), random.range(0.8, 0.9)];
      let shape = pathThrough([at(0, 0), at(x1, 0), at(x1, y1), at(0, y1)], true);
      if (random.chance(0.55)) shape += pathThrough([at(0.26, 0.26), at(0.26, 0.6), at(0.6, 0.6), at(0.6, 0.26)], true);
      else if (random.chance(0.5)) shape = pathThrough([at(0, 0), at(x1, 0), at(x1, 0.4), at(0.4, 0.4), at(0.4, y1), at(0, y1)], true);
      if (random.chance(0.025)) marked += shape;
      else blocks += shape;
    }
  }
  sheet.path(blocks, { fill: scheme.line });
  sheet.path(marked, { fill: scheme.accent });
  const bank = (push: number) => Array.from({ length: 41 }, (_, index): Point => [(width * (index - 1)) / 38, river((width * (index - 1)) / 38) + push]);
  sheet.polygon([...bank(-half), ...bank(half).reverse()], { fill: scheme.mid });
  for (const share of [-0.5, 0, 0.5]) sheet.polyline(bank(half * share), { stroke: scheme.light, width: pen.hair });
  for (const share of [-1, 1]) sheet.polyline(bank(half * share), { stroke: scheme.line, width: pen.line });
  for (const share of [0.2, 0.44, 0.78]) {
    const x = width * (share + random.range(-0.05, 0.05));
    sheet.line([x, river(x) - half * 1.3], [x + half * 0.2, river(x) + half * 1.3], { stroke: scheme.ground, width: 22 * unit });
    sheet.line([x, river(x) - half * 1.3], [x + half * 0.2, river(x) + half * 1.3], { stroke: scheme.line, width: pen.thin });
  }
  const x = width * random.range(0.3, 0.7);
  const place: Point = [x, river(x) + (random.chance(0.5) ? 1 : -1) * (half + cell * 1.5)];
  sheet.circle(place, cell * 0.9, { fill: scheme.ground });
  sheet.circle(place, cell * 0.9, { stroke: scheme.accent, width: pen.heavy });
  sheet.circle(place, cell * 0.28, { fill: scheme.accent });
}

function drawRiver(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  const bank = height * 0.56;
  sun(stage, random.range(0.2, 0.8), 0.3, 0.2);
  for (let x = -20; x < width; ) {
    const wide = random.range(60, 130) * unit;
    sheet.rect(x, bank - height * random.range(0.2, 0.34), wide, height * 0.4, { fill: scheme.soft });
    x += wide;
  }
  const tower = width * random.range(0.15, 0.85);
  sheet.polygon([[tower - 40 * unit, bank], [tower - 30 * unit, height * 0.2], [tower, height * 0.07], [tower + 30 * unit, height * 0.2], [tower + 40 * unit, bank]], { fill: scheme.strong, stroke: scheme.edge, width: pen.line });
  sheet.path(hatch([[tower, height * 0.07], [tower + 30 * unit, height * 0.2], [tower + 40 * unit, bank], [tower, bank]], 90, 9 * unit), { stroke: scheme.edge, width: pen.thin });
  row(stage, bank, height * 0.2, -10, width);
  water(stage, bank);
  for (let x = width * 0.04; x < width; x += random.range(120, 260) * unit) drawStandingTree(stage, [x, bank], height * 0.12, scheme.strong);
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
  for (let index = 0; index < 7; index += 1) person(sheet, { feet: [width * (0.08 + index * 0.14) + random.range(-30, 30) * unit, deck - 4 * unit], height: height * 0.1, pose: random.pick(['walk', 'coat', 'stand']), mirrored: random.chance(0.5), colour: index === 3 ? scheme.accent : scheme.edge });
}

function drawRoofs(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  sun(stage, random.range(0.3, 0.7), 0.34, 0.24);
  const layers = 5;
  const tones = [scheme.soft, scheme.mid, scheme.light, scheme.strong, scheme.edge];
  for (let layer = 0; layer < layers; layer += 1) {
    const base = height * (0.42 + layer * 0.14);
    const outline: Point[] = [[0, height]];
    for (let x = -random.range(0, 120) * unit; x < width; ) {
      const wide = random.range(110, 240) * unit * (0.7 + layer * 0.14);
      const y = base - random.range(0, 80) * unit;
      const kind = random.int(0, 3);
      if (kind === 0) outline.push([x, y], [x + wide / 2, y - wide * 0.34], [x + wide, y]);
      else if (kind === 1) outline.push([x, y], [x + wide * 0.12, y - wide * 0.3], [x + wide * 0.88, y - wide * 0.3], [x + wide, y]);
      else if (kind === 2) outline.push([x, y], [x, y - wide * 0.28], [x + wide, y]);
      else outline.push([x, y - wide * 0.16], [x + wide, y - wide * 0.16]);
      if (random.chance(0.6)) {
        const chimney = x + wide * 0.66;
        sheet.rect(chimney, y - wide * 0.46, wide * 0.11, wide * 0.5, { fill: layer === 2 ? scheme.accent : (tones[layer] ?? scheme.mid), stroke: scheme.edge, width: pen.thin });
      }
      x += wide;
    }
    outline.push([width, height]);
    sheet.polygon(outline, { fill: tones[layer] ?? scheme.mid, stroke: scheme.edge, width: pen.line });
    if (layer === 1 || layer === 3) sheet.path(hatch(outline, layer === 1 ? 45 : 0, 16 * unit), { stroke: layer === 3 ? scheme.mid : scheme.edge, width: pen.hair });
    if (layer === 2) {
      let lights = '';
      for (let x = 30 * unit; x < width; x += 84 * unit) lights += rectPath(x, base + 20 * unit, 34 * unit, 52 * unit);
      sheet.path(lights, { fill: scheme.strong });
    }
    if (layer === 4) for (let x = 60 * unit; x < width; x += 130 * unit) if (random.chance(0.6)) sheet.rect(x, base + 20 * unit, 44 * unit, 60 * unit, { fill: scheme.spot });
  }
}
