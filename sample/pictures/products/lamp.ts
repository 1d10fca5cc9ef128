import { dimension, gridLines } from '../drafting-marks.ts';
import type { Stage } from '../stage.ts';
import { type Point, pathThrough, sectorPath } from '../svg-writer.ts';
import { floorLine, glow } from './lamp-light.ts';
import { drawArc, drawMushroom, drawTask } from './lamp-standing.ts';

/** A lamp and its light: a plane of colour as sharp as the lamp itself. */
export function drawLamp(stage: Stage): void {
  [drawTask, drawPendants, drawArc, drawMushroom, drawTotem][stage.variant(5)]?.(stage);
}

type Shade = (stage: Stage, at: Point, size: number, colour: string) => void;

const shades: readonly Shade[] = [
  ({ sheet, scheme, pen }, [x, y], size, colour) =>
    sheet.path(sectorPath([x, y], size, 180, 360), { fill: colour, stroke: scheme.edge, width: pen.thin }),
  ({ sheet, scheme, pen }, [x, y], size, colour) =>
    sheet.polygon(
      [
        [x - size, y],
        [x + size, y],
        [x + size * 0.25, y - size * 0.95],
        [x - size * 0.25, y - size * 0.95],
      ],
      { fill: colour, stroke: scheme.edge, width: pen.thin },
    ),
  ({ sheet, scheme, pen }, [x, y], size, colour) =>
    sheet.rect(x - size * 0.42, y - size * 1.4, size * 0.84, size * 1.4, {
      fill: colour,
      stroke: scheme.edge,
      width: pen.thin,
    }),
  ({ sheet, scheme, pen }, [x, y], size, colour) => {
    sheet.circle([x, y - size * 0.7], size * 0.75, { fill: colour, stroke: scheme.edge, width: pen.thin });
    sheet.path(
      [-0.4, -0.15, 0.15, 0.4]
        .map((share) =>
          pathThrough(
            [
              [x - size * Math.sqrt(0.5625 - share * share), y - size * (0.7 + share)],
              [x + size * Math.sqrt(0.5625 - share * share), y - size * (0.7 + share)],
            ],
            false,
          ),
        )
        .join(''),
      { stroke: scheme.edge, width: pen.hair },
    );
  },
];

function drawPendants(stage: Stage): void {
  const { width, height, sheet, scheme, random, pen } = stage;
  const count = stage.format === 'panorama' ? 7 : stage.format === 'landscape' ? random.int(3, 5) : 3;
  const pitch = width / count;
  const floor = height * 0.88;
  const colours = [scheme.accent, scheme.light, scheme.mid, scheme.strong, scheme.light];
  const lamps = Array.from({ length: count }, (_, index) => ({
    x: pitch * (index + 0.5),
    y: height * random.range(0.26, 0.58),
    size: pitch * random.range(0.2, 0.34),
    lit: random.chance(0.55),
    shade: shades[random.int(0, shades.length - 1)],
    colour: colours[index % colours.length] ?? scheme.light,
  }));
  const first = lamps[random.int(0, count - 1)];
  if (first)
    Object.assign(first, { lit: true, size: pitch * 0.42, shade: shades[random.int(0, 1)], colour: scheme.accent });
  for (const { x, y, size, lit } of lamps) {
    if (lit)
      sheet.polygon(
        [
          [x - size * 0.9, y],
          [x + size * 0.9, y],
          [x + size * 0.9 + (floor - y) * 0.3, floor],
          [x - size * 0.9 - (floor - y) * 0.3, floor],
        ],
        { fill: glow(stage), opacity: 0.88 },
      );
  }
  floorLine(stage, floor);
  for (const { x, y, size, lit } of lamps) {
    const reach = size * 0.9 + (floor - y) * 0.3;
    if (lit)
      sheet.path(
        `M${Math.round(x - reach)} ${Math.round(floor)}a${Math.round(reach)} ${Math.round(height * 0.05)} 0 0 0 ${Math.round(reach * 2)} 0Z`,
        { fill: glow(stage) },
      );
  }
  for (const { x, y, size, shade, colour } of lamps) {
    sheet.line([x, 0], [x, y - size * 0.6], { stroke: scheme.line, width: pen.line });
    shade?.(stage, [x, y], size, colour);
    dimension(stage, [x + size * 1.2, 0], [x + size * 1.2, y], -1, scheme.faint);
  }
}

function drawTotem(stage: Stage): void {
  const { width, height, sheet, scheme, random, pen, unit } = stage;
  gridLines(stage, 90 * unit);
  const floor = height * 0.88;
  const count = stage.format === 'panorama' ? 5 : stage.format === 'landscape' ? 3 : 2;
  floorLine(stage, floor);
  for (let index = 0; index < count; index += 1) {
    const x = (width * (index + 0.5)) / count;
    const wide = Math.min((width / count) * 0.3, height * 0.16);
    let y = floor;
    const colours = random.shuffle([scheme.accent, scheme.light, glow(stage), scheme.mid, scheme.strong, glow(stage)]);
    sheet.polygon(
      [
        [x - wide * 0.6, floor],
        [x + wide * 0.6, floor],
        [x + wide * 1.4, height],
        [x + wide * 0.2, height],
      ],
      { fill: scheme.edge, opacity: 0.3 },
    );
    for (let level = 0; y > height * (0.32 + (index % 2) * 0.12); level += 1) {
      const colour = colours[level % colours.length] ?? scheme.light;
      const kind = random.int(0, 3);
      const high = wide * random.range(0.5, 1.1);
      const style = { fill: colour, stroke: scheme.edge, width: pen.line };
      if (kind === 0) sheet.rect(x - wide * 0.6, y - high, wide * 1.2, high, style);
      else if (kind === 1) sheet.rect(x - wide, y - high, wide * 2, high, style, high / 2);
      else if (kind === 2)
        sheet.polygon(
          [
            [x - wide, y],
            [x + wide, y],
            [x + wide * 0.5, y - high],
            [x - wide * 0.5, y - high],
          ],
          style,
        );
      else
        sheet.polygon(
          [
            [x - wide * 0.5, y],
            [x + wide * 0.5, y],
            [x + wide, y - high],
            [x - wide, y - high],
          ],
          style,
        );
      y -= high;
    }
    sheet.path(sectorPath([x, y], wide * 0.92, 180, 360), { fill: scheme.light, stroke: scheme.edge, width: pen.line });
    dimension(stage, [x + wide * 1.15, y - wide * 0.92], [x + wide * 1.15, floor], -24 * unit, scheme.line);
  }
}
