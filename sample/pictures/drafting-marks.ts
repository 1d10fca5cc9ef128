import type { Stage } from './stage.ts';
import { decimal, type Point, polar } from './svg-writer.ts';

/** A dimension line from one point to the other, pushed aside by `offset` pixels (to the right of its direction). */
export function dimension(stage: Stage, from: Point, to: Point, offset: number, colour = stage.scheme.line): void {
  const { sheet, pen, unit } = stage;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const aside: Point = [-along[1], along[0]];
  const at = ([x, y]: Point, push: number, slide = 0): Point => [
    x + aside[0] * push + along[0] * slide,
    y + aside[1] * push + along[1] * slide,
  ];
  const over = 12 * unit;
  const side = Math.sign(offset) || 1;
  sheet.line(at(from, offset, -over), at(to, offset, over), { stroke: colour, width: pen.hair });
  for (const end of [from, to]) {
    sheet.line(at(end, side * 14 * unit), at(end, offset + side * over), { stroke: colour, width: pen.hair });
    sheet.line(at(end, offset - 8 * unit, -8 * unit), at(end, offset + 8 * unit, 8 * unit), {
      stroke: colour,
      width: pen.line,
    });
  }
}

/** A chain of dimensions through the given positions along one axis. */
export function dimensionChain(stage: Stage, stops: readonly Point[], offset: number, colour?: string): void {
  for (const [index, stop] of stops.entries()) {
    const following = stops[index + 1];
    if (following) dimension(stage, stop, following, offset, colour);
  }
}

/** The circle and arrowhead that say where a section is cut and which way it looks. */
export function sectionMark(stage: Stage, centre: Point, degrees: number, colour = stage.scheme.line): void {
  const { sheet, pen, unit } = stage;
  const radius = 20 * unit;
  sheet.polygon(
    [
      polar(centre, radius * 1.75, degrees),
      polar(centre, radius * 1.02, degrees + 75),
      polar(centre, radius * 1.02, degrees - 75),
    ],
    { fill: colour },
  );
  sheet.circle(centre, radius, { fill: stage.scheme.ground, stroke: colour, width: pen.thin });
  sheet.line(polar(centre, radius, degrees + 90), polar(centre, radius, degrees - 90), {
    stroke: colour,
    width: pen.hair,
  });
}

/** Small crosses on a regular grid: the ground of a sheet that is being measured. */
export function surveyCrosses(stage: Stage, spacing: number, colour = stage.scheme.faint): void {
  const { width, height, unit } = stage;
  const arm = 7 * unit;
  const startX = (width % spacing) / 2;
  const startY = (height % spacing) / 2;
  let data = '';
  for (let x = startX; x < width; x += spacing) {
    for (let y = startY; y < height; y += spacing) {
      data += `M${decimal(x - arm)} ${decimal(y)}h${decimal(arm * 2)}M${decimal(x)} ${decimal(y - arm)}v${decimal(arm * 2)}`;
    }
  }
  stage.sheet.path(data, { stroke: colour, width: stage.pen.hair });
}

/** Hairlines across the whole sheet. */
export function gridLines(stage: Stage, spacing: number, colour = stage.scheme.faint): void {
  const { width, height } = stage;
  let data = '';
  for (let x = (width % spacing) / 2; x < width; x += spacing) data += `M${decimal(x)} 0v${height}`;
  for (let y = (height % spacing) / 2; y < height; y += spacing) data += `M0 ${decimal(y)}h${width}`;
  stage.sheet.path(data, { stroke: colour, width: stage.pen.hair });
}

/** A construction circle with its centre cross. */
export function constructionCircle(stage: Stage, centre: Point, radius: number, colour = stage.scheme.faint): void {
  const { sheet, pen, unit } = stage;
  sheet.circle(centre, radius, { stroke: colour, width: pen.hair });
  const arm = 10 * unit;
  sheet.path(
    `M${decimal(centre[0] - arm)} ${decimal(centre[1])}h${decimal(arm * 2)}M${decimal(centre[0])} ${decimal(centre[1] - arm)}v${decimal(arm * 2)}`,
    { stroke: colour, width: pen.hair },
  );
}

/** A dash-dot axis. */
export function axis(stage: Stage, from: Point, to: Point, colour = stage.scheme.line): void {
  const { unit } = stage;
  const dash = [26, 7, 3, 7].map((length) => decimal(length * unit)).join(' ');
  stage.sheet.line(from, to, { stroke: colour, width: stage.pen.hair, dash });
}
