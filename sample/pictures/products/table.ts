import { constructionCircle, dimension, gridLines } from '../drafting-marks.ts';
import { corners, hatch } from '../hatching.ts';
import type { Stage } from '../stage.ts';
import { type Point, pathThrough, polar, sectorPath } from '../svg-writer.ts';
import { drawExploded, drawRound, drawSet } from './table-scenes.ts';

/** A table: set and in use, round, in elevation with its measures, or seen from above. */
export function drawTable(stage: Stage): void {
  [drawSet, drawElevation, drawFromAbove, drawRound, drawExploded][stage.variant(5)]?.(stage);
}

function drawElevation(stage: Stage): void {
  const { width, height, scheme, sheet, unit, pen, random } = stage;
  gridLines(stage, 70 * unit);
  const floor = height * 0.8;
  const span = Math.min(width * 0.72, height * 1.15);
  const left = (width - span) / 2;
  const tall = Math.min(span * random.range(0.36, 0.46), height * 0.5);
  const thick = span * 0.035;
  const top = floor - tall;
  sheet.circle([left + span * random.range(0.3, 0.7), top], span * random.range(0.18, 0.26), { fill: scheme.spot });
  sheet.rect(0, floor, width, height - floor, { fill: scheme.shadow });
  sheet.polygon(
    [
      [left, floor],
      [left + span, floor],
      [left + span + tall * 0.6, floor + tall * 0.35],
      [left + tall * 0.6, floor + tall * 0.35],
    ],
    { fill: scheme.edge, opacity: 0.35 },
  );
  const style = stage.variant(3, 'legs');
  for (const side of [0, 1]) {
    const x = left + span * (side ? 0.84 : 0.16);
    const lean = (side ? 1 : -1) * span * 0.09;
    if (style === 0)
      sheet.polygon(
        [
          [x - thick, top],
          [x + thick, top],
          [x + lean + thick * 0.45, floor],
          [x + lean - thick * 0.45, floor],
        ],
        { fill: scheme.accent, stroke: scheme.edge, width: pen.thin },
      );
    else if (style === 1) {
      for (const foot of [-1, 1])
        sheet.line([x, top], [x + foot * span * 0.1, floor], { stroke: scheme.line, width: thick * 0.7 });
      sheet.line([x - span * 0.06, floor - tall * 0.4], [x + span * 0.06, floor - tall * 0.4], {
        stroke: scheme.line,
        width: thick * 0.5,
      });
    } else
      sheet.path(
        sectorPath([x, floor], span * 0.13, 180, 360) +
          pathThrough(
            [
              [x - thick, top],
              [x + thick, top],
              [x + thick, floor],
              [x - thick, floor],
            ],
            true,
          ),
        { fill: scheme.accent, stroke: scheme.edge, width: pen.thin },
      );
  }
  sheet.rect(left, top - thick, span, thick, { fill: scheme.light, stroke: scheme.edge, width: pen.heavy });
  sheet.path(hatch(corners(left, top - thick, span, thick), -45, 9 * unit), { stroke: scheme.edge, width: pen.hair });
  const vase = left + span * 0.3;
  const size = tall * 0.42;
  sheet.polygon(
    [
      [vase - size * 0.2, top - thick],
      [vase + size * 0.2, top - thick],
      [vase + size * 0.32, top - thick - size * 0.6],
      [vase + size * 0.1, top - thick - size],
      [vase - size * 0.1, top - thick - size],
      [vase - size * 0.32, top - thick - size * 0.6],
    ],
    { fill: scheme.strong, stroke: scheme.edge, width: pen.thin },
  );
  sheet.path(sectorPath([left + span * 0.62, top - thick - size * 0.36], size * 0.42, 0, 180), {
    fill: scheme.accent,
    stroke: scheme.edge,
    width: pen.thin,
  });
  sheet.line([0, floor], [width, floor], { stroke: scheme.line, width: pen.heavy });
  constructionCircle(stage, [left + span * 0.16, top], tall, scheme.faint);
  constructionCircle(stage, [left + span * 0.84, top], tall, scheme.faint);
  dimension(stage, [left, floor], [left + span, floor], 70 * unit, scheme.line);
  dimension(stage, [left, top - thick], [left, floor], 60 * unit, scheme.line);
}

function drawFromAbove(stage: Stage): void {
  const { width, height, scheme, sheet, unit, pen, random, centre } = stage;
  const angle = random.pick([0, -18, 30, 45]) + random.range(-4, 4);
  sheet.turned(angle, centre, () => {
    const long = Math.max(width, height) * 0.62;
    const deep = Math.min(width, height) * 0.4;
    const [x, y] =
      width >= height ? [centre[0] - long / 2, centre[1] - deep / 2] : [centre[0] - deep / 2, centre[1] - long / 2];
    const [wide, high] = width >= height ? [long, deep] : [deep, long];
    const drop = 46 * unit;
    sheet.rect(x + drop, y + drop, wide, high, { fill: scheme.shadow });
    sheet.rect(x, y, wide, high, { fill: scheme.light, stroke: scheme.edge, width: pen.heavy });
    sheet.path(hatch(corners(x, y, wide, high), width >= height ? 0 : 90, deep / 7), {
      stroke: scheme.edge,
      width: pen.hair,
    });
    const places = 4;
    for (let index = 0; index < places; index += 1) {
      const along = (index + 0.5) / places;
      for (const side of [0, 1]) {
        const at: Point =
          width >= height
            ? [x + wide * along, y + high * (side ? 0.79 : 0.21)]
            : [x + wide * (side ? 0.79 : 0.21), y + high * along];
        const radius = deep * 0.15;
        const colour = random.pick([scheme.accent, scheme.spot, scheme.mid, scheme.soft]);
        sheet.circle([at[0] + 9 * unit, at[1] + 9 * unit], radius, { fill: scheme.shadow });
        sheet.circle(at, radius, { fill: colour, stroke: scheme.edge, width: pen.thin });
        sheet.circle(at, radius * 0.66, { stroke: scheme.edge, width: pen.hair });
        if (random.chance(0.6))
          sheet.path(sectorPath(at, radius * 0.6, random.range(0, 180), random.range(200, 340)), { fill: scheme.edge });
        const out: Point =
          width >= height
            ? [at[0], y + (side ? high + deep * 0.2 : -deep * 0.2)]
            : [x + (side ? wide + deep * 0.2 : -deep * 0.2), at[1]];
        const half = deep * 0.16;
        sheet.rect(
          out[0] - half + 16 * unit,
          out[1] - half + 16 * unit,
          half * 2,
          half * 2,
          { fill: scheme.shadow },
          half * 0.3,
        );
        sheet.rect(
          out[0] - half,
          out[1] - half,
          half * 2,
          half * 2,
          { fill: scheme.strong, stroke: scheme.edge, width: pen.thin },
          half * 0.3,
        );
      }
    }
    for (const share of [0.2, 0.5, 0.8]) {
      const at: Point = width >= height ? [x + wide * share, centre[1]] : [centre[0], y + high * share];
      sheet.circle([at[0] + 12 * unit, at[1] + 12 * unit], deep * 0.075, { fill: scheme.shadow });
      sheet.circle(at, deep * 0.075, { fill: scheme.spot, stroke: scheme.edge, width: pen.thin });
      sheet.line(polar(at, deep * 0.075, 30), polar(at, deep * 0.075, 210), { stroke: scheme.edge, width: pen.hair });
    }
    dimension(stage, [x, y], [x + wide, y], -deep * 0.5, scheme.line);
  });
}
