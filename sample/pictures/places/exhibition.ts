import { gridLines } from '../drafting-marks.ts';
import { corners, hatch } from '../hatching.ts';
import { anyStanding, person } from '../silhouettes.ts';
import type { Stage } from '../stage.ts';
import { type Point, pathThrough, pointsOf, rectPath, ringPath, sectorPath } from '../svg-writer.ts';
import { drawAxonometric } from './exhibition-axonometric.ts';

/** An exhibition: a hung wall, a room in perspective, or walls and plinths in axonometry. */
export function drawExhibition(stage: Stage): void {
  [drawPerspective, drawHangedWall, drawAxonometric][stage.variant(3)]?.(stage);
}

/** A small abstract work within its frame, given by four corners. */
function drawWork(
  stage: Stage,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  kind: number,
): void {
  const { sheet, scheme, random } = stage;
  const [ground, shape, third] = random.shuffle([scheme.light, scheme.accent, scheme.strong, scheme.spot, scheme.mid]);
  sheet.rect(x, y, width, height, { fill: ground ?? scheme.light });
  const size = Math.min(width, height);
  const middle: Point = [x + width / 2, y + height / 2];
  if (kind === 0) sheet.circle(middle, size * 0.34, { fill: shape ?? scheme.accent });
  else if (kind === 1)
    sheet.path(hatch(corners(x, y, width, height), 45, size * 0.14), {
      stroke: shape ?? scheme.accent,
      width: size * 0.06,
    });
  else if (kind === 2)
    for (const [index, share] of [0.44, 0.32, 0.2].entries())
      sheet.path(ringPath(middle, size * (share - 0.08), size * share, index * 90, index * 90 + 240), {
        fill: index % 2 ? (third ?? scheme.light) : (shape ?? scheme.accent),
      });
  else if (kind === 3)
    sheet.path(
      sectorPath([x, y + height], size * 0.9, -90, 0) + rectPath(x + width * 0.6, y, width * 0.4, height * 0.3),
      { fill: shape ?? scheme.accent },
    );
  else
    sheet.polygon(
      [
        [x, y + height],
        [x + width * 0.5, y + height * 0.2],
        [x + width, y + height],
      ],
      { fill: shape ?? scheme.accent },
    );
}

function drawHangedWall(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  const floor = height * 0.86;
  sheet.rect(0, 0, width, floor, { fill: scheme.kind === 'paper' ? scheme.soft : scheme.ground });
  gridLines(stage, 110 * unit);
  let x = width * 0.04;
  const line = height * 0.42;
  const visitors = scheme.kind === 'night' ? scheme.strong : scheme.edge;
  for (let index = 0; x < width * 0.92; index += 1) {
    const tall = height * random.pick([0.26, 0.4, 0.52]);
    const wide = Math.min(tall * random.pick([0.72, 1, 1.4]), width * 0.97 - x);
    if (wide < tall * 0.4) break;
    const y = line - tall / 2;
    sheet.rect(x + 18 * unit, y + 18 * unit, wide, tall, { fill: scheme.shadow });
    const inset = tall * 0.07;
    sheet.rect(x, y, wide, tall, { fill: scheme.light, stroke: scheme.edge, width: pen.heavy });
    drawWork(
      stage,
      { x: x + inset, y: y + inset, width: wide - inset * 2, height: tall - inset * 2 },
      (index + stage.variant(5, 'work')) % 5,
    );
    x += wide + width * random.range(0.03, 0.05);
  }
  sheet.rect(0, floor, width, height - floor, { fill: scheme.strong });
  sheet.line([0, floor], [width, floor], { stroke: scheme.line, width: pen.heavy });
  const tall = Math.min(height * 0.5, width * 0.42);
  let at = width * random.range(0.1, 0.25);
  for (let index = 0; at < width * 0.95; index += 1) {
    person(sheet, {
      feet: [at, height * 0.94],
      height: tall,
      pose: anyStanding(random),
      mirrored: random.chance(0.5),
      colour: index === 1 ? scheme.spot : visitors,
    });
    at += tall * random.range(0.55, 1.1);
  }
}

function drawPerspective(stage: Stage): void {
  const { width, height, sheet, scheme, random, pen, unit } = stage;
  const eye: Point = [width * random.range(0.34, 0.66), height * 0.52];
  const depth = random.range(0.3, 0.4);
  const inner = {
    left: eye[0] - width * depth * 0.5,
    right: eye[0] + width * depth * 0.5,
    top: eye[1] - height * depth * 0.62,
    bottom: eye[1] + height * depth * 0.5,
  };
  const near: [Point, Point, Point, Point] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const far: [Point, Point, Point, Point] = [
    [inner.left, inner.top],
    [inner.right, inner.top],
    [inner.right, inner.bottom],
    [inner.left, inner.bottom],
  ];
  sheet.polygon([near[0], near[1], far[1], far[0]], { fill: scheme.light });
  sheet.polygon([near[1], near[2], far[2], far[1]], { fill: scheme.mid });
  sheet.polygon([near[3], near[0], far[0], far[3]], { fill: scheme.soft });
  sheet.polygon([near[2], near[3], far[3], far[2]], { fill: scheme.strong });
  sheet.polygon(far, { fill: scheme.accent });
  let rays = '';
  for (let index = -8; index <= 18; index += 1) {
    const x = inner.left + ((inner.right - inner.left) * index) / 10;
    rays += pathThrough(
      [
        [x, inner.bottom],
        [eye[0] + (x - eye[0]) * ((height - eye[1]) / (inner.bottom - eye[1])), height],
      ],
      false,
    );
  }
  sheet.clipped(pathThrough([near[2], near[3], far[3], far[2]], true), () =>
    sheet.path(rays, { stroke: scheme.light, width: pen.hair }),
  );
  // Points on the side walls: `along` 0 at the far wall, 1 at the sheet's edge, `up` 0 at the floor.
  const onWall = (side: 0 | 1, along: number, up: number): Point => {
    const t = along ** 1.6;
    const x = side ? inner.right + (width - inner.right) * t : inner.left - inner.left * t;
    const low = inner.bottom + (height - inner.bottom) * t;
    const high = inner.top - inner.top * t;
    return [x, low + (high - low) * up];
  };
  for (const side of [0, 1] as const) {
    for (const [from, to] of pointsOf('0.08 0.28, 0.36 0.58, 0.68 0.95')) {
      const [low, high] = [random.range(0.3, 0.38), random.range(0.68, 0.8)];
      const quad = [onWall(side, from, low), onWall(side, to, low), onWall(side, to, high), onWall(side, from, high)];
      sheet.polygon(quad, { fill: scheme.light, stroke: scheme.edge, width: pen.line });
      const between = (a: number, b: number) => [
        onWall(side, from + (to - from) * a, low + (high - low) * a),
        onWall(side, from + (to - from) * b, low + (high - low) * a),
        onWall(side, from + (to - from) * b, low + (high - low) * b),
        onWall(side, from + (to - from) * a, low + (high - low) * b),
      ];
      sheet.polygon(between(0.12, 0.88), { fill: random.pick([scheme.accent, scheme.spot, scheme.strong]) });
      sheet.polygon(between(0.32, 0.68), { fill: random.pick([scheme.light, scheme.edge]) });
    }
  }
  const wide = (inner.right - inner.left) * 0.56;
  const tall = (inner.bottom - inner.top) * 0.5;
  drawWork(stage, { x: eye[0] - wide / 2, y: inner.top + tall * 0.35, width: wide, height: tall }, random.int(0, 4));
  sheet.rect(eye[0] - wide / 2, inner.top + tall * 0.35, wide, tall, { stroke: scheme.edge, width: pen.line });
  for (const [from, to] of [
    [near[0], far[0]],
    [near[1], far[1]],
    [near[2], far[2]],
    [near[3], far[3]],
  ] as const)
    sheet.line(from, to, { stroke: scheme.edge, width: pen.line });
  sheet.polygon(far, { stroke: scheme.edge, width: pen.line });
  for (const [share, away] of pointsOf('0.3 0.12, 0.7 0.05, 0.14 0.5, 0.82 0.34, 0.5 0.24')) {
    const feet: Point = [
      eye[0] + (share - 0.5) * width * (0.4 + away * 1.6),
      inner.bottom + (height - inner.bottom) * away + 12 * unit,
    ];
    person(sheet, {
      feet,
      height: (feet[1] - eye[1]) * 1.14,
      pose: anyStanding(random),
      mirrored: share > 0.5,
      colour: away === 0.34 ? scheme.spot : scheme.edge,
    });
  }
}
