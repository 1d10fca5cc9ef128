import { axonometry, type Frame } from '../axonometry.ts';
import { axis, gridLines } from '../drafting-marks.ts';
import { chairs, place, type Turn } from '../furniture.ts';
import { tonesOf } from '../scene-props.ts';
import { createScene, viewOf } from '../solid-scene.ts';
import type { Stage } from '../stage.ts';
import { drawProfile } from './chair-profile.ts';
import { chooseChair, drawViews } from './chair-views.ts';

/** A chair: alone and large, in a crowd, in side elevation with its construction, or in three views. */
export function drawChair(stage: Stage): void {
  [drawAlone, drawProfile, drawCrowd, drawProfile, drawViews][stage.variant(5)]?.(stage);
}

function drawAlone(stage: Stage): void {
  const { width, height, scheme, unit, pen, sheet, random } = stage;
  gridLines(stage, 100 * unit);
  const disc = Math.min(width, height) * random.range(0.34, 0.42);
  sheet.circle([width * random.range(0.42, 0.58), height * 0.48], disc, {
    fill: stage.variant(2, 'disc') ? scheme.spot : scheme.soft,
  });
  const piece = chooseChair(stage);
  const turn = random.pick<Turn>([0, 1, 0, 3]);
  const tall = Math.max(...piece.parts.map(({ low, size }) => low[2] + size[2]));
  const [across, along] = turn % 2 ? [piece.footprint[1], piece.footprint[0]] : piece.footprint;
  const frame: Frame = { x: width * 0.1, y: height * 0.09, width: width * 0.8, height: height * 0.82 };
  const view = axonometry(viewOf(stage), [0, 0, 0], [across, along, tall], frame, 'contain');
  const scene = createScene(stage, view, [0.75, -0.4]);
  for (const x of [0, across]) axis(stage, view.project([x, -0.5, 0]), view.project([x, along + 0.5, 0]), scheme.line);
  for (const y of [0, along]) axis(stage, view.project([-0.5, y, 0]), view.project([across + 0.5, y, 0]), scheme.line);
  place(scene, piece, [0, 0, 0], turn, tonesOf(stage, scheme.accent));
  scene.render();
  sheet.circle(view.project([0, along, 0]), pen.heavy, { fill: scheme.line });
}

function drawCrowd(stage: Stage): void {
  const { width, height, scheme, random } = stage;
  // The slatted chair has too many parts to be drawn by the dozen.
  const piece = [chairs[0], chairs[1], chairs[2], chairs[4]][stage.variant(4, 'model')] ?? chairs[0];
  const columns = 4;
  const pitch = Math.max(...piece.footprint) * 1.85;
  const zoom = width > height * 1.3 ? 2.5 : width < height ? 2.9 : 2.3;
  const view = axonometry(
    viewOf(stage),
    [0, 0, 0],
    [columns * pitch, columns * pitch, 0.7],
    { x: 0, y: 0, width, height },
    'contain',
    zoom,
  );
  const scene = createScene(stage, view, [0.8, -0.4]);
  const odd = [random.int(1, 2), random.int(1, 2)];
  for (let column = -2; column <= columns + 1; column += 1) {
    for (let row = -2; row <= columns + 1; row += 1) {
      const seen = view.project([column * pitch, row * pitch, 0.4]);
      if (seen[0] < -160 || seen[0] > width + 160 || seen[1] < -200 || seen[1] > height + 200) continue;
      const special = column === odd[0] && row === odd[1];
      place(
        scene,
        piece,
        [column * pitch, row * pitch, 0],
        special ? 1 : 0,
        tonesOf(stage, special ? scheme.accent : scheme.mid),
      );
    }
  }
  scene.render();
}
