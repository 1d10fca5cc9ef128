import { axis } from '../drafting-marks.ts';
import { corners, hatch } from '../hatching.ts';
import type { Stage } from '../stage.ts';
import { arcPath, circlePath, type Point, pathThrough, polar, rectPath, ringPath } from '../svg-writer.ts';
import type { Room } from './plan-furniture.ts';
import { drawStairs, drawTree, type ToSheet } from './plan-walls.ts';

/** A round hall with rooms along its wall. */
export function drawRotunda(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  const radius = Math.min(width, height) * random.pick([0.36, 0.4, 0.62]);
  const middle: Point = [width * random.range(0.44, 0.56), height * random.range(0.47, 0.53)];
  const count = random.int(8, 14);
  const step = 360 / count;
  const turn = random.range(0, 40);
  const thick = radius * 0.07;
  for (const share of [1.45, 1.2, 0.58])
    sheet.circle(middle, radius * share, { stroke: scheme.faint, width: pen.hair });
  for (let index = 0; index < count; index += 1) {
    axis(
      stage,
      polar(middle, radius * 0.12, turn + index * step),
      polar(middle, radius * 1.6, turn + index * step),
      scheme.faint,
    );
  }
  sheet.path(circlePath([middle[0] + radius * 0.2, middle[1] + radius * 0.2], radius), { fill: scheme.shadow });
  sheet.circle(middle, radius, { fill: scheme.light });
  for (let index = 0; index < count; index += 1) {
    const fill = [scheme.soft, scheme.light, scheme.mid][index % 3] ?? scheme.soft;
    sheet.path(ringPath(middle, radius * 0.58, radius, turn + index * step, turn + (index + 1) * step), {
      fill: index === 1 ? scheme.accent : fill,
    });
    const rows = index % 2 === 0 ? [0.66, 0.73, 0.8, 0.87] : [];
    sheet.path(
      rows.map((row) => arcPath(middle, radius * row, turn + index * step + 3, turn + (index + 1) * step - 3)).join(''),
      { stroke: scheme.edge, width: pen.hair },
    );
  }
  for (let share = 0.12; share < 0.5; share += 0.075)
    sheet.circle(middle, radius * share, { stroke: scheme.edge, width: pen.hair });
  for (let index = 0; index < count; index += 1) {
    const from = turn + index * step;
    const gap = step * random.range(0.28, 0.45);
    sheet.path(ringPath(middle, radius - thick, radius, from - gap / 2 + gap, from + step - gap / 2), {
      fill: scheme.edge,
    });
    sheet.path(
      arcPath(middle, radius - thick * 0.35, from - gap / 2, from + gap / 2) +
        arcPath(middle, radius - thick * 0.65, from - gap / 2, from + gap / 2),
      { stroke: scheme.edge, width: pen.hair },
    );
    const inner = polar(middle, radius * 0.7, from);
    const outer = polar(middle, radius - thick, from);
    sheet.line(inner, outer, { stroke: scheme.edge, width: thick * 0.5 });
    const column = polar(middle, radius * 0.56, from);
    sheet.circle([column[0] + thick * 0.5, column[1] + thick * 0.5], thick * 0.5, { fill: scheme.shade });
    sheet.circle(column, thick * 0.5, { fill: scheme.edge });
  }
  sheet.circle(middle, radius * 0.16, { fill: scheme.spot, stroke: scheme.edge, width: pen.heavy });
  for (let index = 0; index < 5; index += 1) {
    drawTree(
      stage,
      polar(middle, radius * random.range(1.28, 1.75), turn + 30 + index * 71),
      random.range(34, 70) * unit,
      index === 2 ? scheme.accent : scheme.mid,
    );
  }
}

/** A hall on a grid of columns, with a drum inside. */
export function drawHall(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  const bays: Point = width >= height ? [random.int(5, 7), random.int(3, 4)] : [random.int(3, 4), random.int(5, 6)];
  const bay = 4.2;
  const size: Room = { x: 0, y: 0, width: bays[0] * bay, height: bays[1] * bay };
  const scale = Math.min(width / size.width, height / size.height) * 0.78;
  const left = (width - size.width * scale) / 2;
  const top = (height - size.height * scale) / 2;
  const toSheet: ToSheet = ([x, y]) => [left + x * scale, top + y * scale];
  for (let index = 0; index <= bays[0]; index += 1) {
    const [x] = toSheet([index * bay, 0]);
    axis(stage, [x, top - 66 * unit], [x, top + size.height * scale + 40 * unit], scheme.faint);
    sheet.circle([x, top - 86 * unit], 20 * unit, { stroke: scheme.line, width: pen.thin });
  }
  for (let index = 0; index <= bays[1]; index += 1) {
    const [, y] = toSheet([0, index * bay]);
    axis(stage, [left - 66 * unit, y], [left + size.width * scale + 40 * unit, y], scheme.faint);
    sheet.circle([left - 86 * unit, y], 20 * unit, { stroke: scheme.line, width: pen.thin });
  }
  const [x0, y0] = toSheet([-0.3, -0.3]);
  const spanX = (size.width + 0.6) * scale;
  const spanY = (size.height + 0.6) * scale;
  const reach = 1.6 * scale;
  sheet.polygon(
    [
      [x0, y0 + spanY],
      [x0 + spanX, y0],
      [x0 + spanX + reach, y0 + reach],
      [x0 + spanX + reach, y0 + spanY + reach],
      [x0 + reach, y0 + spanY + reach],
    ],
    { fill: scheme.shadow },
  );
  sheet.rect(x0, y0, spanX, spanY, { fill: scheme.light });
  sheet.path(
    hatch(corners(x0, y0, spanX, spanY), 45, 0.62 * scale) + hatch(corners(x0, y0, spanX, spanY), -45, 0.62 * scale),
    { stroke: scheme.edge, width: pen.hair, opacity: 0.25 },
  );
  const drum: Point = toSheet([size.width * random.range(0.3, 0.68), size.height * 0.5]);
  const drumRadius = Math.min(size.width, size.height) * 0.3 * scale;
  sheet.clipped(rectPath(x0, y0, spanX, spanY), () => {
    const far: Point = [drum[0] + drumRadius * 0.55, drum[1] + drumRadius * 0.55];
    sheet.circle(far, drumRadius, { fill: scheme.shade });
    sheet.line(drum, far, { stroke: scheme.shade, width: drumRadius * 2 });
  });
  sheet.circle(drum, drumRadius, { fill: scheme.accent });
  for (const share of [0.8, 0.62, 0.44])
    sheet.circle(drum, drumRadius * share, { stroke: scheme.edge, width: pen.hair });
  const open = random.range(0, 360);
  sheet.path(ringPath(drum, drumRadius * 0.93, drumRadius, open + 25, open + 335), { fill: scheme.edge });
  for (let column = 0; column <= bays[0]; column += 1) {
    for (let row = 0; row <= bays[1]; row += 1) {
      const at = toSheet([column * bay, row * bay]);
      if (Math.hypot(at[0] - drum[0], at[1] - drum[1]) < drumRadius * 1.05) continue;
      const half = 0.28 * scale;
      sheet.polygon(
        [
          [at[0] - half, at[1] + half],
          [at[0] + half, at[1] - half],
          [at[0] + half * 4, at[1] + half * 2],
          [at[0] + half * 4, at[1] + half * 4],
          [at[0] + half * 2, at[1] + half * 4],
        ],
        { fill: scheme.shade },
      );
      sheet.rect(at[0] - half, at[1] - half, half * 2, half * 2, { fill: scheme.edge });
    }
  }
  drawStairs(stage, [size.width - bay * 0.9, bay * 0.2], 1.6, bay * 0.8, toSheet);
  const glazing = pathThrough(
    [
      [x0, y0],
      [x0 + spanX, y0],
      [x0 + spanX, y0 + spanY],
      [x0, y0 + spanY],
    ],
    true,
  );
  sheet.path(glazing, { stroke: scheme.edge, width: pen.heavy });
}
