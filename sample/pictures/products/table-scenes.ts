import { axonometry, onFloor } from '../axonometry.ts';
import { axis, gridLines, surveyCrosses } from '../drafting-marks.ts';
import { chairs, place, table, trestleTable } from '../furniture.ts';
import { tonesOf } from '../scene-props.ts';
import { createScene, facesOf, type Scene, viewOf } from '../solid-scene.ts';
import type { Stage } from '../stage.ts';
import { pathThrough, pointsOf } from '../svg-writer.ts';

function sceneFor(stage: Stage, wide: number, deep: number, tall: number): Scene {
  const { width, height, format } = stage;
  const zoom = format === 'panorama' ? 1.25 : 1.12;
  const view = axonometry(
    viewOf(stage),
    [0, 0, 0],
    [wide, deep, tall],
    { x: width * 0.08, y: height * 0.1, width: width * 0.84, height: height * 0.8 },
    'contain',
    zoom,
  );
  return createScene(stage, view, [0.6, -0.5]);
}

/** A table in use, with two chairs. */
export function drawSet(stage: Stage): void {
  const { scheme, random, unit } = stage;
  gridLines(stage, 90 * unit);
  const long = 2.2;
  const scene = sceneFor(stage, long + 0.6, 2.2, 1);
  const [x, y] = [0.3, 0.65];
  scene.face(onFloor(-0.1, 0, long + 0.7, 2.2), scheme.soft, stage.pen.thin);
  place(
    scene,
    random.chance(0.5) ? trestleTable(long, 0.9) : table(long, 0.9),
    [x, y, 0],
    0,
    tonesOf(stage, scheme.spot),
  );
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

/** A round table with its axes. */
export function drawRound(stage: Stage): void {
  const { scheme, unit, sheet, random, width, height, pen } = stage;
  surveyCrosses(stage, 110 * unit);
  const scene = sceneFor(stage, 2, 2, 0.9);
  const foot = scene.view.project([1, 1, 0]);
  for (const radius of [0.36, 0.27, 0.17])
    sheet.circle(foot, Math.min(width, height) * radius * 1.3, { stroke: scheme.faint, width: pen.hair });
  axis(stage, scene.view.project([1, -0.4, 0]), scene.view.project([1, 2.4, 0]), scheme.line);
  axis(stage, scene.view.project([-0.4, 1, 0]), scene.view.project([2.4, 1, 0]), scheme.line);
  if (random.chance(0.5)) {
    scene.cylinder([1, 1, 0], 0.45, 0.04, facesOf(stage, scheme.strong));
    scene.cylinder([1, 1, 0.04], 0.07, 0.66, facesOf(stage, scheme.strong), 0.07);
  } else {
    for (const [x, y] of pointsOf('0.55 0.55, 1.45 0.6, 0.6 1.45'))
      scene.cylinder([x, y, 0], 0.14, 0.7, facesOf(stage, scheme.accent));
  }
  scene.cylinder([1, 1, 0.7], 0.95, 0.06, facesOf(stage, scheme.light));
  scene.cylinder([0.75, 0.7, 0.76], 0.12, 0.3, facesOf(stage, scheme.accent), 0.07);
  scene.cylinder([1.2, 1.1, 0.76], 0.14, 0.1, facesOf(stage, scheme.spot), 0.24);
  scene.sphere([0.7, 1.25, 0.85], 0.09, scheme.accent);
  scene.render();
}

/** A table taken apart: legs, frame, drawer and top. */
export function drawExploded(stage: Stage): void {
  const { scheme, unit, sheet, pen } = stage;
  surveyCrosses(stage, 100 * unit);
  const scene = sceneFor(stage, 2, 1, 1.5);
  const at = scene.view.project;
  const legs = pointsOf('0.1 0.1, 1.82 0.1, 0.1 0.82, 1.82 0.82');
  const dash = `${10 * unit} ${8 * unit}`;
  for (const [x, y] of legs)
    sheet.line(at([x + 0.04, y + 0.04, 0]), at([x + 0.04, y + 0.04, 1.6]), {
      stroke: scheme.line,
      width: pen.hair,
      dash,
    });
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
  for (const [x, y] of pointsOf('0.02 0.98, 1.98 0.98, 1.98 0.02'))
    sheet.circle(at([x, y, 1.51]), pen.line, { fill: scheme.edge });
}
