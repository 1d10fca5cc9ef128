import { gridLines } from '../drafting-marks.ts';
import type { Stage } from '../stage.ts';
import { type Point, sectorPath } from '../svg-writer.ts';
import { type Area, picture, words } from './screen-parts.ts';

/** Telephones side by side, with the way from one to the next. */
export function drawPhones(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  gridLines(stage, 90 * unit);
  const count = stage.format === 'panorama' ? 5 : stage.format === 'landscape' ? 3 : 2;
  const tall = Math.min(height * 0.78, (width / count) * 1.6);
  const wide = tall * 0.49;
  const pitch = width / count;
  for (let index = 0; index < count; index += 1) {
    const x = pitch * (index + 0.5) - wide / 2;
    const y = (height - tall) / 2 + (index % 2 ? 1 : -1) * height * 0.035;
    const radius = wide * 0.12;
    if (index + 1 < count) {
      const from: Point = [x + wide, y + tall * 0.5];
      const to: Point = [x + pitch - 10 * unit, from[1]];
      sheet.line(from, to, { stroke: scheme.accent, width: pen.heavy });
      sheet.polygon([to, [to[0] - 24 * unit, to[1] - 16 * unit], [to[0] - 24 * unit, to[1] + 16 * unit]], {
        fill: scheme.accent,
      });
    }
    sheet.rect(x + 26 * unit, y + 26 * unit, wide, tall, { fill: scheme.shadow }, radius);
    sheet.rect(x, y, wide, tall, { fill: scheme.edge }, radius);
    const inner: Area = { x: x + wide * 0.05, y: y + wide * 0.05, width: wide * 0.9, height: tall - wide * 0.1 };
    sheet.rect(
      inner.x,
      inner.y,
      inner.width,
      inner.height,
      {
        fill:
          [scheme.light, scheme.accent, scheme.soft, scheme.spot][(index + stage.variant(4, 'first')) % 4] ??
          scheme.light,
      },
      radius * 0.7,
    );
    drawPhonePage(stage, inner, (index + stage.variant(4, 'page')) % 4);
    sheet.rect(x + wide * 0.36, y + tall - wide * 0.11, wide * 0.28, wide * 0.022, { fill: scheme.edge }, wide * 0.011);
    if (random.chance(0.5))
      sheet.circle([x + wide * 0.7, y + tall * 0.72], wide * 0.13, { stroke: scheme.edge, width: pen.heavy });
  }
}

function drawPhonePage(stage: Stage, { x, y, width, height }: Area, kind: number): void {
  const { sheet, scheme, pen, random } = stage;
  const pad = width * 0.09;
  const inner = width - pad * 2;
  if (kind === 0) {
    picture(stage, { x: x + pad, y: y + pad * 1.4, width: inner, height: height * 0.42 });
    words(stage, { x: x + pad, y: y + height * 0.54, width: inner, height: 0 }, 2, width * 0.07, scheme.edge);
    words(stage, { x: x + pad, y: y + height * 0.7, width: inner, height: 0 }, 4, width * 0.022, scheme.edge);
    sheet.rect(x + pad, y + height * 0.85, inner, width * 0.16, { fill: scheme.edge }, width * 0.08);
  } else if (kind === 1) {
    for (let row = 0; row < 5; row += 1) {
      const top = y + pad * 1.6 + row * height * 0.17;
      picture(stage, { x: x + pad, y: top, width: width * 0.26, height: height * 0.13 });
      words(
        stage,
        { x: x + pad + width * 0.32, y: top + height * 0.025, width: inner - width * 0.32, height: 0 },
        2,
        height * 0.022,
        scheme.edge,
      );
    }
  } else if (kind === 2) {
    const middle: Point = [x + width / 2, y + height * 0.36];
    const radius = width * 0.34;
    for (const [from, to, colour] of [
      [-90, 60, scheme.strong],
      [60, 170, scheme.mid],
      [170, 270, scheme.spot],
    ] as const)
      sheet.path(sectorPath(middle, radius, from, to), { fill: colour, stroke: scheme.edge, width: pen.thin });
    sheet.circle(middle, radius * 0.5, { fill: scheme.light, stroke: scheme.edge, width: pen.thin });
    for (let bar = 0; bar < 7; bar += 1) {
      const high = height * random.range(0.06, 0.22);
      sheet.rect(x + pad + (bar * inner) / 7, y + height * 0.88 - high, (inner / 7) * 0.62, high, {
        fill: bar === 4 ? scheme.accent : scheme.edge,
      });
    }
  } else {
    for (let cell = 0; cell < 8; cell += 1)
      picture(stage, {
        x: x + pad + (cell % 2) * (inner / 2 + pad * 0.15),
        y: y + pad * 1.5 + Math.floor(cell / 2) * height * 0.215,
        width: inner / 2 - pad * 0.3,
        height: height * 0.19,
      });
  }
}
