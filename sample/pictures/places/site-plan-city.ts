import { mix } from '../drawing-inks.ts';
import type { Metres, SitePlan } from '../picture-request.ts';
import type { Stage } from '../stage.ts';
import { circlePath, decimal, type Point, pathThrough } from '../svg-writer.ts';

/** A stage on which metres are measured. */
export interface Survey {
  stage: Stage;
  /** pixels of a metre */
  scale: number;
  at: (place: Metres) => Point;
  all: (places: readonly Metres[]) => Point[];
}

/** Blocks of houses around their courts, cut off where their district ends. */
export function drawDistricts({ stage, scale, all }: Survey, { districts }: SitePlan): void {
  const { sheet, scheme, random, pen, palette } = stage;
  const fill = mix(palette.tints[0], palette.tints[1], 0.25);
  for (const { area, degrees, block } of districts) {
    const edge = all(area);
    const [wide, high] = [block[0] * scale, block[1] * scale];
    const street = 13 * scale + 4;
    const middle: Point = [mean(edge.map(([x]) => x)), mean(edge.map(([, y]) => y))];
    const reach = Math.max(...edge.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])));
    const angle = (degrees * Math.PI) / 180;
    const turned = (x: number, y: number): Point => [
      middle[0] + x * Math.cos(angle) - y * Math.sin(angle),
      middle[1] + x * Math.sin(angle) + y * Math.cos(angle),
    ];
    let data = '';
    for (let y = -reach; y < reach; y += high + street) {
      for (let x = -reach - random.range(0, 0.5) * wide; x < reach; ) {
        const length = wide * random.range(0.6, 1.25);
        const [middleX, middleY] = turned(x + length / 2, y + high / 2);
        const half = Math.hypot(length, high) / 2;
        if (near(edge, middleX, middleY, half) && onSheet(stage, middleX, middleY, half)) {
          const rim = Math.min(length, high) * random.range(0.26, 0.34);
          data += pathThrough(
            [turned(x, y), turned(x + length, y), turned(x + length, y + high), turned(x, y + high)],
            true,
          );
          if (random.chance(0.7)) {
            data += pathThrough(
              [
                turned(x + rim, y + rim),
                turned(x + rim, y + high - rim),
                turned(x + length - rim, y + high - rim),
                turned(x + length - rim, y + rim),
              ],
              true,
            );
          }
        }
        x += length + street;
      }
    }
    sheet.clipped(pathThrough(edge, true), () =>
      sheet.path(data, { fill, stroke: mix(fill, scheme.line, 0.45), width: pen.hair }),
    );
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const near = (edge: readonly Point[], x: number, y: number, half: number) =>
  x > Math.min(...edge.map((point) => point[0])) - half &&
  x < Math.max(...edge.map((point) => point[0])) + half &&
  y > Math.min(...edge.map((point) => point[1])) - half &&
  y < Math.max(...edge.map((point) => point[1])) + half;

const onSheet = ({ width, height }: Stage, x: number, y: number, half: number) =>
  x > -half && y > -half && x < width + half && y < height + half;

/** Lawn, and trees as seen from above. */
export function drawParks({ stage, all }: Survey, { parks }: SitePlan): void {
  const { sheet, scheme, random, pen, unit, palette } = stage;
  for (const park of parks) {
    const edge = all(park);
    const outline = pathThrough(edge, true);
    sheet.path(outline, { fill: scheme.ground, stroke: scheme.line, width: pen.thin });
    const [left, right] = [Math.min(...edge.map(([x]) => x)), Math.max(...edge.map(([x]) => x))];
    const [top, bottom] = [Math.min(...edge.map(([, y]) => y)), Math.max(...edge.map(([, y]) => y))];
    let crowns = '';
    for (let y = top; y < bottom; y += 34 * unit) {
      for (let x = left; x < right; x += 34 * unit) {
        if (random.chance(0.62)) {
          crowns += circlePath(
            [x + random.range(-9, 9) * unit, y + random.range(-9, 9) * unit],
            random.range(8, 15) * unit,
          );
        }
      }
    }
    sheet.clipped(outline, () => sheet.path(crowns, { fill: palette.tints[1], stroke: scheme.line, width: pen.hair }));
  }
}

/** Water with its banks, and hairlines that follow them. */
export function drawWater({ stage, all }: Survey, { water }: SitePlan): void {
  const { sheet, scheme, pen, palette, height, width, unit } = stage;
  const fill = mix(palette.tints[1], palette.tints[2], 0.35);
  for (const surface of water) {
    const outline = pathThrough(all(surface), true);
    sheet.path(outline, { fill });
    let ripples = '';
    for (let y = 0; y < height; y += 22 * unit) ripples += `M0 ${decimal(y)}H${decimal(width)}`;
    sheet.clipped(outline, () => {
      sheet.path(ripples, { stroke: mix(fill, palette.paper, 0.55), width: pen.hair });
      sheet.path(outline, { stroke: mix(fill, palette.paper, 0.6), width: pen.cut * 2 });
    });
    sheet.path(outline, { stroke: scheme.line, width: pen.line });
  }
}

/** Ground that leads over water, with its parapets. */
export function drawBridges({ stage, scale, all }: Survey, { bridges }: SitePlan): void {
  const { sheet, scheme, pen } = stage;
  for (const { course, width } of bridges) {
    sheet.polyline(all(course), { stroke: scheme.line, width: width * scale + pen.line * 2 });
    sheet.polyline(all(course), { stroke: scheme.ground, width: width * scale });
  }
}

/** The streets that lead to the campus, cut through the blocks; some between two rows of trees. */
export function drawStreets({ stage, scale, all }: Survey, { streets }: SitePlan): void {
  const { sheet, scheme, pen, unit, palette } = stage;
  for (const { course, width } of streets) {
    sheet.polyline(all(course), { stroke: scheme.ground, width: width * scale, join: 'round' });
  }
  for (const { course, width, trees } of streets) {
    if (!trees) continue;
    let crowns = '';
    for (const [index, from] of course.entries()) {
      const to = course[index + 1];
      if (!to) continue;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const [east, south] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
      const step = 26 / (scale / unit);
      for (let way = step / 2; way < length; way += step) {
        for (const side of [-0.36, 0.36]) {
          const place = all([
            [from[0] + east * way - south * width * side, from[1] + south * way + east * width * side],
          ]);
          if (place[0]) crowns += circlePath(place[0], 7 * unit);
        }
      }
    }
    sheet.path(crowns, { fill: palette.tints[1], stroke: scheme.line, width: pen.hair });
  }
}

/** Tram as a double line, metro as long dashes, railway as sleepers. */
export function drawLines({ stage, all }: Survey, { lines }: SitePlan): void {
  const { sheet, scheme, unit, palette } = stage;
  for (const { kind, course } of lines) {
    const points = all(course);
    if (kind === 'train') {
      sheet.polyline(points, { stroke: scheme.line, width: 30 * unit });
      sheet.polyline(points, {
        stroke: scheme.ground,
        width: 22 * unit,
        dash: `${decimal(8 * unit)} ${decimal(10 * unit)}`,
      });
      sheet.polyline(points, { stroke: scheme.line, width: 4 * unit });
    } else if (kind === 'tram') {
      sheet.polyline(points, { stroke: palette.ink, width: 13 * unit, join: 'round' });
      sheet.polyline(points, { stroke: palette.paper, width: 4 * unit, join: 'round' });
    } else {
      sheet.polyline(points, {
        stroke: palette.ink,
        width: 13 * unit,
        join: 'round',
        dash: `${decimal(44 * unit)} ${decimal(15 * unit)}`,
      });
    }
  }
}
