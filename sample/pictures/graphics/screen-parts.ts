import { corners, hatch } from '../hatching.ts';
import type { Stage } from '../stage.ts';
import { type Point, pointsOf, rectPath, sectorPath } from '../svg-writer.ts';

/** Pixels on the sheet. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Lines of text, as a wireframe has them. */
export function words(stage: Stage, { x, y, width }: Area, rows: number, thick: number, colour: string): void {
  let data = '';
  for (let row = 0; row < rows; row += 1)
    data += rectPath(x, y + row * thick * 2, width * (row === rows - 1 ? 0.55 : stage.random.range(0.82, 1)), thick);
  stage.sheet.path(data, { fill: colour });
}

/** A picture, as a wireframe has it: planes instead of a photograph. */
export function picture(stage: Stage, { x, y, width, height }: Area): void {
  const { sheet, scheme, pen, random } = stage;
  const ground = random.pick([scheme.mid, scheme.accent, scheme.spot, scheme.strong, scheme.soft]);
  sheet.rect(x, y, width, height, { fill: ground });
  const shape = [scheme.light, scheme.accent, scheme.edge, scheme.mid].filter((colour) => colour !== ground);
  const size = Math.min(width, height);
  const kind = random.int(0, 4);
  if (kind === 0)
    sheet.path(sectorPath([x + width / 2, y + height], size * 0.62, 180, 360), { fill: shape[0] ?? scheme.light });
  else if (kind === 1)
    sheet.polygon(
      [
        [x, y + height],
        [x + width * 0.4, y + height * 0.34],
        [x + width * 0.62, y + height * 0.66],
        [x + width * 0.76, y + height * 0.5],
        [x + width, y + height],
      ],
      { fill: shape[2] ?? scheme.edge },
    );
  else if (kind === 2) sheet.circle([x + width / 2, y + height / 2], size * 0.34, { fill: shape[0] ?? scheme.light });
  else if (kind === 3)
    sheet.path(hatch(corners(x, y, width, height), 45, size * 0.12), {
      stroke: shape[0] ?? scheme.light,
      width: size * 0.035,
    });
  else
    sheet.path(sectorPath([x, y], size * 0.92, 0, 90) + sectorPath([x + width, y + height], size * 0.5, 180, 270), {
      fill: shape[0] ?? scheme.light,
    });
  sheet.rect(x, y, width, height, { stroke: scheme.edge, width: pen.thin });
}

/** The frame of a window; `bar` is the height of its bar in pixels. */
export function chrome(stage: Stage, { x, y, width, height }: Area, bar: number): void {
  const { sheet, scheme, pen, unit } = stage;
  const drop = 26 * unit;
  sheet.rect(x + drop, y + drop, width, height, { fill: scheme.shadow });
  sheet.rect(x, y, width, height, { fill: scheme.light, stroke: scheme.edge, width: pen.heavy });
  sheet.rect(x, y, width, bar, { fill: scheme.edge });
  for (const [index, colour] of [scheme.accent, scheme.spot, scheme.light].entries())
    sheet.circle([x + bar * (0.6 + index * 0.6), y + bar / 2], bar * 0.2, { fill: colour });
}

/** A pointer, its tip at the given place. */
export function cursor(stage: Stage, [x, y]: Point, size: number): void {
  const { sheet, scheme, pen } = stage;
  const points = pointsOf('0 0, 0 1, 0.24 0.78, 0.4 1.12, 0.56 1.04, 0.41 0.72, 0.72 0.7').map(
    ([dx, dy]): Point => [x + dx * size, y + dy * size],
  );
  sheet.polygon(points, { fill: scheme.edge, stroke: scheme.light, width: pen.line, join: 'round' });
}
