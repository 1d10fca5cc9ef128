import { type Axonometry, axonometry, type Frame, onFloor, type Place } from '../axonometry.ts';
import { createScene, type Scene, viewOf } from '../solid-scene.ts';
import type { Stage } from '../stage.ts';
import { pathThrough } from '../svg-writer.ts';

/** The inside of a room, in metres; its two far walls stand, the two near ones are cut away. */
export interface Shell {
  width: number;
  depth: number;
  height: number;
  /** thickness of walls and floor */
  thick: number;
}

export type FloorPattern = 'planks' | 'tiles' | 'checks' | 'plain';

/** Sets the shell into the frame and draws its floor slab and floor. */
export function openShell(
  stage: Stage,
  shell: Shell,
  frame: Frame,
  fit: 'contain' | 'cover',
  zoom: number,
  pattern: FloorPattern,
): Scene {
  const { width, depth, height, thick } = shell;
  const view = axonometry(viewOf(stage), [-thick, -thick, -thick], [width, depth, height], frame, fit, zoom);
  const { scheme, pen } = stage;
  const scene = createScene(stage, view, [0.5, -0.28]);
  const face = (places: readonly Place[], fill: string) => scene.face(places, fill, pen.thin);
  face(
    [
      [-thick, depth, -thick],
      [width, depth, -thick],
      [width, depth, 0],
      [-thick, depth, 0],
    ],
    scheme.edge,
  );
  face(
    [
      [width, -thick, -thick],
      [width, depth, -thick],
      [width, depth, 0],
      [width, -thick, 0],
    ],
    scheme.edge,
  );
  face(onFloor(0, 0, width, depth), scheme.light);
  paveFloor(stage, view, shell, pattern);
  return scene;
}

function paveFloor(
  { sheet, scheme, pen }: Stage,
  view: Axonometry,
  { width, depth }: Shell,
  pattern: FloorPattern,
): void {
  if (pattern === 'plain') return;
  let data = '';
  const step = pattern === 'planks' ? 0.25 : 0.6;
  for (let y = step; y < depth; y += step)
    data += pathThrough([view.project([0, y, 0]), view.project([width, y, 0])], false);
  if (pattern !== 'planks') {
    for (let x = step; x < width; x += step)
      data += pathThrough([view.project([x, 0, 0]), view.project([x, depth, 0])], false);
  }
  if (pattern === 'checks') {
    let squares = '';
    for (let row = 0; row * step < depth - 0.01; row += 1) {
      for (let column = row % 2; column * step < width - 0.01; column += 2) {
        const right = Math.min(width, (column + 1) * step);
        const far = Math.min(depth, (row + 1) * step);
        squares += pathThrough(
          [
            view.project([column * step, row * step, 0]),
            view.project([right, row * step, 0]),
            view.project([right, far, 0]),
            view.project([column * step, far, 0]),
          ],
          true,
        );
      }
    }
    sheet.path(squares, { fill: scheme.mid });
  }
  sheet.path(data, { stroke: scheme.edge, width: pen.hair, opacity: 0.45 });
}

/** An opening in a far wall: along the wall and up, in metres. */
export interface WallOpening {
  from: number;
  to: number;
  sill: number;
  head: number;
}

/** The wall at y = 0 (`back`) or x = 0 (`side`), with its openings, and its cut top in solid ink. */
export function drawFarWall(
  stage: Stage,
  scene: Scene,
  shell: Shell,
  which: 'back' | 'side',
  fill: string,
  openings: readonly WallOpening[],
): void {
  const { scheme, pen, sheet } = stage;
  const { thick, height } = shell;
  const length = which === 'back' ? shell.width : shell.depth;
  const at = (along: number, across: number, z: number): Place =>
    which === 'back' ? [along, across, z] : [across, along, z];
  scene.face([at(0, 0, 0), at(length, 0, 0), at(length, 0, height), at(0, 0, height)], fill, pen.thin);
  for (const { from, to, sill, head } of openings) {
    // The reveal shows the thickness of the wall: its far jamb and its sill.
    scene.face([at(from, 0, sill), at(to, 0, sill), at(to, 0, head), at(from, 0, head)], stage.scheme.ground);
    const pane: Place[] = [at(from, -thick, sill), at(to, -thick, sill), at(to, -thick, head), at(from, -thick, head)];
    sheet.clipped(
      pathThrough(
        [at(from, 0, sill), at(to, 0, sill), at(to, 0, head), at(from, 0, head)].map(scene.view.project),
        true,
      ),
      () => {
        scene.face(pane, scheme.spot);
        for (const share of [1 / 3, 2 / 3]) {
          const along = from + (to - from) * share;
          sheet.polyline([scene.view.project(at(along, -thick, sill)), scene.view.project(at(along, -thick, head))], {
            stroke: scheme.edge,
            width: pen.thin,
          });
        }
        scene.face([at(from, -thick, sill), at(to, -thick, sill), at(to, 0, sill), at(from, 0, sill)], scheme.light);
        scene.face([at(from, -thick, sill), at(from, 0, sill), at(from, 0, head), at(from, -thick, head)], scheme.mid);
      },
    );
    sheet.polygon([at(from, 0, sill), at(to, 0, sill), at(to, 0, head), at(from, 0, head)].map(scene.view.project), {
      stroke: scheme.edge,
      width: pen.line,
    });
  }
  const end = length;
  scene.face(
    [at(-thick, -thick, height), at(end, -thick, height), at(end, 0, height), at(-thick, 0, height)],
    scheme.edge,
    pen.line,
  );
  scene.face(
    [at(end, -thick, -thick), at(end, 0, -thick), at(end, 0, height), at(end, -thick, height)],
    scheme.edge,
    pen.line,
  );
}

/** The daylight that an opening of the back wall lays on the floor. */
export function drawDaylight(
  { sheet }: Stage,
  scene: Scene,
  { width, depth }: Shell,
  which: 'back' | 'side',
  { from, to, sill, head }: WallOpening,
  fill: string,
): void {
  const reach = 0.75;
  const slide = 0.45;
  const on = (along: number, z: number): Place =>
    which === 'back' ? [along + z * slide, z * reach, 0] : [z * reach, along + z * slide, 0];
  const floor: Place[] = onFloor(0, 0, width, depth);
  sheet.clipped(pathThrough(floor.map(scene.view.project), true), () => {
    sheet.polygon([on(from, sill), on(to, sill), on(to, head), on(from, head)].map(scene.view.project), {
      fill,
      opacity: 0.85,
    });
  });
}
