import type { Stage } from '../stage.ts';
import { decimal, pathThrough } from '../svg-writer.ts';

/** A disc in the sky; all three numbers are shares of the sheet. */
export function drawSun(stage: Stage, x: number, y: number, share: number): void {
  const { sheet, scheme, width, height } = stage;
  sheet.circle([width * x, height * y], Math.min(width, height) * share, {
    fill: stage.variant(2, 'sun') ? scheme.accent : scheme.spot,
  });
}

/** Windows as thick dashed lines, one for each floor: a skyline of separate rectangles would weigh ten times as much. */
function drawWindows(
  { sheet, scheme }: Stage,
  x: number,
  y: number,
  wide: number,
  high: number,
  columns: number,
  rows: number,
): void {
  const pitch = wide / columns;
  let data = '';
  for (let row = 0; row < rows; row += 1)
    data += `M${decimal(x + pitch * 0.28)} ${decimal(y + (high * (row + 0.5)) / rows)}h${decimal(wide - pitch * 0.5)}`;
  sheet.path(data, {
    stroke: scheme.edge,
    width: (high * 0.5) / rows,
    dash: `${decimal(pitch * 0.44)} ${decimal(pitch * 0.56)}`,
  });
}

/** One house: `x` and `base` are its lower left corner, in pixels. */
export function drawHouse(stage: Stage, x: number, base: number, wide: number, high: number, colour: string): void {
  const { sheet, scheme, random, pen } = stage;
  const kind = random.int(0, 3);
  const roof = wide * 0.42;
  sheet.rect(x, base - high, wide, high, { fill: colour, stroke: scheme.edge, width: pen.thin });
  const top = base - high;
  const tone = random.pick([scheme.accent, scheme.strong, scheme.edge, scheme.mid]);
  if (kind === 0)
    sheet.polygon(
      [
        [x, top],
        [x + wide / 2, top - roof],
        [x + wide, top],
      ],
      { fill: tone, stroke: scheme.edge, width: pen.thin },
    );
  else if (kind === 1)
    sheet.polygon(
      [
        [x, top],
        [x + wide * 0.14, top - roof * 0.7],
        [x + wide * 0.86, top - roof * 0.7],
        [x + wide, top],
      ],
      { fill: tone, stroke: scheme.edge, width: pen.thin },
    );
  else if (kind === 2)
    sheet.polygon(
      [
        [x, top],
        [x, top - roof * 0.7],
        [x + wide, top],
      ],
      { fill: tone, stroke: scheme.edge, width: pen.thin },
    );
  if (kind < 2) sheet.rect(x + wide * 0.7, top - roof * 0.9, wide * 0.1, roof * 0.6, { fill: scheme.edge });
  const columns = Math.max(2, Math.round(wide / (34 * stage.unit)));
  const rows = Math.max(2, Math.round(high / (52 * stage.unit)));
  drawWindows(stage, x, top, wide, high, Math.min(columns, 5), Math.min(rows, 7));
  // The side away from the sun.
  sheet.rect(x + wide * 0.72, top, wide * 0.28, high, { fill: scheme.edge, opacity: 0.18 });
}

/** Houses wall to wall between two positions, standing on `base` (pixels). */
export function drawHouseRow(stage: Stage, base: number, high: number, from: number, to: number): void {
  const { scheme, random, unit } = stage;
  const colours = [scheme.light, scheme.soft, scheme.light, scheme.mid, scheme.spot];
  for (let x = from; x < to; ) {
    const wide = random.range(84, 160) * unit;
    drawHouse(stage, x, base, wide, high * random.range(0.7, 1.2), colours[random.int(0, 4)] ?? scheme.light);
    x += wide;
  }
}

/** Water from `top` (pixels) to the foot of the sheet. */
export function drawWater(stage: Stage, top: number): void {
  const { sheet, scheme, width, height, pen, random } = stage;
  sheet.rect(0, top, width, height - top, { fill: scheme.strong });
  let data = '';
  for (let index = 0; index < 40; index += 1) {
    const x = random.range(-0.05, 0.95) * width;
    const y = top + (height - top) * random.range(0.08, 0.95);
    data += pathThrough(
      [
        [x, y],
        [x + random.range(0.03, 0.14) * width, y],
      ],
      false,
    );
  }
  sheet.path(data, { stroke: scheme.light, width: pen.thin });
}
