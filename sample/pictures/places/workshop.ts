import { drawDaylight, drawFarWall, openShell, type Shell, type WallOpening } from '../architecture/room-shell.ts';
import { onFloor, type Place } from '../axonometry.ts';
import { panelTable, place, shelves } from '../furniture.ts';
import { addPerson, tonesOf } from '../scene-props.ts';
import { person } from '../silhouettes.ts';
import { facesOf, type Scene } from '../solid-scene.ts';
import type { Stage } from '../stage.ts';
import { pointsOf } from '../svg-writer.ts';

/** A studio of the school: long tables, lamps, models and the people at work. */
export function drawWorkshop(stage: Stage): void {
  const { width, height, scheme, random, format } = stage;
  const cropped = stage.variant(3, 'crop') === 0;
  const wide = format === 'portrait' ? 5.6 : format === 'square' ? 6 : 8.2;
  const shell: Shell = { width: wide, depth: format === 'panorama' ? 5 : 6, height: 3.3, thick: 0.28 };
  const margin = cropped ? 0 : 0.05 * Math.min(width, height);
  const scene = openShell(
    stage,
    shell,
    { x: margin, y: margin, width: width - margin * 2, height: height - margin * 2 },
    'contain',
    format === 'panorama' ? 1.7 : cropped ? 1.5 : 1,
    stage.variant(2, 'floor') ? 'planks' : 'plain',
  );
  const panes: WallOpening[] = [];
  for (let from = 0.6; from + 1.7 < shell.width; from += 2.3) panes.push({ from, to: from + 1.7, sill: 1, head: 2.9 });
  for (const pane of panes) drawDaylight(stage, scene, shell, 'back', pane, scheme.soft);
  drawFarWall(stage, scene, shell, 'side', scheme.mid, [
    { from: shell.depth - 2, to: shell.depth - 0.7, sill: 0, head: 2.3 },
  ]);
  drawFarWall(stage, scene, shell, 'back', scheme.soft, panes);
  place(scene, shelves(random, 2.4, 2.1), [0.02, 0.5, 0], 3, tonesOf(stage, scheme.accent));
  const rows = 2;
  const columns = Math.floor((shell.width - 1.2) / 2.3);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = 1.3 + (column * (shell.width - 1.5)) / columns;
      const y = 1.1 + (row * (shell.depth - 1.2)) / rows;
      benchAt(stage, scene, x, y, (row + column) % 3);
    }
  }
  scene.render(onFloor(0, 0, shell.width, shell.depth));
}

function benchAt(stage: Stage, scene: Scene, x: number, y: number, use: number): void {
  const { scheme, random } = stage;
  const long = 2.1;
  place(
    scene,
    panelTable(long, 0.85),
    [x, y, 0],
    0,
    tonesOf(stage, random.pick([scheme.light, scheme.spot, scheme.light])),
  );
  const top = 0.79;
  if (use === 0) {
    for (const [dx, high] of pointsOf('0.2 0.3, 0.5 0.5, 0.85 0.2'))
      scene.box(
        [x + dx, y + 0.2, top],
        [0.26, 0.3, high],
        facesOf(stage, random.pick([scheme.accent, scheme.light, scheme.mid])),
      );
    scene.box([x + 1.3, y + 0.2, top], [0.6, 0.45, 0.02], facesOf(stage, scheme.light));
  } else if (use === 1) {
    scene.box([x + 0.25, y + 0.2, top], [0.75, 0.5, 0.02], facesOf(stage, scheme.light));
    scene.cylinder([x + 1.3, y + 0.4, top], 0.12, 0.3, facesOf(stage, scheme.accent), 0.08);
    scene.cylinder([x + 1.65, y + 0.45, top], 0.14, 0.12, facesOf(stage, scheme.mid), 0.2);
  } else {
    scene.box([x + 0.3, y + 0.3, top], [0.5, 0.04, 0.3], facesOf(stage, scheme.mid));
    scene.box([x + 1.2, y + 0.25, top], [0.55, 0.4, 0.24], facesOf(stage, scheme.accent));
  }
  const lamp: Place = [x + long / 2, y + 0.42, 2.35];
  scene.cylinder(lamp, 0.26, 0.2, facesOf(stage, scheme.accent), 0.07);
  scene.cylinder([lamp[0], lamp[1], 2.55], 0.01, 0.8, facesOf(stage, scheme.strong));
  scene.box(
    [x + 0.3, y + 1, 0],
    [0.4, 0.4, 0.48],
    facesOf(stage, random.pick([scheme.mid, scheme.strong, scheme.accent])),
  );
  if (random.chance(0.75))
    addPerson(stage, scene, [x + 1.3, y + 1.15, 0], random.chance(0.3) ? scheme.accent : scheme.edge);
  if (random.chance(0.4)) {
    scene.custom([x + 1.4, y - 0.35, 0], [x + 1.7, y - 0.1, 1.7], () => {
      person(stage.sheet, {
        feet: scene.view.project([x + 1.5, y - 0.2, 0]),
        height: 1.65 * scene.view.upright,
        pose: 'lean',
        mirrored: random.chance(0.5),
        colour: scheme.edge,
      });
    });
  }
}
