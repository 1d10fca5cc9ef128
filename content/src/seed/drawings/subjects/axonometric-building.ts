import { axonometry, type Place } from '../axonometry.ts';
import { gridLines, surveyCrosses } from '../drafting-marks.ts';
import { viewOf } from '../room-shell.ts';
import { createScene, facesOf, type Scene } from '../solid-scene.ts';
import type { Stage } from '../stage.ts';
import { pathThrough } from '../svg-writer.ts';

/** A building, a tower of volumes or a piece of city, with long shadows. */
export function drawAxonometricBuilding(stage: Stage): void {
  const { width, height, unit, random, format } = stage;
  if (random.chance(0.5)) gridLines(stage, 90 * unit);
  else surveyCrosses(stage, 110 * unit);
  const kind = stage.variant(4);
  const block = kind === 1 ? 34 : kind === 3 ? 30 : 20;
  const tall = kind === 1 ? 9 : kind === 2 ? (stage.format === 'portrait' ? 26 : 18) : kind === 3 ? 8 : 10;
  const cover = kind === 1;
  const view = axonometry(viewOf(stage), [0, 0, 0], [block, block, tall], { x: width * 0.05, y: height * 0.05, width: width * 0.9, height: height * 0.9 }, 'contain', cover ? (width > height * 1.3 ? 2.3 : 1.9) : format === 'panorama' ? 1.7 : kind === 0 ? 1.3 : kind === 2 ? 1.05 : 1.15);
  const scene = createScene(stage, view, random.pick([[0.7, -0.5], [0.9, -0.3], [0.5, -0.8]]));
  [drawVilla, drawQuarter, drawTower, drawCourtyard][kind]?.(stage, scene, block);
  scene.render();
}

interface Volume {
  low: Place;
  size: Place;
  colour: string;
  windows?: 'grid' | 'bands' | 'slots' | 'none';
}

function addVolume(stage: Stage, scene: Scene, { low, size, colour, windows = 'grid' }: Volume): void {
  const { sheet, scheme, pen } = stage;
  const faces = facesOf(stage, colour);
  const [x, y, z] = low;
  const [wide, deep, high] = size;
  scene.box(low, size, faces, () => {
    if (windows === 'none') return;
    for (const side of ['left', 'right'] as const) {
      const length = side === 'left' ? wide : deep;
      const at = (along: number, up: number): Place => (side === 'left' ? [x + along, y + deep, z + up] : [x + wide, y + along, z + up]);
      let data = '';
      const floors = Math.max(1, Math.round(high / 3));
      const columns = windows === 'bands' ? 1 : Math.max(1, Math.round(length / (windows === 'slots' ? 1.1 : 2.2)));
      for (let floor = 0; floor < floors; floor += 1) {
        for (let column = 0; column < columns; column += 1) {
          const pitch = length / columns;
          const share = windows === 'bands' ? 0.92 : windows === 'slots' ? 0.4 : 0.52;
          const from = column * pitch + (pitch * (1 - share)) / 2;
          const low2 = ((floor + 0.28) * high) / floors;
          const high2 = ((floor + (windows === 'slots' ? 0.9 : 0.78)) * high) / floors;
          data += pathThrough([at(from, low2), at(from + pitch * share, low2), at(from + pitch * share, high2), at(from, high2)].map(scene.view.project), true);
        }
      }
      sheet.path(data, { fill: scheme.edge, stroke: scheme.edge, width: pen.hair, opacity: 0.88 });
    }
  });
}

function addGable(stage: Stage, scene: Scene, { low, size, colour }: Volume, alongX: boolean, rise: number): void {
  const [x, y, z] = low;
  const [wide, deep, high] = size;
  const top = z + high;
  addVolume(stage, scene, { low, size, colour });
  scene.shade([x + wide * 0.4, y + deep * 0.4, top], [x + wide * 0.6, y + deep * 0.6, top + rise]);
  const roof = facesOf(stage, stage.scheme.accent);
  scene.custom([x, y, top], [x + wide, y + deep, top + rise], () => {
    if (alongX) {
      const ridge: Place[] = [[x, y + deep / 2, top + rise], [x + wide, y + deep / 2, top + rise]];
      scene.face([[x, y, top], [x + wide, y, top], ...[...ridge].reverse()], roof.top, stage.pen.thin);
      scene.face([[x, y + deep, top], [x + wide, y + deep, top], ...[...ridge].reverse()], roof.left, stage.pen.thin);
      scene.face([[x + wide, y, top], [x + wide, y + deep, top], [x + wide, y + deep / 2, top + rise]], facesOf(stage, colour).right, stage.pen.thin);
    } else {
      const ridge: Place[] = [[x + wide / 2, y, top + rise], [x + wide / 2, y + deep, top + rise]];
      scene.face([[x, y, top], [x, y + deep, top], ...[...ridge].reverse()], roof.top, stage.pen.thin);
      scene.face([[x + wide, y, top], [x + wide, y + deep, top], ...[...ridge].reverse()], roof.right, stage.pen.thin);
      scene.face([[x, y + deep, top], [x + wide, y + deep, top], [x + wide / 2, y + deep, top + rise]], facesOf(stage, colour).left, stage.pen.thin);
    }
  });
}

function addTree(stage: Stage, scene: Scene, x: number, y: number, size: number): void {
  scene.cylinder([x, y, 0], size * 0.1, size * 0.8, facesOf(stage, stage.scheme.strong));
  scene.sphere([x, y, size * 1.5], size * 0.75, stage.random.pick([stage.scheme.mid, stage.scheme.strong, stage.scheme.soft]));
}

function ground(stage: Stage, scene: Scene, block: number, fill: string): void {
  scene.face([[0, 0, 0], [block, 0, 0], [block, block, 0], [0, block, 0]], fill, stage.pen.line);
}

function drawVilla(stage: Stage, scene: Scene, block: number): void {
  const { scheme, random } = stage;
  ground(stage, scene, block, scheme.mid);
  scene.face([[2, 12, 0], [9, 12, 0], [9, 18.5, 0], [2, 18.5, 0]], scheme.spot, stage.pen.thin);
  const split = random.range(7, 10);
  addVolume(stage, scene, { low: [3, 3, 0], size: [13, 7, 3.2], colour: scheme.light, windows: 'bands' });
  addVolume(stage, scene, { low: [split - 2, 3.6, 3.2], size: [7, 9, 3.2], colour: scheme.accent, windows: 'slots' });
  addVolume(stage, scene, { low: [split, 4.2, 6.4], size: [3.5, 4, 2.4], colour: scheme.light });
  for (const y of [11.6, 12.1]) scene.cylinder([split - 1.4, y, 0], 0.16, 3.2, facesOf(stage, scheme.light));
  scene.cylinder([split + 4.5, 11.8, 0], 0.16, 3.2, facesOf(stage, scheme.light));
  for (let step = 0; step < 7; step += 1) scene.box([16.2 + step * 0.45, 5, 0], [0.45, 2.4, 3 - step * 0.42], facesOf(stage, scheme.soft));
  for (const [x, y, size] of [[12.5, 16, 1.9], [15.5, 17.8, 1.4], [17.6, 13.5, 2.1], [1.5, 6, 1.6]] as const) addTree(stage, scene, x, y, size * random.range(0.85, 1.2));
}

function drawQuarter(stage: Stage, scene: Scene, block: number): void {
  const { scheme, random } = stage;
  const cells = 6;
  const cell = block / cells;
  const square = [random.int(1, 4), random.int(1, 4)];
  scene.face([[-40, -40, 0], [80, -40, 0], [80, 80, 0], [-40, 80, 0]], scheme.ground);
  const colours = [scheme.light, scheme.soft, scheme.light, scheme.mid, scheme.strong];
  for (let column = -1; column <= cells; column += 1) {
    for (let row = -1; row <= cells; row += 1) {
      const x = column * cell + 0.6;
      const y = row * cell + 0.6;
      const size = cell - 1.2 - (column % 2 ? 0.8 : 0);
      if (column === square[0] && row === square[1]) {
        for (const [dx, dy] of [[0.25, 0.25], [0.75, 0.3], [0.3, 0.8]] as const) addTree(stage, scene, x + size * dx, y + size * dy, 0.95);
        continue;
      }
      const high = random.pick([2.4, 3.2, 4.2, 5.6, random.range(2, 8)]);
      const colour = random.chance(0.1) ? scheme.spot : (colours[random.int(0, colours.length - 1)] ?? scheme.light);
      if (random.chance(0.42)) addGable(stage, scene, { low: [x, y, 0], size: [size, size * 0.9, high * 0.8], colour }, random.chance(0.5), size * 0.4);
      else {
        addVolume(stage, scene, { low: [x, y, 0], size: [size, size, high], colour, windows: random.pick(['grid', 'none', 'bands', 'slots']) });
        if (random.chance(0.5)) scene.box([x + size * 0.2, y + size * 0.2, high], [size * 0.35, size * 0.3, 0.9], facesOf(stage, scheme.mid));
      }
    }
  }
}

function drawTower(stage: Stage, scene: Scene, block: number): void {
  const { scheme, random, format } = stage;
  ground(stage, scene, block, scheme.soft);
  scene.face([[2, 2, 0], [18, 2, 0], [18, 18, 0], [2, 18, 0]], scheme.mid, stage.pen.thin);
  const colours = random.shuffle([scheme.light, scheme.accent, scheme.mid, scheme.light, scheme.spot, scheme.strong, scheme.soft]);
  let z = 0;
  let left = 4;
  let near = 4;
  let size = 12;
  for (let level = 0; z < (format === 'portrait' ? 22 : 14); level += 1) {
    const high = random.pick([2.6, 3.4, 5]);
    const wide = size * random.range(0.75, 1);
    const deep = size * random.range(0.75, 1);
    addVolume(stage, scene, { low: [left, near, z], size: [wide, deep, high], colour: colours[level % colours.length] ?? scheme.light, windows: random.pick(['grid', 'bands', 'slots']) });
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
  ground(stage, scene, block, scheme.soft);
  const wing = random.range(5.5, 7.5);
  const high = random.range(4.5, 6.5);
  scene.face([[wing + 2, wing + 2, 0], [25, wing + 2, 0], [25, 25, 0], [wing + 2, 25, 0]], scheme.mid, stage.pen.thin);
  // The far wings carry a saw-tooth roof, the near ones stay low so that the court is seen.
  for (let bay = 0; bay < 5; bay += 1) {
    addGable(stage, scene, { low: [2 + bay * 5.2, 2, 0], size: [5.2, wing, high], colour: bay % 2 ? scheme.light : scheme.soft }, false, 2.1);
  }
  addVolume(stage, scene, { low: [2, 2 + wing, 0], size: [wing * 0.85, 24 - wing, high * 0.8], colour: scheme.light, windows: 'slots' });
  addVolume(stage, scene, { low: [2 + wing * 0.85, 22, 0], size: [12, 4.6, 3], colour: scheme.spot, windows: 'bands' });
  scene.cylinder([20, 17, 0], 2.6, random.range(5, 9), facesOf(stage, scheme.accent));
  scene.box([10.5, 12, 0], [5, 0.5, 0.5], facesOf(stage, scheme.light));
  scene.box([10.5, 15, 0], [5, 0.5, 0.5], facesOf(stage, scheme.light));
  for (const [x, y] of [[13, 18.5], [25.5, 13], [26.5, 20], [23, 25.5], [28, 27]] as const) addTree(stage, scene, x, y, random.range(1, 1.7));
}
