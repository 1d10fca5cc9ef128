import type { Place } from './axonometry.ts';
import type { Tones } from './furniture.ts';
import { anyStanding, person } from './silhouettes.ts';
import { facesOf, type Scene } from './solid-scene.ts';
import type { Stage } from './stage.ts';

/** The colours of a piece of furniture whose main colour is `body`. */
export function tonesOf(stage: Stage, body: string): Tones {
  const { scheme } = stage;
  return { body: facesOf(stage, body), frame: facesOf(stage, scheme.strong), soft: facesOf(stage, scheme.light) };
}

/** Someone 1.70 m tall, standing at a place of the scene (metres). */
export function addPerson(stage: Stage, scene: Scene, at: Place, colour: string): void {
  const pose = anyStanding(stage.random);
  const mirrored = stage.random.chance(0.5);
  scene.shade([at[0] - 0.1, at[1] - 0.1, 0], [at[0] + 0.1, at[1] + 0.1, 1.7]);
  scene.custom([at[0] - 0.15, at[1] - 0.15, at[2]], [at[0] + 0.15, at[1] + 0.15, at[2] + 1.7], () => {
    person(stage.sheet, { feet: scene.view.project(at), height: 1.7 * scene.view.upright, pose, mirrored, colour });
  });
}

/** A plant in a pot, its middle at x and y (metres). */
export function addPlant(stage: Stage, scene: Scene, x: number, y: number): void {
  const { scheme } = stage;
  scene.cylinder([x, y, 0], 0.17, 0.36, facesOf(stage, scheme.accent), 0.22);
  scene.cylinder([x, y, 0.36], 0.025, 0.5, facesOf(stage, scheme.strong));
  scene.sphere([x, y, 1.2], 0.36, scheme.strong);
}

/** A standing lamp, its middle at x and y (metres). */
export function addFloorLamp(stage: Stage, scene: Scene, x: number, y: number, colour: string): void {
  scene.cylinder([x, y, 0], 0.16, 0.03, facesOf(stage, stage.scheme.strong));
  scene.cylinder([x, y, 0.03], 0.018, 1.35, facesOf(stage, stage.scheme.strong));
  scene.cylinder([x, y, 1.38], 0.27, 0.32, facesOf(stage, colour), 0.15);
}
