import { axonometry, onFloor } from '../axonometry.ts';
import { gridLines, surveyCrosses } from '../drafting-marks.ts';
import { createScene, facesOf, type Scene, viewOf } from '../solid-scene.ts';
import type { Stage } from '../stage.ts';
import { pointsOf } from '../svg-writer.ts';
import { drawQuarter } from './axonometric-quarter.ts';
import { addGable, addTree, addVolume, drawSite } from './building-volumes.ts';

/** A building, a tower of volumes or a piece of city, with long shadows. */
export function drawAxonometricBuilding(stage: Stage): void {
  const { width, height, unit, random, format } = stage;
  if (random.chance(0.5)) gridLines(stage, 90 * unit);
  else surveyCrosses(stage, 110 * unit);
  const kind = stage.variant(4);
  const block = kind === 1 ? 34 : kind === 3 ? 30 : 20;
  const tall = kind === 1 ? 9 : kind === 2 ? (stage.format === 'portrait' ? 26 : 18) : kind === 3 ? 8 : 10;
  const view = axonometry(
    viewOf(stage),
    [0, 0, 0],
    [block, block, tall],
    { x: width * 0.05, y: height * 0.05, width: width * 0.9, height: height * 0.9 },
    'contain',
    zoomFor(kind, format),
  );
  const scene = createScene(
    stage,
    view,
    random.pick([
      [0.7, -0.5],
      [0.9, -0.3],
      [0.5, -0.8],
    ]),
  );
  [drawVilla, drawQuarter, drawTower, drawCourtyard][kind]?.(stage, scene, block);
  scene.render();
}

/** The quarter runs off the sheet on all sides; wide sheets crop the others a little too. */
function zoomFor(kind: number, format: Stage['format']): number {
  if (kind === 1) return { panorama: 2.7, landscape: 2.3, portrait: 2.1, square: 2 }[format];
  if (format === 'panorama') return 1.7;
  return [1.3, 1, 1.05, 1.15][kind] ?? 1;
}

function drawVilla(stage: Stage, scene: Scene, block: number): void {
  const { scheme, random } = stage;
  drawSite(stage, scene, block, scheme.mid);
  scene.face(onFloor(2, 12, 9, 18.5), scheme.spot, stage.pen.thin);
  const split = random.range(7, 10);
  addVolume(stage, scene, { low: [3, 3, 0], size: [13, 7, 3.2], colour: scheme.light, windows: 'bands' });
  addVolume(stage, scene, { low: [split - 2, 3.6, 3.2], size: [7, 9, 3.2], colour: scheme.accent, windows: 'slots' });
  addVolume(stage, scene, { low: [split, 4.2, 6.4], size: [3.5, 4, 2.4], colour: scheme.light });
  for (const y of [11.6, 12.1]) scene.cylinder([split - 1.4, y, 0], 0.16, 3.2, facesOf(stage, scheme.light));
  scene.cylinder([split + 4.5, 11.8, 0], 0.16, 3.2, facesOf(stage, scheme.light));
  for (let step = 0; step < 7; step += 1)
    scene.box([16.2 + step * 0.45, 5, 0], [0.45, 2.4, 3 - step * 0.42], facesOf(stage, scheme.soft));
  for (const [x, y, size] of [
    [12.5, 16, 1.9],
    [15.5, 17.8, 1.4],
    [17.6, 13.5, 2.1],
    [1.5, 6, 1.6],
  ] as const)
    addTree(stage, scene, x, y, size * random.range(0.85, 1.2));
}

function drawTower(stage: Stage, scene: Scene, block: number): void {
  const { scheme, random, format } = stage;
  drawSite(stage, scene, block, scheme.soft);
  scene.face(onFloor(2, 2, 18, 18), scheme.mid, stage.pen.thin);
  const colours = random.shuffle([
    scheme.light,
    scheme.accent,
    scheme.mid,
    scheme.light,
    scheme.spot,
    scheme.strong,
    scheme.soft,
  ]);
  let z = 0;
  let left = 4;
  let near = 4;
  let size = 12;
  for (let level = 0; z < (format === 'portrait' ? 22 : 14); level += 1) {
    const high = random.pick([2.6, 3.4, 5]);
    const wide = size * random.range(0.75, 1);
    const deep = size * random.range(0.75, 1);
    addVolume(stage, scene, {
      low: [left, near, z],
      size: [wide, deep, high],
      colour: colours[level % colours.length] ?? scheme.light,
      windows: random.pick(['grid', 'bands', 'slots']),
    });
    z += high;
    left += random.range(-0.8, 1.8);
    near += random.range(-0.8, 1.8);
    size = Math.max(4.5, size * random.range(0.78, 0.98));
  }
  for (let index = 0; index < 4; index += 1) addTree(stage, scene, 3 + index * 4.6, 18.3, random.range(0.8, 1.3));
  addTree(stage, scene, 18.4, 10, 1.3);
}

function drawCourtyard(stage: Stage, scene: Scene, block: number): void {
  const { scheme, random } = stage;
  drawSite(stage, scene, block, scheme.soft);
  const wing = random.range(5.5, 7.5);
  const high = random.range(4.5, 6.5);
  scene.face(onFloor(wing + 2, wing + 2, 25, 25), scheme.mid, stage.pen.thin);
  // The far wings carry a saw-tooth roof, the near ones stay low so that the court is seen.
  for (let bay = 0; bay < 5; bay += 1) {
    addGable(
      stage,
      scene,
      { low: [2 + bay * 5.2, 2, 0], size: [5.2, wing, high], colour: bay % 2 ? scheme.light : scheme.soft },
      false,
      2.1,
    );
  }
  addVolume(stage, scene, {
    low: [2, 2 + wing, 0],
    size: [wing * 0.85, 24 - wing, high * 0.8],
    colour: scheme.light,
    windows: 'slots',
  });
  addVolume(stage, scene, { low: [2 + wing * 0.85, 22, 0], size: [12, 4.6, 3], colour: scheme.spot, windows: 'bands' });
  scene.cylinder([20, 17, 0], 2.6, random.range(5, 9), facesOf(stage, scheme.accent));
  scene.box([10.5, 12, 0], [5, 0.5, 0.5], facesOf(stage, scheme.light));
  scene.box([10.5, 15, 0], [5, 0.5, 0.5], facesOf(stage, scheme.light));
  for (const [x, y] of pointsOf('13 18.5, 25.5 13, 26.5 20, 23 25.5, 28 27'))
    addTree(stage, scene, x, y, random.range(1, 1.7));
}
