import { axonometry } from '../axonometry.ts';
import { axis, constructionCircle, dimension, gridLines, surveyCrosses } from '../drafting-marks.ts';
import { chairs, place, table, trestleTable } from '../furniture.ts';
import { corners, hatch } from '../hatching.ts';
import { viewOf } from '../room-shell.ts';
import { createScene, facesOf, type Scene } from '../solid-scene.ts';
import type { Stage } from '../stage.ts';
import { pathThrough, type Point, polar, sectorPath } from '../svg-writer.ts';
import { tonesOf } from './axonometric-room.ts';

/** A table: set and in use, round, in elevation with its measures, or seen from above. */
export function drawTable(stage: Stage): void {
  [drawSet, drawElevation, drawFromAbove, drawRound, drawExploded][stage.variant(5)]?.(stage);
}

function sceneFor(stage: Stage, wide: number, deep: number, tall: number): Scene {
  const { width, height, format } = stage;
  const zoom = format === 'panorama' ? 1.5 : 1.12;
  const view = axonometry(viewOf(stage), [0, 0, 0], [wide, deep, tall], { x: width * 0.08, y: height * 0.1, width: width * 0.84, height: height * 0.8 }, 'contain', zoom);
  return createScene(stage, view, [0.6, -0.5]);
}

function drawSet(stage: Stage): void {
  const { scheme, random, unit } = stage;
  gridLines(stage, 90 * unit);
  const long = 2.2;
  const scene = sceneFor(stage, long + 0.6, 2.2, 1);
  const [x, y] = [0.3, 0.65];
  scene.face([[-0.1, 0, 0], [long + 0.7, 0, 0], [long + 0.7, 2.2, 0], [-0.1, 2.2, 0]], scheme.soft, stage.pen.thin);
  place(scene, random.chance(0.5) ? trestleTable(long, 0.9) : table(long, 0.9), [x, y, 0], 0, tonesOf(stage, scheme.spot));
  place(scene, chairs[stage.variant(2, 'chair')] ?? chairs[0], [x + 0.3, 0.06, 0], 0, tonesOf(stage, scheme.accent));
  place(scene, chairs[0], [x + 1.3, 1.66, 0], 2, tonesOf(stage, scheme.accent));
  const top = 0.786;
  scene.box([x + 0.15, y + 0.15, top], [0.5, 0.36, 0.012], facesOf(stage, scheme.light));
  scene.box([x + 0.25, y + 0.22, top + 0.012], [0.5, 0.36, 0.012], facesOf(stage, scheme.soft));
  scene.cylinder([x + 1.1, y + 0.3, top], 0.09, 0.26, facesOf(stage, scheme.accent), 0.05);
  scene.cylinder([x + 1.4, y + 0.55, top], 0.16, 0.09, facesOf(stage, scheme.light), 0.22);
  scene.sphere([x + 1.75, y + 0.35, top + 0.1], 0.1, scheme.accent);
  scene.box([x + 1.75, y + 0.6, top], [0.3, 0.2, 0.16], facesOf(stage, scheme.strong));
  scene.render();
}

function drawRound(stage: Stage): void {
  const { scheme, unit, sheet, random, width, height, pen } = stage;
  surveyCrosses(stage, 110 * unit);
  const scene = sceneFor(stage, 2, 2, 0.9);
  const foot = scene.view.project([1, 1, 0]);
  for (const radius of [0.36, 0.27, 0.17]) sheet.circle(foot, Math.min(width, height) * radius * 1.3, { stroke: scheme.faint, width: pen.hair });
  axis(stage, scene.view.project([1, -0.4, 0]), scene.view.project([1, 2.4, 0]), scheme.line);
  axis(stage, scene.view.project([-0.4, 1, 0]), scene.view.project([2.4, 1, 0]), scheme.line);
  if (random.chance(0.5)) {
    scene.cylinder([1, 1, 0], 0.45, 0.04, facesOf(stage, scheme.strong));
    scene.cylinder([1, 1, 0.04], 0.07, 0.66, facesOf(stage, scheme.strong), 0.07);
  } else {
    for (const [x, y] of [[0.55, 0.55], [1.45, 0.6], [0.6, 1.45]] as const) scene.cylinder([x, y, 0], 0.14, 0.7, facesOf(stage, scheme.accent));
  }
  scene.cylinder([1, 1, 0.7], 0.95, 0.06, facesOf(stage, scheme.light));
  scene.cylinder([0.75, 0.7, 0.76], 0.12, 0.3, facesOf(stage, scheme.accent), 0.07);
  scene.cylinder([1.2, 1.1, 0.76], 0.14, 0.1, facesOf(stage, scheme.spot), 0.24);
  scene.sphere([0.7, 1.25, 0.85], 0.09, scheme.accent);
  scene.render();
}

function drawElevation(stage: Stage): void {
  const { width, height, scheme, sheet, unit, pen, random } = stage;
  gridLines(stage, 70 * unit);
  const floor = height * 0.8;
  const span = Math.min(width * 0.72, height * 1.15);
  const left = (width - span) / 2;
  const tall = Math.min(span * random.range(0.36, 0.46), height * 0.5);
  const thick = span * 0.035;
  const top = floor - tall;
  sheet.circle([left + span * random.range(0.3, 0.7), top], span * random.range(0.18, 0.26), { fill: scheme.spot });
  sheet.rect(0, floor, width, height - floor, { fill: scheme.shadow });
  sheet.polygon([[left, floor], [left + span, floor], [left + span + tall * 0.6, floor + tall * 0.35], [left + tall * 0.6, floor + tall * 0.35]], { fill: scheme.edge, opacity: 0.35 });
  const style = stage.variant(3, 'legs');
  for (const side of [0, 1]) {
    const x = left + span * (side ? 0.84 : 0.16);
    const lean = (side ? 1 : -1) * span * 0.09;
    if (style === 0) sheet.polygon([[x - thick, top], [x + thick, top], [x + lean + thick * 0.45, floor], [x + lean - thick * 0.45, floor]], { fill: scheme.accent, stroke: scheme.edge, width: pen.thin });
    else if (style === 1) {
      for (const foot of [-1, 1]) sheet.line([x, top], [x + foot * span * 0.1, floor], { stroke: scheme.line, width: thick * 0.7 });
      sheet.line([x - span * 0.06, floor - tall * 0.4], [x + span * 0.06, floor - tall * 0.4], { stroke: scheme.line, width: thick * 0.5 });
    } else sheet.path(sectorPath([x, floor], span * 0.13, 180, 360) + pathThrough([[x - thick, top], [x + thick, top], [x + thick, floor], [x - thick, floor]], true), { fill: scheme.accent, stroke: scheme.edge, width: pen.thin });
  }
  sheet.rect(left, top - thick, span, thick, { fill: scheme.light, stroke: scheme.edge, width: pen.heavy });
  sheet.path(hatch(corners(left, top - thick, span, thick), -45, 9 * unit), { stroke: scheme.edge, width: pen.hair });
  const vase = left + span * 0.3;
  const size = tall * 0.42;
  sheet.polygon([[vase - size * 0.2, top - thick], [vase + size * 0.2, top - thick], [vase + size * 0.32, top - thick - size * 0.6], [vase + size * 0.1, top - thick - size], [vase - size * 0.1, top - thick - size], [vase - size * 0.32, top - thick - size * 0.6]], { fill: scheme.strong, stroke: scheme.edge, width: pen.thin });
  sheet.path(sectorPath([left + span * 0.62, top - thick - size * 0.36], size * 0.42, 0, 180), { fill: scheme.accent, stroke: scheme.edge, width: pen.thin });
  sheet.line([0, floor], [width, floor], { stroke: scheme.line, width: pen.heavy });
  constructionCircle(stage, [left + span * 0.16, top], tall, scheme.faint);
  constructionCircle(stage, [left + span * 0.84, top], tall, scheme.faint);
  dimension(stage, [left, floor], [left + span, floor], 70 * unit, scheme.line);
  dimension(stage, [left, top - thick], [left, floor], 60 * unit, scheme.line);
}

function drawFromAbove(stage: Stage): void {
  const { width, height, scheme, sheet, unit, pen, random, centre } = stage;
  const angle = random.pick([0, -18, 30, 45]);
  sheet.turned(angle, centre, () => {
    const long = Math.max(width, height) * 0.62;
    const deep = Math.min(width, height) * 0.4;
    const [x, y] = width >= height ? [centre[0] - long / 2, centre[1] - deep / 2] : [centre[0] - deep / 2, centre[1] - long / 2];
    const [wide, high] = width >= height ? [long, deep] : [deep, long];
    const drop = 46 * unit;
    sheet.rect(x + drop, y + drop, wide, high, { fill: scheme.shadow });
    sheet.rect(x, y, wide, high, { fill: scheme.light, stroke: scheme.edge, width: pen.heavy });
    sheet.path(hatch(corners(x, y, wide, high), width >= height ? 0 : 90, deep / 7), { stroke: scheme.edge, width: pen.hair });
    const places = 4;
    for (let index = 0; index < places; index += 1) {
      const along = (index + 0.5) / places;
      for (const side of [0, 1]) {
        const at: Point = width >= height ? [x + wide * along, y + high * (side ? 0.79 : 0.21)] : [x + wide * (side ? 0.79 : 0.21), y + high * along];
        const radius = deep * 0.15;
        const colour = random.pick([scheme.accent, scheme.spot, scheme.mid, scheme.soft]);
        sheet.circle([at[0] + 9 * unit, at[1] + 9 * unit], radius, { fill: scheme.shadow });
        sheet.circle(at, radius, { fill: colour, stroke: scheme.edge, width: pen.thin });
        sheet.circle(at, radius * 0.66, { stroke: scheme.edge, width: pen.hair });
        if (random.chance(0.6)) sheet.path(sectorPath(at, radius * 0.6, random.range(0, 180), random.range(200, 340)), { fill: scheme.edge });
        const out: Point = width >= height ? [at[0], y + (side ? high + deep * 0.2 : -deep * 0.2)] : [x + (side ? wide + deep * 0.2 : -deep * 0.2), at[1]];
        const half = deep * 0.16;
        sheet.rect(out[0] - half + 16 * unit, out[1] - half + 16 * unit, half * 2, half * 2, { fill: scheme.shadow }, half * 0.3);
        sheet.rect(out[0] - half, out[1] - half, half * 2, half * 2, { fill: scheme.strong, stroke: scheme.edge, width: pen.thin }, half * 0.3);
      }
    }
    for (const share of [0.2, 0.5, 0.8]) {
      const at: Point = width >= height ? [x + wide * share, centre[1]] : [centre[0], y + high * share];
      sheet.circle([at[0] + 12 * unit, at[1] + 12 * unit], deep * 0.075, { fill: scheme.shadow });
      sheet.circle(at, deep * 0.075, { fill: scheme.spot, stroke: scheme.edge, width: pen.thin });
      sheet.line(polar(at, deep * 0.075, 30), polar(at, deep * 0.075, 210), { stroke: scheme.edge, width: pen.hair });
    }
    dimension(stage, [x, y], [x + wide, y], -deep * 0.5, scheme.line);
  });
}

function drawExploded(stage: Stage): void {
  const { scheme, unit, sheet, pen } = stage;
  surveyCrosses(stage, 100 * unit);
  const scene = sceneFor(stage, 2, 1, 1.5);
  const at = scene.view.project;
  const legs: Point[] = [[0.1, 0.1], [1.82, 0.1], [0.1, 0.82], [1.82, 0.82]];
  const dash = `${10 * unit} ${8 * unit}`;
  for (const [x, y] of legs) sheet.line(at([x + 0.04, y + 0.04, 0]), at([x + 0.04, y + 0.04, 1.6]), { stroke: scheme.line, width: pen.hair, dash });
  for (const [x, y] of legs) scene.box([x, y, 0], [0.08, 0.08, 0.66], facesOf(stage, scheme.accent));
  for (const y of [0.1, 0.84]) scene.box([0.22, y, 0.84], [1.56, 0.06, 0.12], facesOf(stage, scheme.mid));
  for (const x of [0.1, 1.84]) scene.box([x, 0.22, 0.84], [0.06, 0.56, 0.12], facesOf(stage, scheme.mid));
  scene.box([0.3, 0.2, 1.14], [0.5, 0.6, 0.1], facesOf(stage, scheme.spot));
  scene.box([0, 0, 1.45], [2, 1, 0.06], facesOf(stage, scheme.light), () => {
    const plank: string[] = [];
    for (let y = 0.2; y < 1; y += 0.2) plank.push(pathThrough([at([0, y, 1.51]), at([2, y, 1.51])], false));
    sheet.path(plank.join(''), { stroke: scheme.edge, width: pen.hair });
  });
  scene.render();
  for (const [x, y] of [[0.02, 0.98], [1.98, 0.98], [1.98, 0.02]] as const) sheet.circle(at([x, y, 1.51]), pen.line, { fill: scheme.edge });
}
