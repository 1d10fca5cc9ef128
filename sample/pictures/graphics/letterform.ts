import { axis, constructionCircle, dimension, gridLines } from '../drafting-marks.ts';
import type { Stage } from '../stage.ts';
import { circlePath, decimal, type Point, pathThrough, polar } from '../svg-writer.ts';
import { type Glyph, glyphs } from './glyphs.ts';

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
  sheet.path(pathThrough([at(0, 0), at(1, 1)], false) + pathThrough([at(1, 0), at(0, 1)], false), {
    stroke: colour,
    width: pen.hair,
  });
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
  sheet.rect(at[0] - 7 * unit, at[1] - 7 * unit, 14 * unit, 14 * unit, {
    fill: scheme.spot,
    stroke: scheme.edge,
    width: pen.thin,
  });
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
  const size = Math.min(width * 0.84, height * random.range(0.72, 0.82));
  const at = frame(stage, size);
  const disc = glyph.circles[0];
  if (disc) sheet.path(circlePath(at(disc[0], disc[1]), disc[2] * size), { fill: scheme.spot });
  guides(stage, at, glyph, size, scheme.faint);
  for (let weight = 0.06; weight < 0.25; weight += 0.03) {
    sheet.path(glyph.shape(at, size, weight), { stroke: scheme.line, width: weight > 0.2 ? pen.heavy : pen.hair });
  }
  const marks = random.int(3, 5);
  let ticks = '';
  for (let index = 0; index <= marks * 8; index += 1)
    ticks += `M${decimal((width * index) / (marks * 8))} ${height}v${decimal(index % 8 ? -12 * unit : -30 * unit)}`;
  sheet.path(ticks, { stroke: scheme.line, width: pen.thin });
}
