import { axis, dimension, gridLines } from '../drafting-marks.ts';
import { hatch } from '../hatching.ts';
import type { Stage } from '../stage.ts';
import { decimal, type Point, pathThrough } from '../svg-writer.ts';
import { type Garment, garments, pieces, type Stroke } from './garment-shapes.ts';

type Placing = (x: number, y: number) => Point;

function strokesPath(strokes: readonly Stroke[], at: Placing, closed: boolean): string {
  const data = strokes.map((stroke) => {
    const [x, y] = at(stroke[1], stroke[2]);
    if (stroke[0] !== 'Q') return `${stroke[0]}${decimal(x)} ${decimal(y)}`;
    const [endX, endY] = at(stroke[3], stroke[4]);
    return `Q${decimal(x)} ${decimal(y)} ${decimal(endX)} ${decimal(endY)}`;
  });
  return `${data.join('')}${closed ? 'Z' : ''}`;
}

/** Corner points along the strokes, for hatching. */
function sampled(strokes: readonly Stroke[], at: Placing): Point[] {
  const points: Point[] = [];
  let last: Point = [0, 0];
  for (const stroke of strokes) {
    if (stroke[0] === 'Q') {
      for (let step = 1; step <= 6; step += 1) {
        const t = step / 6;
        const bend = (from: number, by: number, to: number) => (1 - t) ** 2 * from + 2 * t * (1 - t) * by + t * t * to;
        points.push(at(bend(last[0], stroke[1], stroke[3]), bend(last[1], stroke[2], stroke[4])));
      }
      last = [stroke[3], stroke[4]];
    } else {
      last = [stroke[1], stroke[2]];
      points.push(at(...last));
    }
  }
  return points;
}

/** A garment drawn flat, a row of them, or the pieces of its pattern. */
export function drawGarment(stage: Stage): void {
  [drawFlat, drawPieces, drawFlat, drawRack][stage.variant(4)]?.(stage);
}

function drawOne(stage: Stage, garment: Garment, at: Placing, colour: string, detail: string, hatched: boolean): void {
  const { sheet, scheme, pen, unit } = stage;
  const outline = strokesPath(garment.outline, at, true);
  sheet.path(outline, { fill: colour });
  if (hatched)
    sheet.path(hatch(sampled(garment.outline, at), stage.random.pick([45, 90, 0]), 20 * unit), {
      stroke: scheme.edge,
      width: pen.hair,
      opacity: 0.55,
    });
  for (const part of garment.detail)
    sheet.path(strokesPath(part, at, true), { fill: detail, stroke: scheme.edge, width: pen.thin, join: 'round' });
  sheet.path(garment.seams.map((seam) => strokesPath(seam, at, false)).join(''), {
    stroke: scheme.edge,
    width: pen.thin,
  });
  sheet.path(outline, { stroke: scheme.edge, width: pen.heavy, join: 'round' });
  const [x0] = at(0, 0);
  const [x1] = at(1, 0);
  for (const [x, y] of garment.buttons ?? [])
    sheet.circle(at(x, y), Math.abs(x1 - x0) * 0.011 + 2 * unit, { fill: scheme.edge });
}

function drawFlat(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit } = stage;
  gridLines(stage, 70 * unit);
  const garment = garments[stage.variant(garments.length, 'garment')];
  if (!garment) return;
  const tall = random.range(0.92, 1.04) * Math.min(height * 0.8, (width * 0.72) / garment.aspect);
  const wide = tall * garment.aspect;
  const middle =
    stage.format === 'panorama' || stage.format === 'landscape' ? width * random.range(0.4, 0.6) : width / 2;
  const at: Placing = (x, y) => [middle + (x - 0.5) * wide, height / 2 + (y - 0.5) * tall];
  const ground = stage.variant(3, 'ground');
  if (ground === 0) sheet.circle([middle, height / 2], Math.min(width, height) * 0.44, { fill: scheme.spot });
  if (ground === 1) sheet.rect(middle, 0, width, height, { fill: scheme.soft });
  for (const share of [0, 0.42, 1]) axis(stage, [0, at(0, share)[1]], [width, at(0, share)[1]], scheme.line);
  axis(stage, [middle, 0], [middle, height], scheme.line);
  const shift = 34 * unit;
  sheet.path(
    strokesPath(garment.outline, (x, y) => [at(x, y)[0] + shift, at(x, y)[1] + shift], true),
    { fill: scheme.shadow },
  );
  const colour = random.pick([scheme.light, scheme.accent, scheme.mid]);
  drawOne(stage, garment, at, colour, colour === scheme.accent ? scheme.light : scheme.accent, random.chance(0.4));
  dimension(stage, at(0, 0), at(0, 1), 50 * unit, scheme.line);
  dimension(stage, at(1, 0), at(1, 0.42), -50 * unit, scheme.line);
}

function drawRack(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  const count = stage.format === 'panorama' ? 5 : stage.format === 'landscape' ? 3 : 2;
  const colours = random.shuffle([scheme.light, scheme.accent, scheme.mid, scheme.spot, scheme.soft]);
  const grounds = [scheme.soft, scheme.ground, scheme.mid];
  const start = stage.variant(garments.length, 'garment');
  for (let index = 0; index < count; index += 1) {
    const garment = garments[(start + index) % garments.length];
    if (!garment) continue;
    const cell = width / count;
    sheet.rect(index * cell, 0, cell + 1, height, { fill: grounds[index % 3] ?? scheme.ground });
    const tall = Math.min(height * 0.74, (cell * 0.84) / garment.aspect);
    const wide = tall * garment.aspect;
    const top = height * 0.14;
    const at: Placing = (x, y) => [cell * (index + 0.5) + (x - 0.5) * wide, top + y * tall];
    const peg = at(0.5, 0);
    sheet.line([peg[0], 0], [peg[0], peg[1] + 20 * unit], { stroke: scheme.line, width: pen.line });
    sheet.path(
      strokesPath(garment.outline, (x, y) => [at(x, y)[0] + 30 * unit, at(x, y)[1] + 30 * unit], true),
      { fill: scheme.shadow },
    );
    const colour = colours[index % colours.length] ?? scheme.light;
    drawOne(
      stage,
      garment,
      at,
      colour === grounds[index % 3] ? scheme.light : colour,
      colours[(index + 2) % colours.length] ?? scheme.accent,
      index % 2 === 0,
    );
  }
  sheet.line([0, height * 0.07], [width, height * 0.07], { stroke: scheme.line, width: pen.cut });
}

function drawPieces(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  gridLines(stage, 54 * unit);
  const columns = stage.format === 'panorama' ? 4 : stage.format === 'landscape' ? 3 : 2;
  const rows = stage.format === 'panorama' ? 1 : 2;
  const colours = random.shuffle([scheme.light, scheme.accent, scheme.mid, scheme.spot, scheme.soft, scheme.light]);
  const order = random.shuffle(pieces);
  for (let index = 0; index < columns * rows; index += 1) {
    const cellWide = width / columns;
    const cellHigh = height / rows;
    const wide = Math.min(cellWide, cellHigh) * 0.74;
    const tall = Math.min(cellHigh * 0.82, wide * 1.3);
    const middle: Point = [cellWide * ((index % columns) + 0.5), cellHigh * (Math.floor(index / columns) + 0.5)];
    const piece = order[index % order.length] ?? [];
    const mirrored = index >= order.length ? -1 : 1;
    const grow =
      (amount: number): Placing =>
      (x, y) => [middle[0] + (x - 0.5) * (wide + amount) * mirrored, middle[1] + (y - 0.5) * (tall + amount)];
    sheet.turned(random.pick([-8, 0, 6, 12]), middle, () => {
      const at = grow(0);
      sheet.path(strokesPath(piece, grow(34 * unit), true), {
        fill: colours[index % colours.length] ?? scheme.light,
        stroke: scheme.edge,
        width: pen.thin,
      });
      sheet.path(strokesPath(piece, at, true), {
        stroke: scheme.edge,
        width: pen.line,
        dash: `${14 * unit} ${9 * unit}`,
      });
      const [x, top] = at(0.5, 0.28);
      const bottom = at(0.5, 0.9)[1];
      sheet.path(
        `${pathThrough(
          [
            [x, top],
            [x, bottom],
          ],
          false,
        )}${pathThrough(
          [
            [x - 10 * unit, top + 18 * unit],
            [x, top],
            [x + 10 * unit, top + 18 * unit],
          ],
          false,
        )}${pathThrough(
          [
            [x - 10 * unit, bottom - 18 * unit],
            [x, bottom],
            [x + 10 * unit, bottom - 18 * unit],
          ],
          false,
        )}`,
        { stroke: scheme.edge, width: pen.thin },
      );
      sheet.polygon([at(0.3, 0.99), at(0.36, 0.62), at(0.42, 0.99)], { fill: scheme.edge, opacity: 0.85 });
      sheet.circle(at(0.68, 0.5), 9 * unit, { stroke: scheme.edge, width: pen.thin });
    });
  }
}
