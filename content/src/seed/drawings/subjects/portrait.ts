import { constructionCircle, gridLines } from '../drafting-marks.ts';
import { hatch } from '../hatching.ts';
import type { Stage } from '../stage.ts';
import { arcPath, circlePath, pathThrough, type Point, rectPath, sectorPath } from '../svg-writer.ts';

/** A head and shoulders of a few planes: face, hair, clothes, light from one side. */
export function drawPortrait(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit } = stage;
  if (random.chance(0.5)) gridLines(stage, 90 * unit);
  const size = Math.min(width * 0.6, height * 0.5);
  const centre: Point = [width * (width > height * 1.2 ? random.range(0.38, 0.62) : 0.5), height * 0.45];
  const backdrop = stage.variant(4, 'backdrop');
  if (backdrop === 0) sheet.circle([centre[0], centre[1] + size * 0.1], size * 0.86, { fill: scheme.spot });
  if (backdrop === 1) sheet.rect(centre[0], 0, width, height, { fill: scheme.mid });
  if (backdrop === 2) sheet.path(sectorPath([centre[0], height], size * 1.5, 180, 360), { fill: scheme.soft });
  if (backdrop === 3) for (let index = 0; index < 6; index += 1) sheet.rect(0, (height * index) / 6, width, height / 12, { fill: scheme.soft });
  if (stage.variant(3, 'view') === 2) drawProfile(stage, centre, size);
  else drawFront(stage, centre, size);
}

interface Tones {
  skin: string;
  shade: string;
  hair: string;
  cloth: string;
}

function tonesFor({ scheme, random, palette }: Stage): Tones {
  const skins = [scheme.light, scheme.soft, palette.tints[1], palette.tints[2]] as const;
  const index = random.int(0, 3);
  const skin = skins[index] ?? scheme.light;
  const shade = index === 3 ? palette.ink : (skins[index + 1] ?? palette.tints[1]);
  const hair = random.pick([scheme.edge, scheme.edge, scheme.accent, palette.ink]);
  return { skin, shade: shade === skin ? palette.tints[1] : shade, hair, cloth: random.pick([scheme.accent, scheme.strong, scheme.light].filter((tone): tone is string => tone !== hair && tone !== skin) as [string, ...string[]]) };
}

function shoulders(stage: Stage, [x, y]: Point, size: number, tones: Tones): void {
  const { sheet, scheme, height, pen, random, unit } = stage;
  const top = y + size * 0.56;
  const wide = size * 0.74;
  const body: Point[] = [[x - wide, height + 10], [x - wide, top + size * 0.3], [x - wide * 0.78, top + size * 0.1], [x - size * 0.19, top], [x + size * 0.19, top], [x + wide * 0.78, top + size * 0.1], [x + wide, top + size * 0.3], [x + wide, height + 10]];
  sheet.polygon(body, { fill: tones.cloth });
  const kind = random.int(0, 3);
  if (kind === 0) sheet.path(hatch(body, 0, 34 * unit), { stroke: scheme.edge, width: pen.cut });
  if (kind === 1) sheet.polygon([[x, top], [x + size * 0.19, top], [x + wide * 0.78, top + size * 0.1], [x + wide, top + size * 0.3], [x + wide, height + 10], [x, height + 10]], { fill: scheme.edge, opacity: 0.25 });
  if (kind === 2) {
    for (const side of [-1, 1]) sheet.polygon([[x + side * size * 0.19, top - size * 0.02], [x + side * size * 0.42, top + size * 0.06], [x + side * size * 0.3, top + size * 0.36], [x, top + size * 0.42]], { fill: scheme.light, stroke: scheme.edge, width: pen.thin });
  }
  if (kind === 3) sheet.path(hatch(body, 45, 26 * unit), { stroke: scheme.edge, width: pen.thin });
  sheet.path(pathThrough(body, false), { stroke: scheme.edge, width: pen.thin });
}

function drawFront(stage: Stage, [x, y]: Point, size: number): void {
  const { sheet, scheme, random, pen } = stage;
  const tones = tonesFor(stage);
  const wide = size * 0.31;
  const hairstyle = stage.variant(6, 'hair');
  if (hairstyle === 0) sheet.rect(x - wide * 1.34, y - size * 0.46, wide * 2.68, size * 1.06, { fill: tones.hair }, wide * 1.1);
  if (hairstyle === 1) sheet.circle([x, y - size * 0.16], size * 0.5, { fill: tones.hair });
  if (hairstyle === 4) sheet.circle([x, y - size * 0.56], size * 0.17, { fill: tones.hair });
  if (hairstyle === 5) for (const side of [-1, 1]) sheet.rect(x + side * wide * 1.05 - wide * 0.32, y - size * 0.1, wide * 0.64, size * 0.84, { fill: tones.hair }, wide * 0.3);
  sheet.polygon([[x - size * 0.16, y + size * 0.2], [x + size * 0.16, y + size * 0.2], [x + size * 0.19, y + size * 0.6], [x, y + size * 0.74], [x - size * 0.19, y + size * 0.6]], { fill: tones.shade });
  shoulders(stage, [x, y], size, tones);
  sheet.polygon([[x - size * 0.19, y + size * 0.555], [x + size * 0.19, y + size * 0.555], [x, y + size * 0.72]], { fill: tones.shade });
  const face = `${pathThrough([[x - wide, y - size * 0.2], [x + wide, y - size * 0.2], [x + wide, y + size * 0.12]], false)}A${Math.round(wide)} ${Math.round(size * 0.33)} 0 0 1 ${Math.round(x - wide)} ${Math.round(y + size * 0.12)}Z`;
  const skull = sectorPath([x, y - size * 0.19], wide, 180, 360);
  sheet.path(face + skull, { fill: tones.skin });
  sheet.clipped(face + skull, () => {
    sheet.path(rectPath(x, y - size, size, size * 2), { fill: tones.shade });
    sheet.polygon([[x, y - size * 0.12], [x - size * 0.09, y + size * 0.16], [x, y + size * 0.16]], { fill: tones.shade });
  });
  for (const side of [-1, 1]) sheet.path(sectorPath([x + side * wide, y + size * 0.03], size * 0.075, side > 0 ? -90 : 90, side > 0 ? 90 : 270), { fill: side > 0 ? tones.shade : tones.skin });
  drawHairTop(stage, [x, y], size, wide, tones, hairstyle);
  const eye = size * 0.125;
  if (random.chance(0.45)) {
    const round = random.chance(0.5);
    for (const side of [-1, 1]) {
      if (round) sheet.circle([x + side * eye * 1.05, y], eye * 0.82, { fill: scheme.light, stroke: scheme.edge, width: pen.cut });
      else sheet.rect(x + side * eye * 1.05 - eye * 0.85, y - eye * 0.5, eye * 1.7, eye, { fill: scheme.edge });
      if (round) sheet.circle([x + side * eye, y], eye * 0.22, { fill: scheme.edge });
    }
    sheet.line([x - eye * 0.25, y - eye * 0.1], [x + eye * 0.25, y - eye * 0.1], { stroke: scheme.edge, width: pen.cut });
  } else {
    for (const side of [-1, 1]) {
      sheet.circle([x + side * eye, y + eye * 0.05], eye * 0.3, { fill: scheme.edge });
      sheet.line([x + side * eye * 0.4, y - eye * 0.95], [x + side * eye * 1.6, y - eye * 0.75], { stroke: scheme.edge, width: pen.cut });
    }
  }
  sheet.path(sectorPath([x, y + size * 0.24], size * 0.09, 0, 180), { fill: scheme.accent === tones.skin ? scheme.edge : scheme.accent });
  if (random.chance(0.4)) sheet.circle([x - wide * 1.02, y + size * 0.16], size * 0.04, { fill: scheme.spot, stroke: scheme.edge, width: pen.thin });
  constructionCircle(stage, [x, y - size * 0.02], size * 0.56, scheme.line);
  sheet.path(pathThrough([[x, 0], [x, y - size * 0.6]], false), { stroke: scheme.line, width: pen.hair });
}

function drawHairTop(stage: Stage, [x, y]: Point, size: number, wide: number, tones: Tones, hairstyle: number): void {
  const { sheet } = stage;
  const top: Point = [x, y - size * 0.19];
  const radius = wide * 1.08;
  if (hairstyle === 0 || hairstyle === 5) {
    sheet.path(sectorPath(top, radius, 180, 360), { fill: tones.hair });
    sheet.path(rectPath(x - radius, top[1] - 1, radius * 2, size * 0.07), { fill: tones.hair });
  } else if (hairstyle === 1) sheet.path(sectorPath([x, top[1] - size * 0.06], radius * 0.98, 190, 350), { fill: tones.hair });
  else if (hairstyle === 2) {
    sheet.path(sectorPath(top, radius, 180, 360), { fill: tones.hair });
    sheet.polygon([[x - radius, top[1]], [x + radius, top[1]], [x + radius, top[1] + size * 0.18], [x + radius * 0.6, top[1]]], { fill: tones.hair });
  } else if (hairstyle === 3) {
    sheet.path(`${arcPath(top, radius, 180, 360)}L${Math.round(x - radius)} ${Math.round(top[1] + size * 0.16)}Z`, { fill: tones.hair });
  } else {
    sheet.path(sectorPath(top, radius, 180, 360), { fill: tones.hair });
    for (const side of [-1, 1]) sheet.polygon([[x + side * radius, top[1] - 1], [x + side * radius * 0.55, top[1] - 1], [x + side * radius, top[1] + size * 0.16]], { fill: tones.hair });
  }
}

function drawProfile(stage: Stage, [x, y]: Point, size: number): void {
  const { sheet, scheme, random, pen } = stage;
  const tones = tonesFor(stage);
  const side = random.chance(0.5) ? 1 : -1;
  const at = (dx: number, dy: number): Point => [x + dx * size * side, y + dy * size];
  sheet.polygon([at(-0.26, 0.05), at(0.12, 0.25), at(0.12, 0.6), at(0, 0.72), at(-0.28, 0.62)], { fill: tones.shade });
  shoulders(stage, [x - 0.08 * size * side, y], size, tones);
  sheet.circle(at(-0.07, -0.14), size * 0.36, { fill: tones.hair });
  if (stage.variant(3, 'bun') === 0) sheet.circle(at(-0.46, -0.18), size * 0.15, { fill: tones.hair });
  if (stage.variant(3, 'bun') === 1) sheet.polygon([at(-0.43, -0.14), at(-0.1, -0.1), at(-0.14, 0.5), at(-0.46, 0.56)], { fill: tones.hair });
  const face: Point[] = [at(0.02, -0.44), at(0.2, -0.36), at(0.28, -0.18), at(0.27, -0.06), at(0.38, 0.1), at(0.28, 0.14), at(0.3, 0.2), at(0.27, 0.23), at(0.29, 0.28), at(0.24, 0.4), at(0.06, 0.38), at(-0.08, 0.2), at(-0.12, -0.04)];
  sheet.polygon(face, { fill: tones.skin });
  sheet.polygon([at(-0.12, -0.04), at(0.14, 0.1), at(0.24, 0.4), at(0.06, 0.38), at(-0.08, 0.2)], { fill: tones.shade });
  sheet.polygon([at(0.02, -0.44), at(0.2, -0.36), at(0.22, -0.24), at(-0.02, -0.14), at(-0.1, -0.02)], { fill: tones.hair });
  sheet.path(circlePath(at(-0.09, 0.04), size * 0.06), { fill: tones.skin, stroke: scheme.edge, width: pen.thin });
  sheet.polygon([at(0.17, -0.04), at(0.26, -0.06), at(0.25, 0), at(0.19, 0.01)], { fill: scheme.edge });
  sheet.line(at(0.14, -0.13), at(0.27, -0.14), { stroke: scheme.edge, width: pen.cut });
  sheet.polygon([at(0.3, 0.2), at(0.2, 0.235), at(0.29, 0.27)], { fill: scheme.accent === tones.skin ? scheme.edge : scheme.accent });
  if (random.chance(0.5)) {
    sheet.circle(at(0.2, -0.02), size * 0.09, { stroke: scheme.edge, width: pen.heavy });
    sheet.line(at(0.11, -0.03), at(-0.1, 0), { stroke: scheme.edge, width: pen.heavy });
  }
  constructionCircle(stage, at(-0.07, -0.14), size * 0.5, scheme.line);
}
