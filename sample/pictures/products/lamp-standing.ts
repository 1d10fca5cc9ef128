import { constructionCircle, dimension, gridLines } from '../drafting-marks.ts';
import { mix } from '../drawing-inks.ts';
import type { Stage } from '../stage.ts';
import { arcPath, type Point, pathThrough, pointsOf, polar, sectorPath } from '../svg-writer.ts';
import { floorLine, glow } from './lamp-light.ts';

/** An articulated lamp with the arcs that its joints describe. */
export function drawTask(stage: Stage): void {
  const { width, height, sheet, scheme, random, pen, unit } = stage;
  gridLines(stage, 90 * unit);
  const floor = height * 0.87;
  const side = random.chance(0.5) ? 1 : -1;
  const arm = Math.min(width * 0.34, height * 0.4);
  const base: Point = [width / 2 - side * arm * 0.62, floor];
  const lean = random.range(100, 122);
  const rise = random.range(8, 34);
  const elbow = polar([base[0], base[1] - arm * 0.1], arm, side > 0 ? -lean : lean - 180);
  const head = polar(elbow, arm * 1.04, side > 0 ? -rise : rise - 180);
  const tilt = side > 0 ? 84 - rise : 96 + rise;
  const reach = Math.max(width, height) * 1.2;
  const mouth = arm * 0.27;
  const rim = polar(head, arm * 0.3, tilt);
  const left = polar(rim, mouth, tilt + 90);
  const right = polar(rim, mouth, tilt - 90);
  const beam = [left, polar(left, reach, tilt + 16), polar(right, reach, tilt - 16), right];
  sheet.rect(0, floor, width, height - floor, { fill: scheme.shadow });
  sheet.clipped(
    pathThrough(
      [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ],
      true,
    ),
    () => sheet.polygon(beam, { fill: glow(stage) }),
  );
  constructionCircle(stage, [base[0], base[1] - arm * 0.1], arm, scheme.line);
  constructionCircle(stage, elbow, arm * 1.04, scheme.faint);
  sheet.path(arcPath(elbow, arm * 0.3, side > 0 ? -rise : lean, side > 0 ? 180 - lean : rise + 180), {
    stroke: scheme.line,
    width: pen.thin,
  });
  sheet.line([0, floor], [width, floor], { stroke: scheme.line, width: pen.heavy });
  sheet.rect(base[0] - arm * 0.26, floor - arm * 0.1, arm * 0.52, arm * 0.1, { fill: scheme.line }, arm * 0.02);
  for (const [from, to] of [
    [[base[0], floor - arm * 0.1], elbow],
    [elbow, head],
  ] as const)
    sheet.line(from, to, { stroke: scheme.line, width: arm * 0.045, cap: 'round' });
  for (const joint of [elbow, head])
    sheet.circle(joint, arm * 0.06, { fill: scheme.accent, stroke: scheme.line, width: pen.line });
  const neck = polar(head, arm * 0.04, tilt);
  sheet.polygon([polar(neck, arm * 0.09, tilt - 90), right, left, polar(neck, arm * 0.09, tilt + 90)], {
    fill: scheme.accent,
    stroke: scheme.line,
    width: pen.line,
    join: 'round',
  });
  sheet.path(sectorPath(neck, arm * 0.09, tilt + 90, tilt + 270), {
    fill: scheme.accent,
    stroke: scheme.line,
    width: pen.line,
  });
}

/** A lamp on a wide bow over a bench. */
export function drawArc(stage: Stage): void {
  const { width, height, sheet, scheme, random, pen, unit } = stage;
  gridLines(stage, 110 * unit);
  const floor = height * 0.88;
  const side = random.chance(0.5) ? 1 : -1;
  const radius = Math.min(width, height) * random.range(0.31, 0.365);
  const centre: Point = [width / 2, floor - radius * 1.15];
  const foot = centre[0] - side * radius;
  const end: Point = [centre[0] + side * radius, centre[1] + radius * 0.02];
  const shade = radius * 0.3;
  sheet.polygon(
    [
      [end[0] - shade, end[1] + shade * 0.5],
      [end[0] + shade, end[1] + shade * 0.5],
      [end[0] + shade * 2.1, floor],
      [end[0] - shade * 2.1, floor],
    ],
    { fill: glow(stage) },
  );
  sheet.circle(centre, radius * 0.62, { fill: scheme.soft });
  floorLine(stage, floor);
  constructionCircle(stage, centre, radius, scheme.faint);
  for (const share of [0.62, 1.16]) sheet.circle(centre, radius * share, { stroke: scheme.faint, width: pen.hair });
  sheet.path(arcPath(centre, radius, side > 0 ? 180 : 0, side > 0 ? 360 : -180), {
    stroke: scheme.line,
    width: radius * 0.03,
  });
  sheet.line([foot, centre[1]], [foot, floor], { stroke: scheme.line, width: radius * 0.03 });
  sheet.rect(foot - radius * 0.2, floor - radius * 0.24, radius * 0.4, radius * 0.24, {
    fill: scheme.strong,
    stroke: scheme.line,
    width: pen.line,
  });
  sheet.path(sectorPath([end[0], end[1] + shade * 0.55], shade, 180, 360), {
    fill: scheme.accent,
    stroke: scheme.edge,
    width: pen.line,
  });
  sheet.circle([end[0], end[1] + shade * 0.6], shade * 0.24, {
    fill: scheme.light,
    stroke: scheme.edge,
    width: pen.thin,
  });
  const seat = centre[0] + side * radius * 0.2;
  sheet.rect(seat - radius * 0.3, floor - radius * 0.32, radius * 0.8, radius * 0.16, {
    fill: scheme.mid,
    stroke: scheme.edge,
    width: pen.thin,
  });
  sheet.line([seat - radius * 0.24, floor - radius * 0.16], [seat - radius * 0.3, floor], {
    stroke: scheme.line,
    width: pen.heavy,
  });
  sheet.line([seat + radius * 0.44, floor - radius * 0.16], [seat + radius * 0.5, floor], {
    stroke: scheme.line,
    width: pen.heavy,
  });
  dimension(stage, [foot, floor], [end[0], floor], side * 50 * unit, scheme.line);
}

/** A table lamp with a round shade, within its own glow. */
export function drawMushroom(stage: Stage): void {
  const { width, height, sheet, scheme, random, pen, unit } = stage;
  const floor = height * 0.84;
  const size = Math.min(width * 0.3, height * random.range(0.3, 0.35));
  const x = width * random.range(0.4, 0.6);
  const y = floor - size * 1.15;
  for (const [share, amount] of pointsOf('2.6 0.22, 2 0.45, 1.45 0.75'))
    sheet.circle([x, y], size * share, { fill: mix(scheme.ground, glow(stage), amount) });
  sheet.rect(0, floor, width, height - floor, { fill: scheme.strong });
  sheet.polygon(
    [
      [x - size * 0.4, floor],
      [x + size * 0.4, floor],
      [x + size * 1.6, height],
      [x + size * 0.6, height],
    ],
    { fill: scheme.edge, opacity: 0.4 },
  );
  sheet.polygon(
    [
      [x - size * 0.14, y],
      [x + size * 0.14, y],
      [x + size * 0.2, floor - size * 0.12],
      [x - size * 0.2, floor - size * 0.12],
    ],
    { fill: scheme.light, stroke: scheme.edge, width: pen.line },
  );
  sheet.rect(x - size * 0.48, floor - size * 0.13, size * 0.96, size * 0.13, {
    fill: scheme.accent,
    stroke: scheme.edge,
    width: pen.line,
  });
  sheet.path(sectorPath([x, y], size, 180, 360), { fill: scheme.accent, stroke: scheme.edge, width: pen.line });
  sheet.path(sectorPath([x, y], size, 270, 360), { fill: scheme.edge, opacity: 0.22 });
  sheet.path(
    `M${Math.round(x - size * 0.86)} ${Math.round(y)}A${Math.round(size * 0.86)} ${Math.round(size * 0.3)} 0 0 0 ${Math.round(x + size * 0.86)} ${Math.round(y)}Z`,
    { fill: scheme.light, stroke: scheme.edge, width: pen.thin },
  );
  sheet.line([x, 0], [x, height], {
    stroke: scheme.line,
    width: pen.hair,
    dash: `${26 * unit} ${8 * unit} ${4 * unit} ${8 * unit}`,
  });
  constructionCircle(stage, [x, y], size, scheme.line);
  dimension(stage, [x - size, y - size], [x + size, y - size], -46 * unit, scheme.line);
  dimension(stage, [x + size, y - size], [x + size, floor], -60 * unit, scheme.line);
}
