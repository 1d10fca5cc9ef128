import { axis, dimension, gridLines } from '../drafting-marks.ts';
import { hatch } from '../hatching.ts';
import type { Stage } from '../stage.ts';
import { decimal, pathThrough, type Point } from '../svg-writer.ts';

/** A curve through corners: `q` bends towards its first pair of numbers. Positions in a box of 1 × 1. */
type Stroke = readonly ['M' | 'L', number, number] | readonly ['Q', number, number, number, number];

interface Garment {
  /** width for a height of 1 */
  aspect: number;
  outline: readonly Stroke[];
  /** seams, darts and folds, drawn as hairlines */
  seams: readonly (readonly Stroke[])[];
  /** a part that takes another colour: a collar, a pocket, a waistband */
  detail: readonly (readonly Stroke[])[];
  buttons?: readonly (readonly [number, number])[];
}

const garments: readonly Garment[] = [
  { // a coat
    aspect: 0.86,
    outline: [['M', 0.4, 0.02], ['Q', 0.5, 0.06, 0.6, 0.02], ['L', 0.76, 0.08], ['Q', 0.84, 0.11, 0.87, 0.2], ['L', 0.99, 0.6], ['L', 0.89, 0.63], ['L', 0.77, 0.34], ['Q', 0.77, 0.6, 0.86, 0.98], ['L', 0.14, 0.98], ['Q', 0.23, 0.6, 0.23, 0.34], ['L', 0.11, 0.63], ['L', 0.01, 0.6], ['L', 0.13, 0.2], ['Q', 0.16, 0.11, 0.24, 0.08]],
    seams: [[['M', 0.53, 0.32], ['L', 0.53, 0.98]], [['M', 0.24, 0.08], ['Q', 0.29, 0.2, 0.23, 0.34]], [['M', 0.76, 0.08], ['Q', 0.71, 0.2, 0.77, 0.34]], [['M', 0.05, 0.54], ['L', 0.14, 0.57]], [['M', 0.95, 0.54], ['L', 0.86, 0.57]], [['M', 0.23, 0.46], ['L', 0.78, 0.46]]],
    detail: [[['M', 0.4, 0.02], ['L', 0.53, 0.32], ['L', 0.3, 0.2], ['L', 0.33, 0.14], ['L', 0.29, 0.12]], [['M', 0.6, 0.02], ['L', 0.53, 0.32], ['L', 0.7, 0.2], ['L', 0.67, 0.14], ['L', 0.71, 0.12]], [['M', 0.27, 0.56], ['L', 0.44, 0.56], ['L', 0.44, 0.62], ['L', 0.27, 0.62]], [['M', 0.62, 0.56], ['L', 0.79, 0.56], ['L', 0.79, 0.62], ['L', 0.62, 0.62]]],
    buttons: [[0.59, 0.38], [0.59, 0.5], [0.59, 0.62], [0.59, 0.74]],
  },
  { // a dress
    aspect: 0.7,
    outline: [['M', 0.34, 0.02], ['Q', 0.5, 0.22, 0.66, 0.02], ['L', 0.74, 0.03], ['Q', 0.72, 0.15, 0.78, 0.21], ['Q', 0.68, 0.34, 0.68, 0.42], ['Q', 0.84, 0.7, 0.99, 0.95], ['Q', 0.5, 1.02, 0.01, 0.95], ['Q', 0.16, 0.7, 0.32, 0.42], ['Q', 0.32, 0.34, 0.22, 0.21], ['Q', 0.28, 0.15, 0.26, 0.03]],
    seams: [[['M', 0.5, 0.12], ['L', 0.5, 0.42]], [['M', 0.4, 0.42], ['Q', 0.36, 0.7, 0.25, 0.97]], [['M', 0.5, 0.45], ['L', 0.5, 0.98]], [['M', 0.6, 0.42], ['Q', 0.64, 0.7, 0.75, 0.97]], [['M', 0.36, 0.2], ['L', 0.4, 0.42]], [['M', 0.64, 0.2], ['L', 0.6, 0.42]]],
    detail: [[['M', 0.32, 0.4], ['L', 0.68, 0.4], ['L', 0.68, 0.45], ['L', 0.32, 0.45]]],
  },
  { // a shirt
    aspect: 1.16,
    outline: [['M', 0.42, 0.03], ['L', 0.58, 0.03], ['L', 0.7, 0.09], ['Q', 0.76, 0.12, 0.79, 0.2], ['L', 0.98, 0.72], ['L', 0.88, 0.78], ['L', 0.71, 0.42], ['L', 0.72, 0.9], ['Q', 0.66, 0.98, 0.5, 0.97], ['Q', 0.34, 0.98, 0.28, 0.9], ['L', 0.29, 0.42], ['L', 0.12, 0.78], ['L', 0.02, 0.72], ['L', 0.21, 0.2], ['Q', 0.24, 0.12, 0.3, 0.09]],
    seams: [[['M', 0.48, 0.13], ['L', 0.48, 0.97]], [['M', 0.53, 0.13], ['L', 0.53, 0.97]], [['M', 0.3, 0.09], ['Q', 0.34, 0.25, 0.29, 0.42]], [['M', 0.7, 0.09], ['Q', 0.66, 0.25, 0.71, 0.42]], [['M', 0.31, 0.17], ['L', 0.69, 0.17]]],
    detail: [[['M', 0.42, 0.03], ['L', 0.5, 0.12], ['L', 0.42, 0.19], ['L', 0.37, 0.06]], [['M', 0.58, 0.03], ['L', 0.5, 0.12], ['L', 0.58, 0.19], ['L', 0.63, 0.06]], [['M', 0.57, 0.3], ['L', 0.66, 0.3], ['L', 0.66, 0.42], ['L', 0.615, 0.45], ['L', 0.57, 0.42]], [['M', 0.035, 0.68], ['L', 0.14, 0.74], ['L', 0.12, 0.78], ['L', 0.02, 0.72]], [['M', 0.965, 0.68], ['L', 0.86, 0.74], ['L', 0.88, 0.78], ['L', 0.98, 0.72]]],
    buttons: [[0.505, 0.26], [0.505, 0.4], [0.505, 0.54], [0.505, 0.68], [0.505, 0.82]],
  },
  { // trousers
    aspect: 0.56,
    outline: [['M', 0.2, 0.02], ['L', 0.8, 0.02], ['Q', 0.9, 0.2, 0.92, 0.4], ['L', 0.98, 0.98], ['L', 0.6, 0.98], ['L', 0.5, 0.36], ['L', 0.4, 0.98], ['L', 0.02, 0.98], ['L', 0.08, 0.4], ['Q', 0.1, 0.2, 0.2, 0.02]],
    seams: [[['M', 0.5, 0.07], ['L', 0.5, 0.36]], [['M', 0.3, 0.07], ['Q', 0.24, 0.5, 0.21, 0.98]], [['M', 0.7, 0.07], ['Q', 0.76, 0.5, 0.79, 0.98]], [['M', 0.03, 0.93], ['L', 0.41, 0.93]], [['M', 0.59, 0.93], ['L', 0.97, 0.93]], [['M', 0.5, 0.26], ['Q', 0.56, 0.24, 0.56, 0.07]]],
    detail: [[['M', 0.2, 0.02], ['L', 0.8, 0.02], ['L', 0.82, 0.07], ['L', 0.18, 0.07]], [['M', 0.17, 0.08], ['L', 0.33, 0.08], ['Q', 0.3, 0.18, 0.12, 0.21]], [['M', 0.83, 0.08], ['L', 0.67, 0.08], ['Q', 0.7, 0.18, 0.88, 0.21]]],
    buttons: [[0.53, 0.045]],
  },
];

/** Pieces of a paper pattern, as they lie on the cutting table. */
const pieces: readonly (readonly Stroke[])[] = [
  [['M', 0.1, 0.02], ['L', 0.42, 0], ['Q', 0.46, 0.14, 0.62, 0.16], ['L', 0.92, 0.1], ['Q', 0.72, 0.26, 0.96, 0.42], ['L', 0.86, 1], ['L', 0.08, 1]],
  [['M', 0.02, 0.4], ['Q', 0.22, 0.34, 0.34, 0.12], ['Q', 0.5, -0.1, 0.66, 0.12], ['Q', 0.78, 0.34, 0.98, 0.4], ['L', 0.82, 1], ['L', 0.18, 1]],
  [['M', 0.24, 0.02], ['L', 0.76, 0], ['Q', 0.82, 0.2, 1, 0.3], ['L', 0.84, 1], ['L', 0.3, 1], ['L', 0.2, 0.36], ['L', 0.02, 0.34], ['Q', 0.2, 0.2, 0.24, 0.02]],
  [['M', 0.02, 0.3], ['Q', 0.5, 0, 0.98, 0.3], ['L', 0.9, 0.76], ['Q', 0.5, 0.5, 0.1, 0.76]],
  [['M', 0.2, 0], ['L', 0.8, 0], ['Q', 0.9, 0.5, 1, 1], ['L', 0, 1], ['Q', 0.1, 0.5, 0.2, 0]],
];

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
  if (hatched) sheet.path(hatch(sampled(garment.outline, at), stage.random.pick([45, 90, 0]), 20 * unit), { stroke: scheme.edge, width: pen.hair, opacity: 0.55 });
  for (const part of garment.detail) sheet.path(strokesPath(part, at, true), { fill: detail, stroke: scheme.edge, width: pen.thin, join: 'round' });
  sheet.path(garment.seams.map((seam) => strokesPath(seam, at, false)).join(''), { stroke: scheme.edge, width: pen.thin });
  sheet.path(outline, { stroke: scheme.edge, width: pen.heavy, join: 'round' });
  const [x0] = at(0, 0);
  const [x1] = at(1, 0);
  for (const [x, y] of garment.buttons ?? []) sheet.circle(at(x, y), Math.abs(x1 - x0) * 0.011 + 2 * unit, { fill: scheme.edge });
}

function drawFlat(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit } = stage;
  gridLines(stage, 70 * unit);
  const garment = garments[stage.variant(garments.length, 'garment')];
  if (!garment) return;
  const tall = Math.min(height * 0.8, (width * 0.72) / garment.aspect);
  const wide = tall * garment.aspect;
  const middle = stage.format === 'panorama' || stage.format === 'landscape' ? width * random.range(0.4, 0.6) : width / 2;
  const at: Placing = (x, y) => [middle + (x - 0.5) * wide, height / 2 + (y - 0.5) * tall];
  const ground = stage.variant(3, 'ground');
  if (ground === 0) sheet.circle([middle, height / 2], Math.min(width, height) * 0.44, { fill: scheme.spot });
  if (ground === 1) sheet.rect(middle, 0, width, height, { fill: scheme.soft });
  for (const share of [0, 0.42, 1]) axis(stage, [0, at(0, share)[1]], [width, at(0, share)[1]], scheme.line);
  axis(stage, [middle, 0], [middle, height], scheme.line);
  const shift = 34 * unit;
  sheet.path(strokesPath(garment.outline, (x, y) => [at(x, y)[0] + shift, at(x, y)[1] + shift], true), { fill: scheme.shadow });
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
    sheet.path(strokesPath(garment.outline, (x, y) => [at(x, y)[0] + 30 * unit, at(x, y)[1] + 30 * unit], true), { fill: scheme.shadow });
    const colour = colours[index % colours.length] ?? scheme.light;
    drawOne(stage, garment, at, colour === grounds[index % 3] ? scheme.light : colour, colours[(index + 2) % colours.length] ?? scheme.accent, index % 2 === 0);
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
    const grow = (amount: number): Placing => (x, y) => [middle[0] + (x - 0.5) * (wide + amount) * mirrored, middle[1] + (y - 0.5) * (tall + amount)];
    sheet.turned(random.pick([-8, 0, 6, 12]), middle, () => {
      const at = grow(0);
      sheet.path(strokesPath(piece, grow(34 * unit), true), { fill: colours[index % colours.length] ?? scheme.light, stroke: scheme.edge, width: pen.thin });
      sheet.path(strokesPath(piece, at, true), { stroke: scheme.edge, width: pen.line, dash: `${14 * unit} ${9 * unit}` });
      const [x, top] = at(0.5, 0.28);
      const bottom = at(0.5, 0.9)[1];
      sheet.path(`${pathThrough([[x, top], [x, bottom]], false)}${pathThrough([[x - 10 * unit, top + 18 * unit], [x, top], [x + 10 * unit, top + 18 * unit]], false)}${pathThrough([[x - 10 * unit, bottom - 18 * unit], [x, bottom], [x + 10 * unit, bottom - 18 * unit]], false)}`, { stroke: scheme.edge, width: pen.thin });
      sheet.polygon([at(0.3, 0.99), at(0.36, 0.62), at(0.42, 0.99)], { fill: scheme.edge, opacity: 0.85 });
      sheet.circle(at(0.68, 0.5), 9 * unit, { stroke: scheme.edge, width: pen.thin });
    });
  }
}
