import { constructionCircle } from '../drafting-marks.ts';
import { mix } from '../drawing-inks.ts';
import type { Stage } from '../stage.ts';
import { arcPath, type Point, pathThrough, rectPath, sectorPath } from '../svg-writer.ts';
import { shoulders, type Tones } from './portrait-clothes.ts';

/** A face from the front, half of it in the shade; `size` is its scale in pixels. */
export function drawFront(stage: Stage, [x, y]: Point, size: number, tones: Tones): void {
  const { sheet, scheme, random, pen } = stage;
  constructionCircle(stage, [x, y - size * 0.02], size * 0.6, scheme.line);
  const throat = mix(tones.shade, stage.palette.deep, 0.16);
  const wide = size * 0.31;
  const hairstyle = stage.variant(6, 'hair');
  if (hairstyle === 0)
    sheet.rect(x - wide * 1.34, y - size * 0.46, wide * 2.68, size * 1.06, { fill: tones.hair }, wide * 1.1);
  if (hairstyle === 1) sheet.circle([x, y - size * 0.16], size * 0.5, { fill: tones.hair });
  if (hairstyle === 4) sheet.circle([x, y - size * 0.56], size * 0.17, { fill: tones.hair });
  if (hairstyle === 5)
    for (const side of [-1, 1])
      sheet.rect(
        x + side * wide * 1.05 - wide * 0.32,
        y - size * 0.1,
        wide * 0.64,
        size * 0.84,
        { fill: tones.hair },
        wide * 0.3,
      );
  sheet.polygon(
    [
      [x - size * 0.16, y + size * 0.2],
      [x + size * 0.16, y + size * 0.2],
      [x + size * 0.19, y + size * 0.6],
      [x, y + size * 0.74],
      [x - size * 0.19, y + size * 0.6],
    ],
    { fill: throat },
  );
  shoulders(stage, [x, y], size, tones);
  sheet.polygon(
    [
      [x - size * 0.19, y + size * 0.555],
      [x + size * 0.19, y + size * 0.555],
      [x, y + size * 0.72],
    ],
    { fill: throat },
  );
  const face = `${pathThrough(
    [
      [x - wide, y - size * 0.2],
      [x + wide, y - size * 0.2],
      [x + wide, y + size * 0.12],
    ],
    false,
  )}A${Math.round(wide)} ${Math.round(size * 0.33)} 0 0 1 ${Math.round(x - wide)} ${Math.round(y + size * 0.12)}Z`;
  const skull = sectorPath([x, y - size * 0.19], wide, 180, 360);
  sheet.path(face + skull, { fill: tones.skin });
  sheet.clipped(face + skull, () => {
    sheet.path(rectPath(x, y - size, size, size * 2), { fill: tones.shade });
    sheet.polygon(
      [
        [x, y - size * 0.12],
        [x - size * 0.09, y + size * 0.16],
        [x, y + size * 0.16],
      ],
      { fill: tones.shade },
    );
  });
  for (const side of [-1, 1])
    sheet.path(sectorPath([x + side * wide, y + size * 0.03], size * 0.075, side > 0 ? -90 : 90, side > 0 ? 90 : 270), {
      fill: side > 0 ? tones.shade : tones.skin,
    });
  drawHairTop(stage, [x, y], size, wide, tones, hairstyle);
  const eye = size * 0.125;
  if (random.chance(0.45)) {
    const round = random.chance(0.5);
    for (const side of [-1, 1]) {
      if (round)
        sheet.circle([x + side * eye * 1.05, y], eye * 0.82, {
          fill: scheme.light,
          stroke: scheme.edge,
          width: pen.cut,
        });
      else sheet.rect(x + side * eye * 1.05 - eye * 0.85, y - eye * 0.5, eye * 1.7, eye, { fill: scheme.edge });
      if (round) sheet.circle([x + side * eye, y], eye * 0.22, { fill: scheme.edge });
    }
    sheet.line([x - eye * 0.25, y - eye * 0.1], [x + eye * 0.25, y - eye * 0.1], {
      stroke: scheme.edge,
      width: pen.cut,
    });
  } else {
    for (const side of [-1, 1]) {
      sheet.circle([x + side * eye, y + eye * 0.05], eye * 0.3, { fill: scheme.edge });
      sheet.line([x + side * eye * 0.4, y - eye * 0.88], [x + side * eye * 1.6, y - eye * 0.88], {
        stroke: scheme.edge,
        width: pen.cut,
      });
    }
  }
  sheet.path(sectorPath([x, y + size * 0.24], size * 0.09, 0, 180), {
    fill: mix(tones.shade, scheme.accent, 0.75),
  });
  if (random.chance(0.4))
    sheet.circle([x - wide * 1.02, y + size * 0.16], size * 0.04, {
      fill: scheme.spot,
      stroke: scheme.edge,
      width: pen.thin,
    });
}

function drawHairTop(stage: Stage, [x, y]: Point, size: number, wide: number, tones: Tones, hairstyle: number): void {
  const { sheet } = stage;
  const top: Point = [x, y - size * 0.19];
  const radius = wide * 1.08;
  if (hairstyle === 0 || hairstyle === 5) {
    sheet.path(sectorPath(top, radius, 180, 360), { fill: tones.hair });
    sheet.path(rectPath(x - radius, top[1] - 1, radius * 2, size * 0.07), { fill: tones.hair });
  } else if (hairstyle === 1)
    sheet.path(sectorPath([x, top[1] - size * 0.06], radius * 0.98, 190, 350), { fill: tones.hair });
  else if (hairstyle === 2) {
    sheet.path(sectorPath(top, radius, 180, 360), { fill: tones.hair });
    sheet.polygon(
      [
        [x - radius, top[1]],
        [x + radius, top[1]],
        [x + radius, top[1] + size * 0.18],
        [x + radius * 0.6, top[1]],
      ],
      { fill: tones.hair },
    );
  } else if (hairstyle === 3) {
    sheet.path(`${arcPath(top, radius, 180, 360)}L${Math.round(x - radius)} ${Math.round(top[1] + size * 0.16)}Z`, {
      fill: tones.hair,
    });
  } else {
    sheet.path(sectorPath(top, radius, 180, 360), { fill: tones.hair });
    for (const side of [-1, 1])
      sheet.polygon(
        [
          [x + side * radius, top[1] - 1],
          [x + side * radius * 0.55, top[1] - 1],
          [x + side * radius, top[1] + size * 0.16],
        ],
        { fill: tones.hair },
      );
  }
}
