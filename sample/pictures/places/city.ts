import { hatch } from '../hatching.ts';
import type { Stage } from '../stage.ts';
import { type Point, pathThrough, rectPath, sectorPath } from '../svg-writer.ts';
import { drawStandingTree } from '../trees.ts';
import { drawHouse, drawHouseRow, drawSun, drawWater } from './city-parts.ts';
import { drawHarbour, drawRiver } from './city-waterside.ts';

/** A city: roofs on a hill, a harbour with cranes, a river with bridges, or its figure-ground plan. */
export function drawCity(stage: Stage): void {
  [drawHill, drawHarbour, drawFigureGround, drawRiver, drawRoofs][stage.variant(5)]?.(stage);
}

function drawHill(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  drawSun(stage, random.range(0.15, 0.85), 0.26, 0.17);
  const peak = width * random.range(0.35, 0.68);
  const slope = (x: number) => height * (0.66 - 0.34 * Math.exp(-(((x - peak) / (width * 0.3)) ** 2)));
  const ridge = Array.from({ length: 41 }, (_, index): Point => [(width * index) / 40, slope((width * index) / 40)]);
  sheet.polygon([[0, height], ...ridge, [width, height]], { fill: scheme.mid });
  for (let level = 1; level < 7; level += 1)
    sheet.polyline(
      ridge.map(([x, y]): Point => [x, y + level * 24 * unit * (1 + level * 0.2)]),
      { stroke: scheme.edge, width: pen.hair },
    );
  const colours = [scheme.light, scheme.soft, scheme.light, scheme.spot];
  for (let level = 0; level < 4; level += 1) {
    for (let x = -20 * unit; x < width; ) {
      const wide = random.range(54, 104) * unit * (0.8 + level * 0.16);
      const base = slope(x + wide / 2) + (level + 0.7) * 62 * unit;
      if (random.chance(0.82))
        drawHouse(stage, x, base, wide, random.range(44, 90) * unit, colours[random.int(0, 3)] ?? scheme.light);
      else drawStandingTree(stage, [x + wide / 2, base], 110 * unit, scheme.strong);
      x += wide * random.range(0.96, 1.3);
    }
  }
  const church = slope(peak);
  sheet.rect(peak - 40 * unit, church - 110 * unit, 80 * unit, 140 * unit, {
    fill: scheme.light,
    stroke: scheme.edge,
    width: pen.line,
  });
  for (const side of [-1, 1]) {
    sheet.rect(peak + side * 58 * unit - 18 * unit, church - 150 * unit, 36 * unit, 180 * unit, {
      fill: scheme.accent,
      stroke: scheme.edge,
      width: pen.line,
    });
    sheet.path(sectorPath([peak + side * 58 * unit, church - 150 * unit], 18 * unit, 180, 360), { fill: scheme.edge });
  }
  drawHouseRow(stage, height * 0.9, height * 0.17, -10, width);
  drawWater(stage, height * 0.9);
  sheet.line([0, height * 0.9], [width, height * 0.9], { stroke: scheme.line, width: pen.heavy });
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
        return [
          centre[0] + x * Math.cos(angle) - y * Math.sin(angle),
          centre[1] + x * Math.sin(angle) + y * Math.cos(angle),
        ];
      };
      const middle = at(0.45, 0.45);
      const away = Math.abs(middle[1] - river(middle[0]));
      if (away < half + cell * 0.62 || random.chance(0.06)) continue;
      if (middle[0] < -cell || middle[0] > width + cell || middle[1] < -cell || middle[1] > height + cell) continue;
      const [x1, y1] = [random.range(0.8, 0.9), random.range(0.8, 0.9)];
      let shape = pathThrough([at(0, 0), at(x1, 0), at(x1, y1), at(0, y1)], true);
      if (random.chance(0.55)) shape += pathThrough([at(0.26, 0.26), at(0.26, 0.6), at(0.6, 0.6), at(0.6, 0.26)], true);
      else if (random.chance(0.5))
        shape = pathThrough([at(0, 0), at(x1, 0), at(x1, 0.4), at(0.4, 0.4), at(0.4, y1), at(0, y1)], true);
      if (random.chance(0.025)) marked += shape;
      else blocks += shape;
    }
  }
  sheet.path(blocks, { fill: scheme.line });
  sheet.path(marked, { fill: scheme.accent });
  const bank = (push: number) =>
    Array.from(
      { length: 41 },
      (_, index): Point => [(width * (index - 1)) / 38, river((width * (index - 1)) / 38) + push],
    );
  sheet.polygon([...bank(-half), ...bank(half).reverse()], { fill: scheme.mid });
  for (const share of [-0.5, 0, 0.5]) sheet.polyline(bank(half * share), { stroke: scheme.light, width: pen.hair });
  for (const share of [-1, 1]) sheet.polyline(bank(half * share), { stroke: scheme.line, width: pen.line });
  for (const share of [0.2, 0.44, 0.78]) {
    const x = width * (share + random.range(-0.05, 0.05));
    sheet.line([x, river(x) - half * 1.3], [x + half * 0.2, river(x) + half * 1.3], {
      stroke: scheme.ground,
      width: 22 * unit,
    });
    sheet.line([x, river(x) - half * 1.3], [x + half * 0.2, river(x) + half * 1.3], {
      stroke: scheme.line,
      width: pen.thin,
    });
  }
  const x = width * random.range(0.3, 0.7);
  const place: Point = [x, river(x) + (random.chance(0.5) ? 1 : -1) * (half + cell * 1.5)];
  sheet.circle(place, cell * 0.9, { fill: scheme.ground });
  sheet.circle(place, cell * 0.9, { stroke: scheme.accent, width: pen.heavy });
  sheet.circle(place, cell * 0.28, { fill: scheme.accent });
}

function drawRoofs(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  drawSun(stage, random.range(0.3, 0.7), 0.34, 0.24);
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
      else if (kind === 1)
        outline.push([x, y], [x + wide * 0.12, y - wide * 0.3], [x + wide * 0.88, y - wide * 0.3], [x + wide, y]);
      else if (kind === 2) outline.push([x, y], [x, y - wide * 0.28], [x + wide, y]);
      else outline.push([x, y - wide * 0.16], [x + wide, y - wide * 0.16]);
      if (random.chance(0.6)) {
        const chimney = x + wide * 0.66;
        sheet.rect(chimney, y - wide * 0.46, wide * 0.11, wide * 0.5, {
          fill: layer === 2 ? scheme.accent : (tones[layer] ?? scheme.mid),
          stroke: scheme.edge,
          width: pen.thin,
        });
      }
      x += wide;
    }
    outline.push([width, height]);
    sheet.polygon(outline, { fill: tones[layer] ?? scheme.mid, stroke: scheme.edge, width: pen.line });
    if (layer === 1 || layer === 3)
      sheet.path(hatch(outline, layer === 1 ? 45 : 0, 16 * unit), {
        stroke: layer === 3 ? scheme.mid : scheme.edge,
        width: pen.hair,
      });
    if (layer === 2) {
      let lights = '';
      for (let x = 30 * unit; x < width; x += 84 * unit) lights += rectPath(x, base + 20 * unit, 34 * unit, 52 * unit);
      sheet.path(lights, { fill: scheme.strong });
    }
    if (layer === 4)
      for (let x = 60 * unit; x < width; x += 130 * unit)
        if (random.chance(0.6)) sheet.rect(x, base + 20 * unit, 44 * unit, 60 * unit, { fill: scheme.spot });
  }
}
