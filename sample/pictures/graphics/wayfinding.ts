import { axonometry, onFloor, type Place } from '../axonometry.ts';
import { constructionCircle, gridLines } from '../drafting-marks.ts';
import { hatch } from '../hatching.ts';
import { person } from '../silhouettes.ts';
import { createScene, facesOf, viewOf } from '../solid-scene.ts';
import type { Stage } from '../stage.ts';
import { type Point, pathThrough, pointsOf, polar } from '../svg-writer.ts';
import { arrowShape, drawPictograms } from './wayfinding-signs.ts';

/** Signs: one great arrow, a family of pictograms, a map with its route, or posts in the street. */
export function drawWayfinding(stage: Stage): void {
  [drawArrow, drawPictograms, drawMap, drawPosts][stage.variant(4)]?.(stage);
}

function drawArrow(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, centre } = stage;
  gridLines(stage, 90 * unit);
  const size = Math.min(width, height) * random.range(0.8, 0.96);
  const turn = random.pick([0, -45, -90, 45, 180]);
  const disc = Math.min(width, height) * 0.43;
  if (stage.variant(2, 'disc')) sheet.circle(centre, disc, { fill: scheme.spot });
  else sheet.rect(centre[0] - disc, centre[1] - disc, disc * 2, disc * 2, { fill: scheme.soft }, disc * 0.12);
  for (const radius of [0.5, 0.36, 0.18]) constructionCircle(stage, centre, size * radius, scheme.line);
  sheet.turned(turn, centre, () => {
    const at = (x: number, y: number): Point => [centre[0] + x * size * 0.86, centre[1] + y * size * 0.86];
    sheet.polygon(arrowShape(at, 0.16), { fill: scheme.accent });
    sheet.path(pathThrough([at(-0.9, 0), at(0.9, 0)], false) + pathThrough([at(0.5, -0.5), at(0.5, 0.5)], false), {
      stroke: scheme.line,
      width: stage.pen.hair,
    });
  });
  const others = width > height * 1.2 ? pointsOf('0.08 0.5, 0.92 0.5') : pointsOf('0.5 0.06, 0.5 0.94');
  for (const [x, y] of others) sheet.circle([width * x, height * y], 14 * unit, { fill: scheme.line });
}

function drawMap(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen, centre } = stage;
  const long = Math.hypot(width, height);
  const cell = Math.min(width, height) / 5.4;
  sheet.turned(random.pick([-18, 24, -30, 12]), centre, () => {
    const count = Math.ceil(long / cell / 2);
    for (let row = -count; row <= count; row += 1) {
      for (let column = -count; column <= count; column += 1) {
        if (random.chance(0.1)) continue;
        const x = centre[0] + column * cell;
        const y = centre[1] + row * cell;
        const wide = cell * (random.chance(0.2) ? 0.42 : 0.84);
        const colour = random.pick([scheme.soft, scheme.soft, scheme.mid, scheme.soft]);
        sheet.rect(x + 8 * unit, y + 8 * unit, wide, cell * 0.84, { fill: scheme.shadow });
        sheet.rect(x, y, wide, cell * 0.84, { fill: colour, stroke: scheme.edge, width: pen.hair });
        if (random.chance(0.12))
          sheet.path(
            hatch(
              [
                [x, y],
                [x + wide, y],
                [x + wide, y + cell * 0.84],
                [x, y + cell * 0.84],
              ],
              45,
              14 * unit,
            ),
            { stroke: scheme.edge, width: pen.hair },
          );
      }
    }
    const street = (column: number, row: number): Point => [
      centre[0] + column * cell - cell * 0.08,
      centre[1] + row * cell - cell * 0.08,
    ];
    const bend = random.int(-1, 1);
    const route = [
      street(-count, 2),
      street(-1, 2),
      street(-1, bend - 1),
      street(2, bend - 1),
      street(2, -3),
      street(3, -3),
    ];
    sheet.path(pathThrough(route, false), { stroke: scheme.accent, width: cell * 0.16, join: 'round', cap: 'round' });
    sheet.path(pathThrough(route, false), {
      stroke: scheme.light,
      width: cell * 0.03,
      dash: `${cell * 0.1} ${cell * 0.1}`,
    });
    const stop = street(-1, bend - 1);
    sheet.circle(stop, cell * 0.2, { fill: scheme.light, stroke: scheme.accent, width: cell * 0.1 });
  });
  const pin: Point = [width * random.range(0.56, 0.68), height * random.range(0.4, 0.52)];
  const size = Math.min(width, height) * 0.15;
  sheet.polygon(
    [
      [pin[0] + size * 0.1, pin[1] + size * 1.8],
      [pin[0] + size * 1.4, pin[1] + size * 1.1],
      [pin[0] + size * 0.9, pin[1] + size * 0.7],
    ],
    { fill: scheme.edge, opacity: 0.35 },
  );
  sheet.circle(pin, size, { fill: scheme.line });
  sheet.polygon([polar(pin, size, 24), polar(pin, size, 156), [pin[0], pin[1] + size * 1.9]], { fill: scheme.line });
  sheet.circle(pin, size * 0.42, { fill: scheme.spot });
}

function drawPosts(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  gridLines(stage, 100 * unit);
  const many = width > height * 1.2 ? 4 : 3;
  const view = axonometry(
    viewOf(stage),
    [0, 0, 0],
    [many * 1.5, 2.4, 3.4],
    { x: width * 0.06, y: height * 0.06, width: width * 0.88, height: height * 0.88 },
    'contain',
  );
  const scene = createScene(stage, view, [0.3, -0.75]);
  scene.face(onFloor(-0.6, -0.6, many * 1.5 + 0.6, 2.6), scheme.soft, pen.thin);
  const colours = random.shuffle([scheme.accent, scheme.strong, scheme.spot, scheme.light]);
  for (let index = 0; index < many; index += 1) {
    const x = index * 1.5;
    const tall = random.range(2, 3.3);
    const wide = random.range(0.75, 1.05);
    const y = 0.4 + (index % 2) * 0.9;
    const colour = colours[index % colours.length] ?? scheme.light;
    const ink = colour === scheme.strong ? scheme.light : scheme.edge;
    scene.box([x, y, 0], [wide, 0.16, tall], facesOf(stage, colour), () => {
      const at = (across: number, up: number): Place => [x + wide * (0.5 + across), y + 0.16, up];
      const level = tall - wide * 0.6;
      const turn = index % 4;
      const shape = arrowShape((dx, dy) => {
        const [rx, ry] = [
          [dx, dy],
          [-dy, dx],
          [-dx, -dy],
          [dy, -dx],
        ][turn] ?? [dx, dy];
        return view.project(at((rx ?? 0) * 0.72, level - (ry ?? 0) * wide * 0.72));
      }, 0.2);
      sheet.polygon(shape, { fill: ink });
      let lines = '';
      for (let up = level - wide * 0.7; up > 0.3; up -= 0.16)
        lines += pathThrough(
          [view.project(at(-0.36, up)), view.project(at(-0.36 + 0.2 + 0.5 * random.next(), up))],
          false,
        );
      sheet.path(lines, { stroke: ink, width: pen.line });
    });
    const px = x + 0.6;
    scene.shade([px - 0.08, 2, 0], [px + 0.08, 2.1, 1.7]);
    if (index !== 1)
      scene.custom([px - 0.15, 1.95, 0], [px + 0.15, 2.15, 1.7], () =>
        person(sheet, {
          feet: view.project([px, 2.05, 0]),
          height: 1.7 * view.upright,
          pose: index % 2 ? 'walk' : 'coat',
          mirrored: index > 1,
          colour: scheme.edge,
        }),
      );
  }
  scene.render();
}
