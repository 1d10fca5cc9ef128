import { letter, letteringWidth } from '../drafting-letters.ts';
import type { Metres, SitePlan } from '../picture-request.ts';
import { circlePath, decimal, type Point, pathThrough, polar } from '../svg-writer.ts';
import type { Survey } from './site-plan-city.ts';

/** Metres that one walks in a minute. */
export const pace = 80;

/** How long a way is, in metres. */
export function lengthOf(way: readonly Metres[]): number {
  return way.slice(1).reduce((sum, [east, south], index) => {
    const from = way[index] ?? [east, south];
    return sum + Math.hypot(east - from[0], south - from[1]);
  }, 0);
}

/** Where one is after `metres` of a way, and which way is forward. */
function along(way: readonly Metres[], metres: number): { place: Metres; forward: Metres } {
  let left = metres;
  for (const [index, from] of way.entries()) {
    const to = way[index + 1];
    if (!to) break;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const forward: Metres = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    if (left <= length) return { place: [from[0] + forward[0] * left, from[1] + forward[1] * left], forward };
    left -= length;
  }
  throw new RangeError('The way is shorter');
}

/**
 * The ways on foot as dimension lines: a tick for every minute, counted from the door so that ways which join share them,
 * and the minutes beside. At the far end the letter.
 */
export function drawWays({ stage, scale, at, all }: Survey, { landmarks }: SitePlan): void {
  const { sheet, scheme, unit, palette } = stage;
  for (const { way } of landmarks) {
    sheet.polyline(all(way), { stroke: palette.paper, width: 17 * unit, join: 'round' });
  }
  for (const { way } of landmarks) {
    sheet.polyline(all(way), { stroke: scheme.accent, width: 7 * unit, join: 'miter' });
    const home = way.toReversed();
    let ticks = '';
    for (let metres = pace; metres < lengthOf(way) - (30 * unit) / scale; metres += pace) {
      const { place, forward } = along(home, metres);
      const [x, y] = at(place);
      const arm = 12 * unit;
      ticks += pathThrough(
        [
          [x - forward[1] * arm, y + forward[0] * arm],
          [x + forward[1] * arm, y - forward[0] * arm],
        ],
        false,
      );
    }
    sheet.path(ticks, { stroke: scheme.accent, width: 5 * unit });
  }
  for (const { letter: name, way, figure, stop } of landmarks) {
    const minutes = `${Math.round(lengthOf(way) / pace)}'`;
    const label = at(figure);
    const size = 34 * unit;
    const half = letteringWidth(minutes, size) / 2 + 12 * unit;
    sheet.rect(label[0] - half, label[1] - size / 2 - 11 * unit, half * 2, size + 22 * unit, {
      fill: palette.paper,
      stroke: scheme.accent,
      width: 3 * unit,
    });
    letter(stage, minutes, label, size, palette.deep);
    const far = way[0] ?? [0, 0];
    const radius = 37 * unit;
    if (stop) sheet.circle(at(far), radius + 9 * unit, { fill: palette.paper, stroke: palette.ink, width: 6 * unit });
    sheet.circle(at(far), radius, { fill: palette.deep });
    letter(stage, name, at(far), 36 * unit, palette.paper);
  }
}

/** North is up: a needle half filled, over its letter. */
export function drawNorth({ stage }: Survey): void {
  const { sheet, scheme, unit, pen, width, palette } = stage;
  const centre: Point = [width - 100 * unit, 118 * unit];
  sheet.rect(width - 180 * unit, 20 * unit, 160 * unit, 230 * unit, {
    fill: palette.paper,
    stroke: scheme.line,
    width: pen.thin,
  });
  sheet.path(circlePath(centre, 58 * unit), { stroke: scheme.line, width: pen.thin });
  const tip = polar(centre, 78 * unit, -90);
  const foot = polar(centre, 34 * unit, 90);
  sheet.polygon([tip, polar(centre, 58 * unit, 55), foot], { fill: scheme.line });
  sheet.polygon([tip, polar(centre, 58 * unit, 125), foot], {
    fill: palette.paper,
    stroke: scheme.line,
    width: pen.thin,
  });
  letter(stage, 'N', [centre[0], centre[1] + 96 * unit], 36 * unit, scheme.line);
}

/** A bar of four fields: 200 metres, or 400 where the sheet shows more. */
export function drawScale({ stage, scale }: Survey): void {
  const { sheet, scheme, unit, pen, height, palette } = stage;
  const metres = scale > 1.1 ? 50 : 100;
  const field = metres * scale;
  const [x, y] = [72 * unit, height - 70 * unit];
  sheet.rect(20 * unit, y - 74 * unit, field * 4 + 158 * unit, 124 * unit, {
    fill: palette.paper,
    stroke: scheme.line,
    width: pen.thin,
  });
  sheet.rect(x, y, field * 4, 18 * unit, { fill: palette.paper, stroke: scheme.line, width: pen.line });
  for (const index of [0, 2]) sheet.rect(x + index * field, y, field, 18 * unit, { fill: scheme.line });
  sheet.path(
    `M${decimal(x)} ${decimal(y - 14 * unit)}v${decimal(14 * unit)}M${decimal(x + field * 2)} ${decimal(y - 14 * unit)}v${decimal(14 * unit)}M${decimal(x + field * 4)} ${decimal(y - 14 * unit)}v${decimal(14 * unit)}`,
    {
      stroke: scheme.line,
      width: pen.line,
    },
  );
  const size = 25 * unit;
  letter(stage, '0', [x, y - 36 * unit], size, scheme.line);
  letter(stage, String(metres * 2), [x + field * 2, y - 36 * unit], size, scheme.line);
  letter(stage, `${metres * 4} m`, [x + field * 4 + 18 * unit, y - 36 * unit], size, scheme.line);
}
