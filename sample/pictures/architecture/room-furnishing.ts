import { onFloor, type Place } from '../axonometry.ts';
import { bed, chairs, place, shelves, sofa, table } from '../furniture.ts';
import { addFloorLamp, addPerson, addPlant, tonesOf } from '../scene-props.ts';
import { facesOf, type Scene } from '../solid-scene.ts';
import type { Stage } from '../stage.ts';
import type { Shell } from './room-shell.ts';

function rug(stage: Stage, scene: Scene, corner: Place, width: number, depth: number, colour: string): void {
  scene.custom([corner[0], corner[1], -0.02], [corner[0] + width, corner[1] + depth, -0.01], () => undefined);
  const [x, y] = corner;
  scene.face(onFloor(x, y, x + width, y + depth), colour, stage.pen.thin);
  for (const inset of [0.12, 0.2]) {
    scene.face(onFloor(x + inset, y + inset, x + width - inset, y + depth - inset), colour, stage.pen.hair);
  }
}

/** A living room. */
export function furnishLiving(stage: Stage, scene: Scene, { width, depth, height }: Shell): void {
  const { scheme, random } = stage;
  rug(stage, scene, [0.9, 0.9, 0], width - 2.2, depth - 1.9, scheme.mid);
  place(scene, sofa(2.1), [0.25, depth * 0.24, 0], 3, tonesOf(stage, scheme.accent));
  place(scene, table(1.1, 0.7, 0.36), [1.8, depth * 0.3, 0], 1, tonesOf(stage, scheme.spot));
  place(
    scene,
    shelves(random, Math.min(2.4, width - 3.2), 1.5),
    [width - Math.min(2.4, width - 3.2) - 0.2, 0.02, 0],
    0,
    tonesOf(stage, scheme.accent),
  );
  place(scene, chairs[2], [width - 1.7, depth * 0.55, 0], 2, tonesOf(stage, scheme.mid));
  addFloorLamp(stage, scene, 0.45, 0.45, scheme.spot);
  addPlant(stage, scene, width - 0.6, depth - 0.6);
  addPerson(stage, scene, [width * 0.5, depth - 0.7, 0], scheme.edge);
  pendant(stage, scene, [2.2, depth * 0.45, height - 1.1], scheme.accent);
}

/** A bedroom with a desk. */
export function furnishSleeping(stage: Stage, scene: Scene, { width, depth }: Shell): void {
  const { scheme, random } = stage;
  rug(stage, scene, [width * 0.2, 1.1, 0], width * 0.62, depth - 1.9, scheme.spot);
  place(scene, bed(1.7), [width * 0.5 - 0.85, 0.1, 0], 0, tonesOf(stage, scheme.accent));
  for (const x of [width * 0.5 - 1.45, width * 0.5 + 0.95]) {
    scene.box([x, 0.12, 0], [0.5, 0.45, 0.45], facesOf(stage, scheme.mid));
    scene.cylinder([x + 0.25, 0.34, 0.45], 0.05, 0.12, facesOf(stage, scheme.strong));
    scene.cylinder([x + 0.25, 0.34, 0.57], 0.15, 0.2, facesOf(stage, scheme.spot), 0.1);
  }
  place(scene, shelves(random, 1.8, 2.1), [0.02, depth - 3.1, 0], 3, tonesOf(stage, scheme.accent));
  place(scene, table(1.5, 0.65), [width - 1.9, depth - 0.95, 0], 0, tonesOf(stage, scheme.light));
  place(scene, chairs[0], [width - 1.4, depth - 1.5, 0], 0, tonesOf(stage, scheme.accent));
  addPlant(stage, scene, 0.5, depth - 0.5);
}

/** A dining table and a kitchen along the side wall. */
export function furnishDining(stage: Stage, scene: Scene, { width, depth, height }: Shell): void {
  const { scheme, random } = stage;
  const long = Math.min(2.6, width - 2.4);
  const x = (width - long) / 2 + 0.2;
  const y = depth / 2 - 0.35;
  const chair = chairs[stage.variant(2, 'chair')] ?? chairs[0];
  rug(stage, scene, [x - 0.6, y - 0.9, 0], long + 1.2, 2.7, scheme.mid);
  place(scene, table(long, 0.9), [x, y, 0], 0, tonesOf(stage, scheme.spot));
  const seats = Math.floor(long / 0.75);
  for (let seat = 0; seat < seats; seat += 1) {
    const at = x + ((seat + 0.5) * long) / seats - 0.23;
    place(scene, chair, [at, y - 0.62, 0], 0, tonesOf(stage, seat === 1 ? scheme.accent : scheme.mid));
    place(scene, chair, [at, y + 1.02, 0], 2, tonesOf(stage, seat === 0 ? scheme.accent : scheme.mid));
  }
  scene.box([0.02, depth * 0.1, 0], [0.62, depth * 0.5, 0.9], facesOf(stage, scheme.light));
  scene.box([0.02, depth * 0.1, 1.5], [0.34, depth * 0.5, 0.6], facesOf(stage, scheme.accent));
  scene.cylinder([0.33, depth * 0.2, 0.9], 0.09, 0.25, facesOf(stage, scheme.spot), 0.05);
  scene.cylinder([0.33, depth * 0.42, 0.9], 0.13, 0.16, facesOf(stage, scheme.accent), 0.16);
  for (const share of [0.25, 0.75]) pendant(stage, scene, [x + long * share, y + 0.45, height - 1.15], scheme.accent);
  scene.cylinder([x + long * 0.5, y + 0.45, 0.74], 0.1, 0.22, facesOf(stage, scheme.light), 0.06);
  addPerson(stage, scene, [width - 0.6, random.range(1, depth - 1), 0], scheme.edge);
}

/** Shelves, two armchairs and a short flight of steps. */
export function furnishReading(stage: Stage, scene: Scene, { width, depth, height }: Shell): void {
  const { scheme, random } = stage;
  const tall = Math.min(2.3, height - 0.3);
  place(
    scene,
    shelves(random, Math.min(3.2, width - 2.6), tall),
    [width - Math.min(3.2, width - 2.6) - 0.1, 0.02, 0],
    0,
    tonesOf(stage, scheme.accent),
  );
  rug(stage, scene, [0.8, 1.2, 0], width - 1.8, depth - 2, scheme.soft);
  place(scene, chairs[2], [1, 1.3, 0], 3, tonesOf(stage, scheme.accent));
  place(scene, chairs[2], [width - 1.9, depth - 1.9, 0], 2, tonesOf(stage, scheme.spot));
  scene.cylinder([width * 0.48, depth * 0.52, 0], 0.1, 0.36, facesOf(stage, scheme.strong));
  scene.cylinder([width * 0.48, depth * 0.52, 0.36], 0.5, 0.05, facesOf(stage, scheme.light));
  for (const [index, step] of [0, 1, 2, 3].entries()) {
    scene.box(
      [0.02 + index * 0.001, depth - 0.35 - (4 - step) * 0.32, 0],
      [0.9, 0.3, 0.22 * (step + 1)],
      facesOf(stage, step === 3 ? scheme.accent : scheme.mid),
    );
  }
  addFloorLamp(stage, scene, 0.5, 0.9, scheme.spot);
  addPlant(stage, scene, width - 0.5, 0.9 + random.range(0, 0.6));
  addPerson(stage, scene, [width * 0.55, depth - 0.6, 0], scheme.edge);
}

function pendant(stage: Stage, scene: Scene, [x, y, z]: Place, colour: string): void {
  scene.cylinder([x, y, z], 0.3, 0.24, facesOf(stage, colour), 0.07);
  scene.cylinder([x, y, z + 0.24], 0.008, 0.86, facesOf(stage, stage.scheme.strong));
}
