import { corners, hatch } from '../hatching.ts';
import type { Stage } from '../stage.ts';
import { decimal, type Point, rectPath } from '../svg-writer.ts';

/** Pixels on the sheet. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Texture = (stage: Stage, area: Area, ink: string) => void;

/** What a material looks like from close by; each fills its area with one ink. */
export const textures: readonly Texture[] = [
  ({ sheet, pen, unit }, { x, y, width, height }, ink) =>
    sheet.path(hatch(corners(x, y, width, height), 45, 22 * unit), { stroke: ink, width: pen.line }),
  ({ sheet, unit }, { x, y, width, height }, ink) => {
    // Dots are a dashed line with round ends: a few bytes for each row.
    const step = 34 * unit;
    for (const shift of [0, 0.5]) {
      let rows = '';
      for (let row = shift; row * step < height + step; row += 1)
        rows += `M${decimal(x + shift * step)} ${decimal(y + row * step)}h${decimal(width)}`;
      sheet.path(rows, { stroke: ink, width: step * 0.36, cap: 'round', dash: `.1 ${decimal(step - 0.1)}` });
    }
  },
  ({ sheet, pen, unit }, { x, y, width, height }, ink) => {
    const step = 26 * unit;
    let data = '';
    for (let row = 0; row * step < height; row += 1)
      data += `M${decimal(x + (row % 2) * step)} ${decimal(y + (row + 0.5) * step)}h${decimal(width)}`;
    for (let column = 0; column * step < width; column += 1)
      data += `M${decimal(x + (column + 0.5) * step)} ${decimal(y + ((column + 1) % 2) * step)}v${decimal(height)}`;
    sheet.path(data, { stroke: ink, width: pen.heavy, dash: `${decimal(step)} ${decimal(step)}` });
  },
  // Terrazzo.
  ({ sheet, random, scheme }, { x, y, width, height }, ink) => {
    const colours = [ink, scheme.accent, scheme.spot, scheme.light];
    for (let index = 0; index < 20; index += 1) {
      const at: Point = [x + random.next() * width, y + random.next() * height];
      const size = Math.min(width, height) * random.range(0.03, 0.1);
      const turn = random.range(0, 6);
      const chip = [0, 1, 2, 3, 4].map(
        (corner): Point => [
          at[0] + Math.cos(turn + corner * 1.26) * size * random.range(0.6, 1),
          at[1] + Math.sin(turn + corner * 1.26) * size * random.range(0.5, 1),
        ],
      );
      sheet.polygon(chip, { fill: colours[index % 4] ?? ink });
    }
  },
  // Wood.
  ({ sheet, pen, random, unit }, { x, y, width, height }, ink) => {
    const knot: Point = [x + width * random.range(0.3, 0.7), y + height * random.range(0.3, 0.7)];
    let data = '';
    for (let index = 1; index < 15; index += 1) {
      const radius = index * 30 * unit;
      data += `M${decimal(knot[0] - radius * 0.42)} ${decimal(knot[1])}a${decimal(radius * 0.42)} ${decimal(radius)} 0 1 1 ${decimal(radius * 0.84)} 0a${decimal(radius * 0.42)} ${decimal(radius)} 0 1 1 ${decimal(-radius * 0.84)} 0`;
    }
    sheet.path(data, { stroke: ink, width: pen.thin });
  },
  // Felt scales.
  ({ sheet, unit, pen }, { x, y, width, height }, ink) => {
    const step = 76 * unit;
    let data = '';
    const scale = `a${decimal(step / 2)} ${decimal(step / 2)} 0 0 0 ${decimal(step)} 0`;
    const count = Math.ceil(width / step) + 1;
    for (let row = 0; row * step * 0.5 < height + step; row += 1)
      data += `M${decimal(x - (row % 2 ? step / 2 : 0))} ${decimal(y + row * step * 0.5)}${scale.repeat(count)}`;
    sheet.path(data, { stroke: ink, width: pen.thin });
  },
  // Corrugation.
  ({ sheet, unit }, { x, y, width, height }, ink) => {
    let data = '';
    for (let at = 0; at < width; at += 30 * unit) data += rectPath(x + at, y, 15 * unit, height);
    sheet.path(data, { fill: ink });
  },
  // Knit.
  ({ sheet, unit, pen }, { x, y, width, height }, ink) => {
    const step = 52 * unit;
    let data = '';
    const stitch = `l${decimal(step / 2)} ${decimal(step * 0.42)} ${decimal(step / 2)} ${decimal(-step * 0.42)}`;
    const count = Math.ceil(width / step);
    for (let row = -1; row * step * 0.7 < height; row += 1)
      data += `M${decimal(x)} ${decimal(y + row * step * 0.7)}${stitch.repeat(count)}`;
    sheet.path(data, { stroke: ink, width: pen.cut });
  },
  () => undefined,
];
