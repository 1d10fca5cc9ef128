import { constructionCircle, gridLines } from '../drafting-marks.ts';
import { mix } from '../drawing-inks.ts';
import type { Stage } from '../stage.ts';
import { circlePath, type Point, sectorPath } from '../svg-writer.ts';
import { shoulders, type Tones, tonesFor } from './portrait-clothes.ts';
import { drawFront } from './portrait-front.ts';

/** A head and shoulders of a few planes: face, hair, clothes, light from one side. */
export function drawPortrait(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit } = stage;
  if (random.chance(0.5)) gridLines(stage, 90 * unit);
  const size = Math.min(width * 0.6, height * 0.5);
  const centre: Point = [width * (width > height * 1.2 ? random.range(0.38, 0.62) : 0.5), height * 0.45];
  const backdrop = stage.variant(4, 'backdrop');
  const tones = tonesFor(stage);
  // The head would melt into a backdrop of its own colour.
  const free = (...colours: string[]) =>
    colours.find((colour) => !Object.values(tones).includes(colour)) ?? scheme.spot;
  if (backdrop === 0)
    sheet.circle([centre[0], centre[1] + size * 0.1], size * 0.86, { fill: free(scheme.spot, scheme.mid) });
  if (backdrop === 1) sheet.rect(centre[0], 0, width, height, { fill: free(scheme.mid, scheme.soft, scheme.strong) });
  if (backdrop === 2)
    sheet.path(sectorPath([centre[0], height], size * 1.5, 180, 360), { fill: free(scheme.soft, scheme.mid) });
  if (backdrop === 3) {
    const stripes = free(scheme.soft, scheme.strong, scheme.mid);
    for (let index = 0; index < 6; index += 1)
      sheet.rect(0, (height * index) / 6, width, height / 12, { fill: stripes });
  }
  if (stage.variant(3, 'view') === 2) drawProfile(stage, centre, size, tones);
  else drawFront(stage, centre, size, tones);
}

function drawProfile(stage: Stage, [x, y]: Point, size: number, tones: Tones): void {
  const { sheet, scheme, random, pen } = stage;
  const side = random.chance(0.5) ? 1 : -1;
  const at = (dx: number, dy: number): Point => [x + dx * size * side, y + dy * size];
  sheet.polygon([at(-0.26, 0.05), at(0.12, 0.25), at(0.12, 0.6), at(0, 0.72), at(-0.28, 0.62)], {
    fill: mix(tones.shade, stage.palette.deep, 0.16),
  });
  shoulders(stage, [x - 0.08 * size * side, y], size, tones);
  sheet.circle(at(-0.07, -0.14), size * 0.36, { fill: tones.hair });
  if (stage.variant(3, 'bun') === 0) sheet.circle(at(-0.46, -0.18), size * 0.15, { fill: tones.hair });
  if (stage.variant(3, 'bun') === 1)
    sheet.polygon([at(-0.43, -0.14), at(-0.1, -0.1), at(-0.14, 0.5), at(-0.46, 0.56)], { fill: tones.hair });
  const face: Point[] = [
    at(0.02, -0.44),
    at(0.2, -0.36),
    at(0.28, -0.18),
    at(0.27, -0.06),
    at(0.38, 0.1),
    at(0.28, 0.14),
    at(0.3, 0.2),
    at(0.27, 0.23),
    at(0.29, 0.28),
    at(0.24, 0.4),
    at(0.06, 0.38),
    at(-0.08, 0.2),
    at(-0.12, -0.04),
  ];
  sheet.polygon(face, { fill: tones.skin });
  sheet.polygon([at(-0.12, -0.04), at(0.14, 0.1), at(0.24, 0.4), at(0.06, 0.38), at(-0.08, 0.2)], {
    fill: tones.shade,
  });
  sheet.polygon([at(0.02, -0.44), at(0.2, -0.36), at(0.22, -0.24), at(-0.02, -0.14), at(-0.1, -0.02)], {
    fill: tones.hair,
  });
  sheet.path(circlePath(at(-0.09, 0.04), size * 0.06), { fill: tones.skin, stroke: scheme.edge, width: pen.thin });
  sheet.polygon([at(0.17, -0.04), at(0.26, -0.06), at(0.25, 0), at(0.19, 0.01)], { fill: scheme.edge });
  sheet.line(at(0.14, -0.13), at(0.27, -0.14), { stroke: scheme.edge, width: pen.cut });
  sheet.polygon([at(0.3, 0.2), at(0.2, 0.235), at(0.29, 0.27)], {
    fill: mix(tones.shade, scheme.accent, 0.75),
  });
  if (random.chance(0.5)) {
    sheet.circle(at(0.2, -0.02), size * 0.09, { stroke: scheme.edge, width: pen.heavy });
    sheet.line(at(0.11, -0.03), at(-0.1, 0), { stroke: scheme.edge, width: pen.heavy });
  }
  constructionCircle(stage, at(-0.07, -0.14), size * 0.5, scheme.line);
}
