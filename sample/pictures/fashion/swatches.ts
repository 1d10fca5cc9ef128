import { mix } from '../drawing-inks.ts';
import { corners } from '../hatching.ts';
import type { Stage } from '../stage.ts';
import { type Point, rectPath } from '../svg-writer.ts';
import { type Area, textures } from './textures.ts';

/** A board of materials: in a strict grid, overlapping, or fanned out like a sample book. */
export function drawSwatches(stage: Stage): void {
  [drawBoard, drawFan, drawOverlap][stage.variant(3)]?.(stage);
}

function pairOf(stage: Stage, index: number): readonly [ground: string, ink: string] {
  const { scheme, palette } = stage;
  const pairs: readonly (readonly [string, string])[] = [
    [scheme.light, palette.ink],
    [palette.ink, scheme.soft],
    [scheme.accent, palette.deep],
    [scheme.soft, palette.tints[2]],
    [scheme.spot, palette.deep],
    [palette.tints[1], scheme.light],
    [palette.deep, palette.tints[2]],
    [scheme.light, scheme.accent],
    [palette.tints[2], palette.paper],
    [mix(palette.paper, scheme.spot, 0.4), palette.ink],
  ];
  return pairs[index % pairs.length] ?? [scheme.light, palette.ink];
}

function pinked({ x, y, width, height }: Area, tooth: number): Point[] {
  const line: Point[] = [];
  const along = (from: Point, to: Point) => {
    const count = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / tooth));
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    for (let index = 0; index < count; index += 1) {
      const t = index / count;
      const half = (index + 0.5) / count;
      const push = tooth * 0.45;
      line.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
      line.push([
        from[0] + (to[0] - from[0]) * half + ((to[1] - from[1]) / length) * push,
        from[1] + (to[1] - from[1]) * half - ((to[0] - from[0]) / length) * push,
      ]);
    }
  };
  const [a, b, c, d] = corners(x, y, width, height);
  if (a && b && c && d)
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, d],
      [d, a],
    ] as const)
      along(from, to);
  return line;
}

function drawSwatch(stage: Stage, area: Area, index: number, pinkedEdge: boolean, offset: number): void {
  const { sheet, scheme, pen, unit } = stage;
  const [ground, ink] = pairOf(stage, index);
  const outline = pinkedEdge ? pinked(area, 26 * unit) : corners(area.x, area.y, area.width, area.height);
  sheet.rect(area.x + offset, area.y + offset, area.width, area.height, { fill: scheme.shadow });
  sheet.polygon(outline, { fill: ground, stroke: scheme.edge, width: pen.hair });
  const texture = textures[(index + stage.variant(textures.length, 'texture')) % textures.length];
  sheet.clipped(rectPath(area.x, area.y, area.width, area.height), () => texture?.(stage, area, ink));
}

function drawBoard(stage: Stage): void {
  const { width, height, random, unit } = stage;
  const columns = stage.format === 'panorama' ? 6 : stage.format === 'landscape' ? 5 : 4;
  const rows = stage.format === 'panorama' ? 3 : stage.format === 'portrait' ? 5 : 4;
  const margin = 56 * unit;
  const gap = 22 * unit;
  const wide = (width - margin * 2 + gap) / columns;
  const high = (height - margin * 2 + gap) / rows;
  const taken = new Set<string>();
  const order = random.shuffle(Array.from({ length: 40 }, (_, index) => index));
  let count = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (taken.has(`${column}/${row}`)) continue;
      const across = column + 1 < columns && !taken.has(`${column + 1}/${row}`) && random.chance(0.34) ? 2 : 1;
      const down = row + 1 < rows && random.chance(0.4) ? 2 : 1;
      for (let dx = 0; dx < across; dx += 1)
        for (let dy = 0; dy < down; dy += 1) taken.add(`${column + dx}/${row + dy}`);
      drawSwatch(
        stage,
        { x: margin + column * wide, y: margin + row * high, width: across * wide - gap, height: down * high - gap },
        order[count] ?? count,
        random.chance(0.3),
        12 * unit,
      );
      count += 1;
    }
  }
}

function drawFan(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  const short = Math.min(width, height);
  const pivot: Point = [width * (width > height ? random.range(0.38, 0.62) : 0.5), height * 0.93];
  const long = Math.min(height * 0.84, width * (width > height ? 0.62 : 0.86));
  const count = 9;
  const start = random.int(0, 9);
  const sweep = width > height ? 140 : 78;
  for (let index = 0; index < count; index += 1) {
    sheet.turned(-sweep / 2 + (index * sweep) / (count - 1), pivot, () => {
      drawSwatch(
        stage,
        { x: pivot[0] - short * 0.075, y: pivot[1] - long, width: short * 0.15, height: long + short * 0.03 },
        start + index,
        false,
        -9 * unit,
      );
    });
  }
  sheet.circle(pivot, short * 0.035, { fill: scheme.accent, stroke: scheme.edge, width: pen.heavy });
}

function drawOverlap(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  const short = Math.min(width, height);
  const columns = Math.round(width / (short * 0.48));
  const rows = Math.round(height / (short * 0.48));
  const cells = random.shuffle(Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) => index));
  for (const [layer, cell] of cells.entries()) {
    const middle: Point = [
      ((cell % (columns + 1)) / columns) * width + random.range(-40, 40) * unit,
      (Math.floor(cell / (columns + 1)) / rows) * height + random.range(-40, 40) * unit,
    ];
    const wide = short * random.range(0.36, 0.6);
    const high = short * random.range(0.36, 0.6);
    sheet.turned(random.range(-16, 16), middle, () => {
      drawSwatch(
        stage,
        { x: middle[0] - wide / 2, y: middle[1] - high / 2, width: wide, height: high },
        layer,
        random.chance(0.6),
        16 * unit,
      );
      sheet.circle([middle[0] + 6 * unit, middle[1] - high * 0.42 + 6 * unit], 10 * unit, {
        fill: scheme.edge,
        opacity: 0.4,
      });
      sheet.circle([middle[0], middle[1] - high * 0.42], 10 * unit, {
        fill: scheme.accent,
        stroke: scheme.edge,
        width: pen.thin,
      });
    });
  }
}
