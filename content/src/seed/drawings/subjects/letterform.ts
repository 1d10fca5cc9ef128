import { axis, constructionCircle, dimension, gridLines } from '../drafting-marks.ts';
import type { Stage } from '../stage.ts';
import { circlePath, decimal, pathThrough, type Point, polar, ringPath } from '../svg-writer.ts';

/** A shape in a square of 1 × 1, from the top left; `circles` are those it was constructed with. */
interface Glyph {
  shape: (at: (x: number, y: number) => Point, unit: number, weight: number) => string;
  circles: readonly (readonly [x: number, y: number, radius: number])[];
}

function bar(at: (x: number, y: number) => Point, points: readonly Point[]): string {
  return pathThrough(points.map(([x, y]) => at(x, y)), true);
}

const glyphs: readonly Glyph[] = [
  { // a round bowl with a stem on its right
    shape: (at, unit, weight) => ringPath(at(0.42, 0.5), (0.42 - weight) * unit, 0.42 * unit, 0, 359.9) + bar(at, [[0.84 - weight, 0.08], [0.84, 0.08], [0.84, 0.92], [0.84 - weight, 0.92]]),
    circles: [[0.42, 0.5, 0.42], [0.42, 0.5, 0.21]],
  },
  { // a stem, a bowl and a leg
    shape: (at, unit, weight) => bar(at, [[0.1, 0], [0.1 + weight, 0], [0.1 + weight, 1], [0.1, 1]]) + ringPath(at(0.48, 0.28), (0.28 - weight) * unit, 0.28 * unit, -90, 90) + bar(at, [[0.1, 0], [0.48, 0], [0.48, weight], [0.1, weight]]) + bar(at, [[0.1, 0.56 - weight], [0.48, 0.56 - weight], [0.48, 0.56], [0.1, 0.56]]) + bar(at, [[0.4, 0.54], [0.4 + weight * 1.2, 0.5], [0.9, 1], [0.9 - weight * 1.35, 1]]),
    circles: [[0.48, 0.28, 0.28], [0.1, 0.78, 0.22]],
  },
  { // a ring open on the right with a bar
    shape: (at, unit, weight) => ringPath(at(0.5, 0.5), (0.5 - weight) * unit, 0.5 * unit, 38, 360) + bar(at, [[weight * 0.5, 0.5 - weight * 0.4], [1, 0.5 - weight * 0.4], [1, 0.5 + weight * 0.4], [weight * 0.5, 0.5 + weight * 0.4]]),
    circles: [[0.5, 0.5, 0.5], [0.5, 0.5, 0.3]],
  },
  { // two rings in opposite directions
    shape: (at, unit, weight) => ringPath(at(0.5, 0.26 + weight * 0.1), (0.3 - weight) * unit, 0.3 * unit, 90, 345) + ringPath(at(0.5, 0.86 - weight * 1.1), (0.3 - weight) * unit, 0.3 * unit, -90, 165),
    circles: [[0.5, 0.28, 0.3], [0.5, 0.7, 0.3]],
  },
  { // two arches on three stems
    shape: (at, unit, weight) => [0, 0.5].map((x) => ringPath(at(x + 0.25 + weight / 2, 0.36), (0.25 - weight / 2) * unit, (0.25 + weight / 2) * unit, 180, 360)).join('') + [0, 0.5, 1].map((x) => bar(at, [[x, x ? 0.36 : 0.06], [x + weight, x ? 0.36 : 0.06], [x + weight, 0.94], [x, 0.94]])).join(''),
    circles: [[0.32, 0.36, 0.32], [0.82, 0.36, 0.32]],
  },
  { // two slanted stems and a crossbar
    shape: (at, _unit, weight) => bar(at, [[0.5 - weight * 0.62, 0], [0.5 + weight * 0.62, 0], [weight * 1.2, 1], [0, 1]]) + bar(at, [[0.5 - weight * 0.62, 0], [0.5 + weight * 0.62, 0], [1, 1], [1 - weight * 1.2, 1]]) + bar(at, [[0.22, 0.62], [0.78, 0.62], [0.84, 0.62 + weight * 0.75], [0.16, 0.62 + weight * 0.75]]),
    circles: [[0.5, 0.5, 0.5], [0.5, 0.7, 0.2]],
  },
  { // a stem and two arms
    shape: (at, _unit, weight) => bar(at, [[0.08, 0], [0.08 + weight, 0], [0.08 + weight, 1], [0.08, 1]]) + bar(at, [[0.08 + weight * 0.8, 0.62], [0.7, 0], [0.7 + weight * 1.5, 0], [0.08 + weight * 0.8, 0.62 + weight * 1.2]]) + bar(at, [[0.34, 0.42], [0.34 + weight * 0.95, 0.36], [1, 1], [1 - weight * 1.4, 1]]),
    circles: [[0.4, 0.46, 0.34], [0.16, 0.5, 0.5]],
  },
  { // an arc that turns into a foot
    shape: (at, unit, weight) => ringPath(at(0.46, 0.34), (0.34 - weight) * unit, 0.34 * unit, 180, 398) + bar(at, [[0.73 - weight * 0.7, 0.55 - weight * 0.64], [0.73 + 0.02, 0.55], [0.32, 1 - weight * 0.4], [0.02, 1]]) + bar(at, [[0.02, 1 - weight], [0.9, 1 - weight], [0.9, 1], [0.02, 1]]),
    circles: [[0.46, 0.34, 0.34], [0.46, 0.34, 0.17]],
  },
];

/** One constructed shape as large as the sheet allows, with the lines that it was drawn from. */
export function drawLetterform(stage: Stage): void {
  const glyph = glyphs[stage.variant(glyphs.length, 'glyph')];
  if (glyph) [drawConstructed, drawCropped, drawConstructed, drawLayers, drawOutline][stage.variant(5)]?.(stage, glyph);
}

function frame(stage: Stage, size: number, centre: Point = stage.centre): (x: number, y: number) => Point {
  return (x, y) => [centre[0] + (x - 0.5) * size, centre[1] + (y - 0.5) * size];
}

function guides(stage: Stage, at: (x: number, y: number) => Point, glyph: Glyph, size: number, colour: string): void {
  const { width, height, sheet, pen } = stage;
  for (const share of [0, 0.28, 0.5, 1]) {
    const [, y] = at(0, share);
    sheet.line([0, y], [width, y], { stroke: colour, width: share === 0 || share === 1 ? pen.thin : pen.hair });
  }
  for (const share of [0, 0.5, 1]) {
    const [x] = at(share, 0);
    axis(stage, [x, 0], [x, height], colour);
  }
  for (const [x, y, radius] of glyph.circles) constructionCircle(stage, at(x, y), radius * size, colour);
  sheet.path(pathThrough([at(0, 0), at(1, 1)], false) + pathThrough([at(1, 0), at(0, 1)], false), { stroke: colour, width: pen.hair });
}

function drawConstructed(stage: Stage, glyph: Glyph): void {
  const { width, height, sheet, scheme, random, unit } = stage;
  gridLines(stage, 60 * unit);
  const size = Math.min(width * 0.8, height * 0.74);
  const at = frame(stage, size);
  const weight = random.range(0.15, 0.24);
  sheet.rect(0, at(0, 1)[1], width, height, { fill: scheme.soft });
  guides(stage, at, glyph, size, scheme.faint);
  sheet.path(glyph.shape(at, size, weight), { fill: stage.variant(2, 'fill') ? scheme.accent : scheme.line });
  for (const [x, y, radius] of glyph.circles) {
    sheet.circle(at(x, y), radius * size, { stroke: scheme.line, width: stage.pen.thin });
    for (const angle of [0, 90, 180, 270]) handle(stage, polar(at(x, y), radius * size, angle), angle, size * 0.1);
  }
  dimension(stage, at(-0.02, 0), at(-0.02, 1), 60 * unit, scheme.line);
}

function handle(stage: Stage, at: Point, degrees: number, reach: number): void {
  const { sheet, scheme, pen, unit } = stage;
  const ends = [polar(at, reach, degrees + 90), polar(at, -reach, degrees + 90)] as const;
  sheet.line(ends[0], ends[1], { stroke: scheme.line, width: pen.hair });
  for (const end of ends) sheet.circle(end, 6 * unit, { fill: scheme.light, stroke: scheme.edge, width: pen.thin });
  sheet.rect(at[0] - 7 * unit, at[1] - 7 * unit, 14 * unit, 14 * unit, { fill: scheme.spot, stroke: scheme.edge, width: pen.thin });
}

function drawCropped(stage: Stage, glyph: Glyph): void {
  const { width, height, sheet, scheme, random } = stage;
  const size = Math.max(width, height) * random.range(0.95, 1.15);
  const at = frame(stage, size, [width * random.range(0.42, 0.6), height * random.range(0.42, 0.58)]);
  const disc = glyph.circles[0];
  if (disc) sheet.circle(at(disc[0], disc[1]), size * 0.24, { fill: scheme.spot });
  sheet.path(glyph.shape(at, size, 0.26), { fill: stage.variant(2, 'fill') ? scheme.accent : scheme.line });
}

function drawLayers(stage: Stage, glyph: Glyph): void {
  const { width, height, sheet, scheme, random } = stage;
  const size = Math.min(width * 0.62, height * 0.7);
  const count = 5;
  const step = size * random.range(0.05, 0.085);
  const side = random.chance(0.5) ? 1 : -1;
  const colours = [scheme.mid, scheme.strong, scheme.spot, scheme.light, scheme.accent];
  for (let index = 0; index < count; index += 1) {
    const shift = (index - (count - 1) / 2) * step;
    const at = frame(stage, size, [stage.centre[0] + shift * side * 1.6, stage.centre[1] - shift]);
    sheet.path(glyph.shape(at, size, 0.22), { fill: colours[index] ?? scheme.accent });
  }
}

function drawOutline(stage: Stage, glyph: Glyph): void {
  const { width, height, sheet, scheme, random, pen, unit } = stage;
  const size = Math.min(width * 0.84, height * 0.8);
  const at = frame(stage, size);
  const disc = glyph.circles[0];
  if (disc) sheet.path(circlePath(at(disc[0], disc[1]), disc[2] * size), { fill: scheme.spot });
  guides(stage, at, glyph, size, scheme.faint);
  for (let weight = 0.06; weight < 0.25; weight += 0.03) {
    sheet.path(glyph.shape(at, size, weight), { stroke: scheme.line, width: weight > 0.2 ? pen.heavy : pen.hair });
  }
  const marks = random.int(3, 5);
  let ticks = '';
  for (let index = 0; index <= marks * 8; index += 1) ticks += `M${decimal((width * index) / (marks * 8))} ${height}v${decimal(index % 8 ? -12 * unit : -30 * unit)}`;
  sheet.path(ticks, { stroke: scheme.line, width: pen.thin });
}
