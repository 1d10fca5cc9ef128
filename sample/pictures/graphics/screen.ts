import { gridLines } from '../drafting-marks.ts';
import type { Stage } from '../stage.ts';
import { decimal, type Point, pathThrough, pointsOf, sectorPath } from '../svg-writer.ts';
import { type Area, chrome, cursor, picture, words } from './screen-parts.ts';
import { drawPhones } from './screen-phones.ts';

/** An interface laid out: one window, phones in a flow, layers taken apart, or a board of components. */
export function drawScreen(stage: Stage): void {
  [drawWindow, drawPhones, drawLayers, drawComponents][stage.variant(4)]?.(stage);
}

function drawWindow(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  gridLines(stage, 60 * unit);
  const area: Area = { x: width * 0.09, y: height * 0.1, width: width * 0.82, height: height * 0.8 };
  const bar = 44 * unit;
  chrome(stage, area, bar);
  const pad = 34 * unit;
  const tall = stage.format === 'portrait';
  const side = tall ? 0 : area.width * 0.2;
  const top = area.y + bar;
  if (side > 0) {
    sheet.rect(area.x, top, side, area.height - bar, { fill: scheme.soft, stroke: scheme.edge, width: pen.thin });
    for (let index = 0; index < 6; index += 1) {
      const y = top + pad + index * 62 * unit;
      if (index === 1)
        sheet.rect(area.x + pad * 0.4, y - 14 * unit, side - pad * 0.8, 46 * unit, { fill: scheme.accent }, 23 * unit);
      sheet.circle([area.x + pad, y + 9 * unit], 11 * unit, { fill: scheme.edge });
      sheet.rect(area.x + pad + 26 * unit, y, (side - pad * 2 - 26 * unit) * random.range(0.5, 1), 16 * unit, {
        fill: scheme.edge,
      });
    }
  }
  const left = area.x + side + pad;
  const wide = area.width - side - pad * 2;
  const hero = (area.height - bar) * 0.46;
  picture(stage, { x: left, y: top + pad, width: wide * 0.62, height: hero - pad });
  words(stage, { x: left + wide * 0.67, y: top + pad, width: wide * 0.33, height: 0 }, 3, 26 * unit, scheme.edge);
  words(
    stage,
    { x: left + wide * 0.67, y: top + pad + 180 * unit, width: wide * 0.3, height: 0 },
    3,
    9 * unit,
    scheme.mid,
  );
  sheet.rect(left + wide * 0.67, top + hero - 56 * unit, wide * 0.2, 56 * unit, { fill: scheme.accent }, 28 * unit);
  const columns = tall ? 2 : 4;
  const gap = 24 * unit;
  const card = (wide - gap * (columns - 1)) / columns;
  const cardTop = top + hero + pad * 0.6;
  const high = (area.y + area.height - pad - cardTop - (tall ? gap : 0)) / (tall ? 2 : 1);
  for (let index = 0; index < columns * (tall ? 2 : 1); index += 1) {
    const x = left + (index % columns) * (card + gap);
    const y = cardTop + Math.floor(index / columns) * (high + gap);
    picture(stage, { x, y, width: card, height: high * 0.68 });
    words(stage, { x, y: y + high * 0.76, width: card * 0.8, height: 0 }, 2, high * 0.06, scheme.edge);
  }
  cursor(stage, [left + wide * 0.82, top + hero - 36 * unit], 56 * unit);
}

/** The same page as four sheets of glass, one above the other. */
function drawLayers(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  gridLines(stage, 80 * unit);
  const size = Math.min(width * 0.5, height * 0.62);
  const levels = 4;
  const rise = height * 0.17;
  const flat = 0.5;
  const place =
    (level: number) =>
    (x: number, y: number): Point => [
      width / 2 + (x - y) * size * 0.72,
      height * 0.76 - level * rise + (x + y - 1) * size * 0.72 * flat,
    ];
  const grounds = [scheme.edge, scheme.mid, scheme.light, scheme.accent];
  const quad = (at: (x: number, y: number) => Point, x: number, y: number, w: number, h: number) =>
    pathThrough([at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h)], true);
  for (let level = 0; level < levels; level += 1) {
    const at = place(level);
    if (level > 0)
      for (const [x, y] of pointsOf('0 0, 1 0, 1 1, 0 1'))
        sheet.line(place(level - 1)(x, y), at(x, y), {
          stroke: scheme.line,
          width: pen.hair,
          dash: `${decimal(10 * unit)} ${decimal(8 * unit)}`,
        });
    sheet.path(
      quad(at, 0, 0, 1, 1),
      level === levels - 1
        ? { stroke: scheme.line, width: pen.line }
        : { fill: grounds[level] ?? scheme.light, stroke: scheme.edge, width: pen.thin },
    );
    if (level === 0)
      sheet.path(
        [0.2, 0.4, 0.6, 0.8]
          .map(
            (share) =>
              pathThrough([at(share, 0), at(share, 1)], false) + pathThrough([at(0, share), at(1, share)], false),
          )
          .join(''),
        { stroke: scheme.light, width: pen.hair },
      );
    if (level === 1)
      for (const [x, y, w, h, fill] of [
        [0.06, 0.06, 0.88, 0.14, scheme.strong],
        [0.06, 0.26, 0.54, 0.68, scheme.soft],
        [0.66, 0.26, 0.28, 0.68, scheme.strong],
      ] as const)
        sheet.path(quad(at, x, y, w, h), { fill, stroke: scheme.edge, width: pen.thin });
    if (level === 2) {
      for (const [x, y] of pointsOf('0.08 0.3, 0.36 0.3, 0.08 0.64, 0.36 0.64'))
        sheet.path(quad(at, x, y, 0.22, 0.28), {
          fill: random.pick([scheme.spot, scheme.mid, scheme.accent]),
          stroke: scheme.edge,
          width: pen.thin,
        });
      for (let row = 0; row < 8; row += 1)
        sheet.path(quad(at, 0.68, 0.3 + row * 0.08, random.range(0.12, 0.24), 0.035), { fill: scheme.edge });
    }
    if (level === 3) {
      sheet.path(quad(at, 0.06, 0.06, 0.3, 0.14) + quad(at, 0.6, 0.68, 0.34, 0.2), {
        fill: scheme.accent,
        stroke: scheme.edge,
        width: pen.thin,
      });
      cursor(stage, at(0.74, 0.78), 64 * unit);
    }
  }
}

function drawComponents(stage: Stage): void {
  const { width, height, sheet, scheme, random, pen } = stage;
  const columns = stage.format === 'panorama' ? 5 : stage.format === 'landscape' ? 4 : 3;
  const cell = width / columns;
  const rows = Math.ceil(height / cell);
  const top = (height - rows * cell) / 2;
  const grounds = [scheme.light, scheme.soft, scheme.accent, scheme.strong, scheme.light, scheme.spot, scheme.mid];
  for (let index = 0; index < columns * rows; index += 1) {
    const x = (index % columns) * cell;
    const y = top + Math.floor(index / columns) * cell;
    const ground = grounds[(index * 3 + stage.variant(7, 'start')) % grounds.length] ?? scheme.light;
    const ink = ground === scheme.strong ? scheme.light : scheme.edge;
    sheet.rect(x, y, cell + 1, cell + 1, { fill: ground, stroke: scheme.edge, width: pen.thin });
    const middle: Point = [x + cell / 2, y + cell / 2];
    const kind = (index + random.int(0, 1)) % 7;
    if (kind === 0) {
      sheet.rect(middle[0] - cell * 0.28, middle[1] - cell * 0.15, cell * 0.56, cell * 0.3, { fill: ink }, cell * 0.15);
      sheet.circle([middle[0] + cell * 0.13, middle[1]], cell * 0.11, { fill: ground });
    } else if (kind === 1) {
      sheet.line([x + cell * 0.16, middle[1]], [x + cell * 0.84, middle[1]], { stroke: ink, width: pen.cut });
      sheet.circle([x + cell * random.range(0.3, 0.7), middle[1]], cell * 0.11, {
        fill: ground,
        stroke: ink,
        width: pen.cut,
      });
    } else if (kind === 2)
      picture(stage, { x: x + cell * 0.18, y: y + cell * 0.18, width: cell * 0.64, height: cell * 0.64 });
    else if (kind === 3)
      words(stage, { x: x + cell * 0.18, y: y + cell * 0.24, width: cell * 0.64, height: 0 }, 4, cell * 0.08, ink);
    else if (kind === 4) {
      sheet.rect(x + cell * 0.14, middle[1] - cell * 0.13, cell * 0.72, cell * 0.26, { fill: ink }, cell * 0.13);
      sheet.rect(x + cell * 0.3, middle[1] - cell * 0.025, cell * 0.4, cell * 0.05, { fill: ground });
      cursor(stage, [middle[0] + cell * 0.18, middle[1] + cell * 0.05], cell * 0.2);
    } else if (kind === 5) {
      sheet.circle(middle, cell * 0.28, { stroke: ink, width: cell * 0.07 });
      sheet.path(sectorPath(middle, cell * 0.28, -90, random.range(0, 180)), { fill: ink });
    } else {
      for (let dot = 0; dot < 9; dot += 1)
        sheet.circle(
          [middle[0] + ((dot % 3) - 1) * cell * 0.2, middle[1] + (Math.floor(dot / 3) - 1) * cell * 0.2],
          cell * 0.065,
          { fill: dot === 4 ? ground : ink, stroke: ink, width: pen.line },
        );
    }
  }
}
