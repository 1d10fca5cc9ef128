import { axonometry, onFloor, type Place } from '../axonometry.ts';
import { gridLines } from '../drafting-marks.ts';
import { hatch } from '../hatching.ts';
import { addPerson } from '../scene-props.ts';
import { createScene, facesOf, viewOf } from '../solid-scene.ts';
import type { Stage } from '../stage.ts';

/** Hung walls and plinths in a room without a ceiling. */
export function drawAxonometric(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen, format } = stage;
  gridLines(stage, 100 * unit);
  const across = format === 'panorama' ? 13 : format === 'landscape' ? 10.5 : 8;
  const deep = 7.5;
  const view = axonometry(
    viewOf(stage),
    [0, 0, 0],
    [across, deep, 3],
    { x: width * 0.04, y: height * 0.05, width: width * 0.92, height: height * 0.9 },
    'contain',
    format === 'panorama' ? 1.45 : stage.variant(2, 'crop') ? 1.35 : 1.05,
  );
  const scene = createScene(stage, view, [0.55, -0.35]);
  const floor: Place[] = onFloor(0, 0, across, deep);
  scene.face(floor, scheme.soft, pen.line);
  let kind = stage.variant(5, 'work');
  const hang = (x: number, y: number, long: number, alongX: boolean, colour: string) => {
    const size: Place = alongX ? [long, 0.18, 2.7] : [0.18, long, 2.7];
    scene.box([x, y, 0], size, facesOf(stage, colour), () => {
      for (let at = 0.4; at + 1.1 < long; at += 1.6) {
        const quad = (inset: number) => {
          const on = (along: number, up: number): Place =>
            alongX ? [x + along, y + 0.18, up] : [x + 0.18, y + along, up];
          return [
            on(at + inset, 0.95 + inset),
            on(at + 1.15 - inset, 0.95 + inset),
            on(at + 1.15 - inset, 2.2 - inset),
            on(at + inset, 2.2 - inset),
          ];
        };
        scene.face(quad(0), scheme.light, pen.thin);
        scene.face(quad(0.13), [scheme.accent, scheme.strong, scheme.spot, scheme.mid][kind % 4] ?? scheme.accent);
        if (kind % 2)
          sheet.path(hatch(quad(0.13).map(view.project), 45, 9 * unit), { stroke: scheme.edge, width: pen.thin });
        else scene.face(quad(0.36), scheme.light);
        kind += 1;
      }
    });
  };
  hang(0.3, 0.2, across - 1, true, scheme.light);
  hang(0.1, 1, deep - 2, false, scheme.light);
  hang(across * 0.36, 2.6, across * 0.42, true, scheme.accent);
  hang(across * 0.62, 4, 2.6, false, scheme.mid);
  for (const [x, y] of [
    [1.6, 4.6],
    [across * 0.3, 5.9],
    [across * 0.82, 4.2],
  ] as const) {
    scene.box([x, y, 0], [0.7, 0.7, 0.95], facesOf(stage, scheme.light));
    if (random.chance(0.5)) scene.sphere([x + 0.35, y + 0.35, 1.24], 0.28, random.pick([scheme.accent, scheme.spot]));
    else scene.cylinder([x + 0.35, y + 0.35, 0.95], 0.18, 0.5, facesOf(stage, scheme.accent), 0.26);
  }
  for (const [x, y] of [
    [1.4, 2],
    [across * 0.5, 3.9],
    [across * 0.75, 1.6],
    [across * 0.45, 6.5],
    [across * 0.9, 6.2],
  ] as const)
    addPerson(stage, scene, [x, y, 0], random.chance(0.2) ? scheme.strong : scheme.edge);
  scene.render(floor);
}
