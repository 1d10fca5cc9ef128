import { onFloor } from '../axonometry.ts';
import { facesOf, type Scene } from '../solid-scene.ts';
import type { Stage } from '../stage.ts';
import { pointsOf } from '../svg-writer.ts';
import { addGable, addTree, addVolume } from './building-volumes.ts';

/** A quarter of small blocks around one square, running off the sheet. */
export function drawQuarter(stage: Stage, scene: Scene, block: number): void {
  const { scheme, random } = stage;
  const cells = 6;
  const cell = block / cells;
  const square = [random.int(1, 4), random.int(1, 4)];
  scene.face(onFloor(-40, -40, 80, 80), scheme.ground);
  const colours = [scheme.light, scheme.soft, scheme.light, scheme.mid, scheme.strong];
  for (let column = -1; column <= cells; column += 1) {
    for (let row = -1; row <= cells; row += 1) {
      const x = column * cell + 0.6;
      const y = row * cell + 0.6;
      const size = cell - 1.2 - (column % 2 ? 0.8 : 0);
      if (column === square[0] && row === square[1]) {
        for (const [dx, dy] of pointsOf('0.25 0.25, 0.75 0.3, 0.3 0.8'))
          addTree(stage, scene, x + size * dx, y + size * dy, 0.95);
        continue;
      }
      const high = random.pick([2.4, 3.2, 4.2, 5.6, random.range(2, 8)]);
      const colour = random.chance(0.1) ? scheme.spot : (colours[random.int(0, colours.length - 1)] ?? scheme.light);
      if (random.chance(0.42))
        addGable(
          stage,
          scene,
          { low: [x, y, 0], size: [size, size * 0.9, high * 0.8], colour },
          random.chance(0.5),
          size * 0.4,
        );
      else {
        addVolume(stage, scene, {
          low: [x, y, 0],
          size: [size, size, high],
          colour,
          windows: random.pick(['grid', 'none', 'bands', 'slots']),
        });
        if (random.chance(0.5))
          scene.box([x + size * 0.2, y + size * 0.2, high], [size * 0.35, size * 0.3, 0.9], facesOf(stage, scheme.mid));
      }
    }
  }
}
