import { constructionCircle, dimension, gridLines, surveyCrosses } from '../drafting-marks.ts';
import type { Stage } from '../stage.ts';
import { decimal, type Point, pathThrough, pointsOf } from '../svg-writer.ts';

type Profile = (at: (x: number, y: number) => Point, stage: Stage, scale: number) => void;

function stroke(stage: Stage, points: readonly Point[], colour: string, width: number): void {
  stage.sheet.path(pathThrough(points, false), { stroke: colour, width, cap: 'round', join: 'round' });
}

/** Side elevations, in metres from the middle of the floor line, upwards. */
const profiles: readonly Profile[] = [
  // A cantilever of bent tube.
  (at, stage, scale) => {
    const { sheet, scheme } = stage;
    const corner = 0.09;
    const [ax, ay] = at(0.26, 0.02);
    const [bx, by] = at(-0.24, 0.02);
    const r = decimal(corner * scale);
    const [cx, cy] = at(-0.24 - corner, 0.02 + corner);
    const [dx, dy] = at(-0.24 - corner, 0.42 - corner);
    const [ex, ey] = at(-0.24, 0.42);
    const [fx, fy] = at(0.2, 0.42);
    const [gx, gy] = at(0.2 + corner, 0.42 + corner);
    const [hx, hy] = at(0.36, 0.86);
    const data = `M${decimal(ax)} ${decimal(ay)}L${decimal(bx)} ${decimal(by)}A${r} ${r} 0 0 1 ${decimal(cx)} ${decimal(cy)}L${decimal(dx)} ${decimal(dy)}A${r} ${r} 0 0 1 ${decimal(ex)} ${decimal(ey)}L${decimal(fx)} ${decimal(fy)}A${r} ${r} 0 0 0 ${decimal(gx)} ${decimal(gy)}L${decimal(hx)} ${decimal(hy)}`;
    sheet.path(data, { stroke: scheme.line, width: 0.034 * scale, cap: 'round', join: 'round' });
    stroke(stage, [at(-0.24, 0.46), at(0.2, 0.46)], scheme.accent, 0.055 * scale);
    stroke(stage, [at(0.285, 0.62), at(0.335, 0.83)], scheme.accent, 0.055 * scale);
    for (const [x, y] of pointsOf('-0.24 0.11, -0.24 0.33, 0.2 0.51'))
      constructionCircle(stage, at(x, y), corner * scale, scheme.line);
  },
  // A bent shell on raking legs.
  (at, stage, scale) => {
    const { sheet, scheme } = stage;
    for (const [top, foot] of pointsOf('-0.12 -0.25, 0.1 0.27'))
      stroke(stage, [at(top, 0.4), at(foot, 0.012)], scheme.line, 0.026 * scale);
    stroke(stage, [at(-0.185, 0.2), at(0.19, 0.2)], scheme.line, 0.014 * scale);
    const [x0, y0] = at(-0.27, 0.46);
    const [x1, y1] = at(-0.1, 0.42);
    const [x2, y2] = at(0.14, 0.4);
    const [x3, y3] = at(0.2, 0.52);
    const [x4, y4] = at(0.33, 0.86);
    const data = `M${decimal(x0)} ${decimal(y0)}Q${decimal(at(-0.25, 0.42)[0])} ${decimal(at(-0.25, 0.42)[1])} ${decimal(x1)} ${decimal(y1)}T${decimal(x2)} ${decimal(y2)}Q${decimal(at(0.19, 0.41)[0])} ${decimal(at(0.19, 0.41)[1])} ${decimal(x3)} ${decimal(y3)}L${decimal(x4)} ${decimal(y4)}`;
    sheet.path(data, { stroke: scheme.accent, width: 0.05 * scale, cap: 'round', join: 'round' });
    constructionCircle(stage, at(0.08, 0.53), 0.13 * scale, scheme.line);
    constructionCircle(stage, at(-0.18, 0.62), 0.2 * scale, scheme.faint);
  },
  // A lounge chair of two planes.
  (at, stage, scale) => {
    const { scheme } = stage;
    stroke(stage, [at(-0.36, 0.46), at(0.3, 0.24)], scheme.accent, 0.06 * scale);
    stroke(stage, [at(0.2, 0.27), at(0.46, 0.9)], scheme.spot, 0.06 * scale);
    stroke(stage, [at(-0.34, 0.014), at(-0.24, 0.42)], scheme.line, 0.034 * scale);
    stroke(stage, [at(0.42, 0.014), at(0.16, 0.285)], scheme.line, 0.034 * scale);
    stroke(stage, [at(-0.3, 0.56), at(0.34, 0.56)], scheme.line, 0.034 * scale);
    stroke(stage, [at(-0.24, 0.42), at(-0.2, 0.56)], scheme.line, 0.034 * scale);
    constructionCircle(stage, at(0.23, 0.265), 0.12 * scale, scheme.line);
    constructionCircle(stage, at(0.23, 0.265), 0.68 * scale, scheme.faint);
  },
  // A four-legged chair of solid wood.
  (at, stage, scale) => {
    const { sheet, scheme } = stage;
    sheet.polygon([at(-0.25, 0), at(-0.21, 0), at(-0.19, 0.44), at(-0.24, 0.44)], { fill: scheme.line });
    sheet.polygon([at(0.24, 0), at(0.28, 0), at(0.24, 0.46), at(0.34, 0.9), at(0.3, 0.9), at(0.19, 0.46)], {
      fill: scheme.line,
    });
    sheet.polygon([at(-0.29, 0.49), at(0.22, 0.46), at(0.22, 0.42), at(-0.27, 0.44)], { fill: scheme.accent });
    stroke(stage, [at(0.25, 0.62), at(0.305, 0.86)], scheme.accent, 0.05 * scale);
    stroke(stage, [at(-0.21, 0.18), at(0.245, 0.18)], scheme.line, 0.02 * scale);
    constructionCircle(stage, at(0.9, 0.62), 0.66 * scale, scheme.faint);
    constructionCircle(stage, at(-0.02, 0.45), 0.26 * scale, scheme.faint);
  },
];

/** One chair from the side, as large as the sheet allows. */
export function drawProfile(stage: Stage): void {
  const { width, height, scheme, sheet, unit, pen, random } = stage;
  if (random.chance(0.6)) gridLines(stage, 80 * unit);
  else surveyCrosses(stage, 100 * unit);
  const scale = Math.min(width * 0.9, height * 0.76);
  const floor = height * 0.86;
  const mirrored = random.chance(0.5) ? -1 : 1;
  const middle = width * random.range(0.45, 0.55);
  const at = (x: number, y: number): Point => [middle + x * scale * mirrored, floor - y * scale];
  // A pale plane behind the chair asks for dark lines, whatever the ground.
  const plane = scheme.kind === 'night' ? 1 : stage.variant(3, 'plane');
  const inked: Stage =
    scheme.kind === 'paper' || plane === 0 ? stage : { ...stage, scheme: { ...scheme, line: scheme.edge } };
  const onPlane: Stage =
    plane === 2 && scheme.kind !== 'paper'
      ? inked
      : scheme.kind === 'ink'
        ? { ...stage, scheme: { ...scheme, line: scheme.edge } }
        : inked;
  const beside = plane === 1 ? inked.scheme.line : scheme.line;
  if (plane === 0) sheet.circle(at(0.02, 0.5), scale * 0.44, { fill: scheme.soft });
  if (plane === 1) sheet.rect(0, floor - scale * 0.44, width, height, { fill: scheme.soft });
  if (plane === 2) sheet.polygon([at(-0.42, 0), at(0.42, 0), at(0.42, 0.95), at(-0.42, 0.95)], { fill: scheme.soft });
  sheet.rect(0, floor, width, height - floor, { fill: plane === 1 ? scheme.mid : scheme.shadow });
  sheet.polygon([at(-0.28, 0), at(0.3, 0), at(0.3 + 0.34 * mirrored, -0.3), at(-0.28 + 0.34 * mirrored, -0.3)], {
    fill: scheme.edge,
    opacity: 0.3,
  });
  sheet.line([0, floor], [width, floor], { stroke: scheme.line, width: pen.heavy });
  profiles[stage.variant(profiles.length, 'profile')]?.(at, onPlane, scale);
  dimension(stage, at(-0.52, 0), at(-0.52, 0.44), -20 * unit * mirrored, beside);
  dimension(stage, at(0.56, 0), at(0.56, 0.88), 20 * unit * mirrored, scheme.line);
}
