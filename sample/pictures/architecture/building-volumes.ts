import { onFloor, type Place } from '../axonometry.ts';
import { facesOf, type Scene } from '../solid-scene.ts';
import type { Stage } from '../stage.ts';
import { pathThrough } from '../svg-writer.ts';

interface Volume {
  low: Place;
  size: Place;
  colour: string;
  windows?: 'grid' | 'bands' | 'slots' | 'none';
}

/** A block with windows on its two near faces. */
export function addVolume(stage: Stage, scene: Scene, { low, size, colour, windows = 'grid' }: Volume): void {
  const { sheet, scheme, pen } = stage;
  const faces = facesOf(stage, colour);
  const [x, y, z] = low;
  const [wide, deep, high] = size;
  scene.box(low, size, faces, () => {
    if (windows === 'none') return;
    for (const side of ['left', 'right'] as const) {
      const length = side === 'left' ? wide : deep;
      const at = (along: number, up: number): Place =>
        side === 'left' ? [x + along, y + deep, z + up] : [x + wide, y + along, z + up];
      let data = '';
      const floors = Math.max(1, Math.round(high / 3));
      const columns = windows === 'bands' ? 1 : Math.max(1, Math.round(length / (windows === 'slots' ? 1.3 : 2.5)));
      for (let floor = 0; floor < floors; floor += 1) {
        for (let column = 0; column < columns; column += 1) {
          const pitch = length / columns;
          const share = windows === 'bands' ? 0.92 : windows === 'slots' ? 0.4 : 0.52;
          const from = column * pitch + (pitch * (1 - share)) / 2;
          const low2 = ((floor + 0.28) * high) / floors;
          const high2 = ((floor + (windows === 'slots' ? 0.9 : 0.78)) * high) / floors;
          data += pathThrough(
            [at(from, low2), at(from + pitch * share, low2), at(from + pitch * share, high2), at(from, high2)].map(
              scene.view.project,
            ),
            true,
          );
        }
      }
      sheet.path(data, { fill: scheme.edge, stroke: scheme.edge, width: pen.hair, opacity: 0.88 });
    }
  });
}

/** A block under a gabled roof; `rise` in metres. */
export function addGable(
  stage: Stage,
  scene: Scene,
  { low, size, colour }: Volume,
  alongX: boolean,
  rise: number,
): void {
  const [x, y, z] = low;
  const [wide, deep, high] = size;
  const top = z + high;
  addVolume(stage, scene, { low, size, colour });
  scene.shade([x + wide * 0.4, y + deep * 0.4, top], [x + wide * 0.6, y + deep * 0.6, top + rise]);
  const roof = facesOf(stage, stage.scheme.accent);
  scene.custom([x, y, top], [x + wide, y + deep, top + rise], () => {
    if (alongX) {
      const ridge: Place[] = [
        [x, y + deep / 2, top + rise],
        [x + wide, y + deep / 2, top + rise],
      ];
      scene.face([[x, y, top], [x + wide, y, top], ...[...ridge].reverse()], roof.top, stage.pen.thin);
      scene.face([[x, y + deep, top], [x + wide, y + deep, top], ...[...ridge].reverse()], roof.left, stage.pen.thin);
      scene.face(
        [
          [x + wide, y, top],
          [x + wide, y + deep, top],
          [x + wide, y + deep / 2, top + rise],
        ],
        facesOf(stage, colour).right,
        stage.pen.thin,
      );
    } else {
      const ridge: Place[] = [
        [x + wide / 2, y, top + rise],
        [x + wide / 2, y + deep, top + rise],
      ];
      scene.face([[x, y, top], [x, y + deep, top], ...[...ridge].reverse()], roof.top, stage.pen.thin);
      scene.face([[x + wide, y, top], [x + wide, y + deep, top], ...[...ridge].reverse()], roof.right, stage.pen.thin);
      scene.face(
        [
          [x, y + deep, top],
          [x + wide, y + deep, top],
          [x + wide / 2, y + deep, top + rise],
        ],
        facesOf(stage, colour).left,
        stage.pen.thin,
      );
    }
  });
}

/** A tree; x, y and size in metres. */
export function addTree(stage: Stage, scene: Scene, x: number, y: number, size: number): void {
  scene.cylinder([x, y, 0], size * 0.1, size * 0.8, facesOf(stage, stage.scheme.strong));
  scene.sphere(
    [x, y, size * 1.5],
    size * 0.75,
    stage.random.pick([stage.scheme.mid, stage.scheme.strong, stage.scheme.soft]),
  );
}

/** The square ground that the buildings stand on; `block` is its side in metres. */
export function drawSite(stage: Stage, scene: Scene, block: number, fill: string): void {
  scene.face(onFloor(0, 0, block, block), fill, stage.pen.line);
}
