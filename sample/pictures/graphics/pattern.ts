import type { Stage } from '../stage.ts';
import { arcPath, circlePath, type Point, pathThrough, rectPath, ringPath, sectorPath } from '../svg-writer.ts';
import { drawBasket, drawHerringbone, drawHoundstooth } from './pattern-woven.ts';
import { repeat } from './repeat.ts';

/** A repeat: woven, printed or tiled. All shapes of one colour are one path, which keeps it small and quick. */
export function drawPattern(stage: Stage): void {
  [drawHoundstooth, drawQuarterTurns, drawScales, drawBasket, drawHerringbone, drawStars, drawWaves, drawHalfDrop][
    stage.variant(8)
  ]?.(stage);
}

function drawQuarterTurns(stage: Stage): void {
  const { sheet, scheme, random } = stage;
  const { size, each } = repeat(stage, random.pick([8, 10, 14]));
  const thick = random.pick([0.2, 0.34]) * size;
  let arcs = '';
  let hot = '';
  each((x, y) => {
    const half = size / 2;
    const turned = random.chance(0.5);
    const [one, other]: [Point, Point] = turned
      ? [
          [x, y],
          [x + size, y + size],
        ]
      : [
          [x + size, y],
          [x, y + size],
        ];
    const from = turned ? 0 : 90;
    arcs +=
      ringPath(one, half - thick / 2, half + thick / 2, from, from + 90) +
      ringPath(other, half - thick / 2, half + thick / 2, from + 180, from + 270);
    if (random.chance(0.1)) hot += circlePath([x + half, y + half], thick * 0.3);
  });
  sheet.path(arcs, { fill: scheme.line });
  sheet.path(hot, { fill: scheme.accent });
}

function drawScales(stage: Stage): void {
  const { sheet, scheme, random, width, height, pen } = stage;
  const size = Math.max(width, height) / random.range(5, 8);
  const colours = [scheme.strong, scheme.mid, scheme.accent, scheme.light, scheme.soft];
  const rings = [1, 0.74, 0.48, 0.22];
  for (let row = 0; (row - 1) * size * 0.5 < height; row += 1) {
    for (let column = -1; column * size < width + size; column += 1) {
      const at: Point = [column * size + (row % 2 ? size / 2 : 0), row * size * 0.5 - size * 0.3];
      const start = (row + (random.chance(0.1) ? 2 : 0)) % colours.length;
      for (const [index, share] of rings.entries())
        sheet.circle(at, (size / 2) * share, {
          fill: colours[(start + index) % colours.length] ?? scheme.mid,
          ...(index === 0 ? { stroke: scheme.edge, width: pen.thin } : {}),
        });
    }
  }
}

function drawStars(stage: Stage): void {
  const { sheet, scheme, random, pen } = stage;
  const { size, each } = repeat(stage, random.pick([6, 8]));
  let stars = '';
  let dark = '';
  let dots = '';
  each((x, y) => {
    const middle: Point = [x + size / 2, y + size / 2];
    const points = Array.from({ length: 16 }, (_, index): Point => {
      const angle = (index / 16) * Math.PI * 2;
      const radius = index % 2 ? size * 0.27 : size * 0.5;
      return [middle[0] + Math.cos(angle) * radius, middle[1] + Math.sin(angle) * radius];
    });
    stars += pathThrough(points, true);
    for (let index = 0; index < 16; index += 2) {
      const next = points[index + 1] ?? middle;
      dark += pathThrough([middle, points[index] ?? middle, next], true);
    }
    dots += circlePath([x, y], size * 0.16);
  });
  sheet.path(stars, { fill: scheme.light, stroke: scheme.edge, width: pen.thin });
  sheet.path(dark, { fill: scheme.strong });
  sheet.path(dots, { fill: scheme.accent, stroke: scheme.edge, width: pen.thin });
}

function drawWaves(stage: Stage): void {
  const { sheet, scheme, random, width, height } = stage;
  const pitch = Math.min(width, height) / random.range(6, 10);
  const colours = [scheme.line, scheme.accent, scheme.mid, scheme.strong];
  for (let row = -1; row * pitch < height + pitch; row += 1) {
    let data = `M${-pitch} ${Math.round(row * pitch)}`;
    const half = pitch * 0.9;
    for (let x = -pitch; x < width + pitch; x += half * 2)
      data += `a${Math.round(half / 2)} ${Math.round(half / 2)} 0 0 1 ${Math.round(half)} 0a${Math.round(half / 2)} ${Math.round(half / 2)} 0 0 0 ${Math.round(half)} 0`;
    sheet.path(data, {
      stroke: colours[(row + 4) % colours.length] ?? scheme.line,
      width: pitch * (row % 2 ? 0.42 : 0.24),
    });
  }
}

function drawHalfDrop(stage: Stage): void {
  const { sheet, scheme, random, width, height } = stage;
  const size = Math.max(width, height) / random.range(5, 9);
  const kind = random.int(0, 2);
  const colours = random.shuffle([scheme.accent, scheme.strong, scheme.light, scheme.line]);
  for (let column = -1; column * size < width + size; column += 1) {
    for (let row = -1; row * size < height + size; row += 1) {
      const at: Point = [column * size + size / 2, row * size + (column % 2 ? size / 2 : 0)];
      const [one, other, third] = [
        colours[(column + 1) % 3] ?? scheme.accent,
        colours[(column + 2) % 3] ?? scheme.light,
        colours[3] ?? scheme.line,
      ];
      if (kind === 0) {
        sheet.path(sectorPath(at, size * 0.42, 0, 180), { fill: one });
        sheet.path(sectorPath([at[0], at[1] - size * 0.04], size * 0.42, 180, 360), { fill: other });
        sheet.circle([at[0], at[1] - size * 0.02], size * 0.12, { fill: third });
      } else if (kind === 1) {
        for (const angle of [0, 90, 180, 270])
          sheet.path(
            sectorPath(
              [at[0] + (angle % 180 ? 0 : angle ? -0.03 : 0.03) * size, at[1]],
              size * 0.44,
              angle + 12,
              angle + 78,
            ),
            { fill: angle % 180 ? one : other },
          );
        sheet.circle(at, size * 0.1, { fill: third });
      } else {
        sheet.path(rectPath(at[0] - size * 0.08, at[1] - size * 0.1, size * 0.16, size * 0.55), { fill: third });
        sheet.path(
          sectorPath([at[0], at[1] - size * 0.02], size * 0.36, 180, 360) +
            sectorPath([at[0], at[1] + size * 0.28], size * 0.3, 180, 360),
          { fill: one },
        );
        sheet.path(arcPath([at[0], at[1] - size * 0.02], size * 0.22, 180, 360), { stroke: other, width: size * 0.06 });
      }
    }
  }
}
