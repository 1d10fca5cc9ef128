import { corners, hatch } from '../hatching.ts';
import type { Stage } from '../stage.ts';
import { circlePath, type Point, pathThrough, polar, ringPath, sectorPath } from '../svg-writer.ts';

/** A poster without words: a few large shapes, strictly placed. */
export function drawPoster(stage: Stage): void {
  [drawQuarterCircles, drawBeams, drawDiscs, drawRhythm, drawSpiral, drawFan, drawRings][stage.variant(7)]?.(stage);
}

function inks({ scheme, random }: Stage): string[] {
  return random.shuffle([scheme.accent, scheme.strong, scheme.light, scheme.spot, scheme.edge, scheme.mid]);
}

/** Rows of square modules that cover the sheet. */
function modules(
  stage: Stage,
  across: number,
): { size: number; cells: { x: number; y: number; column: number; row: number }[] } {
  const { width, height } = stage;
  const size = width / across;
  const rows = Math.ceil(height / size);
  const top = (height - rows * size) / 2;
  const cells = Array.from({ length: across * rows }, (_, index) => {
    const column = index % across;
    const row = Math.floor(index / across);
    return { x: column * size, y: top + row * size, column, row };
  });
  return { size, cells };
}

function drawQuarterCircles(stage: Stage): void {
  const { sheet, scheme, random, format } = stage;
  const { size, cells } = modules(stage, format === 'panorama' ? 6 : format === 'landscape' ? random.int(3, 5) : 3);
  const colours = [...inks(stage), scheme.ground];
  for (const { x, y } of cells) {
    const [ground, shape, inner] = random.shuffle(colours);
    sheet.rect(x, y, size + 1, size + 1, { fill: ground ?? scheme.light });
    const corner = random.int(0, 3);
    const at: Point = [x + (corner === 1 || corner === 2 ? size : 0), y + (corner >= 2 ? size : 0)];
    const kind = random.int(0, 4);
    const from = corner * 90;
    if (kind <= 1) {
      sheet.path(sectorPath(at, size, from, from + 90), { fill: shape ?? scheme.accent });
      if (kind === 1) sheet.path(sectorPath(at, size * 0.5, from, from + 90), { fill: inner ?? scheme.light });
    } else if (kind === 2) {
      for (const share of [1, 0.8, 0.6, 0.4, 0.2])
        sheet.path(ringPath(at, size * (share - 0.1), size * share, from, from + 90), { fill: shape ?? scheme.accent });
    } else if (kind === 3) sheet.circle([x + size / 2, y + size / 2], size * 0.5, { fill: shape ?? scheme.accent });
    else
      sheet.path(
        sectorPath([x + size / 2, y + (corner % 2 ? 0 : size)], size / 2, corner % 2 ? 0 : 180, corner % 2 ? 180 : 360),
        { fill: shape ?? scheme.accent },
      );
  }
}

function drawBeams(stage: Stage): void {
  const { sheet, scheme, random, width, height, centre } = stage;
  const angle = random.pick([-45, -30, 45, 60]);
  const long = Math.hypot(width, height) * 1.1;
  const short = Math.min(width, height);
  const colours = inks(stage);
  sheet.circle([width * random.range(0.3, 0.7), height * random.range(0.35, 0.6)], short * random.range(0.3, 0.38), {
    fill: colours[0] ?? scheme.accent,
  });
  sheet.turned(angle, centre, () => {
    let y = centre[1] - short * random.range(0.5, 0.62);
    const count = 9;
    for (let index = 0; index < count; index += 1) {
      const thick = short * 0.012 * 1.42 ** index;
      const from = centre[0] - long / 2 + (index % 3) * short * 0.08;
      const until = centre[0] + random.range(0.05, 0.5) * long;
      sheet.rect(from, y, until - from, thick, { fill: index === 6 ? (colours[2] ?? scheme.accent) : scheme.line });
      y += thick + short * 0.045;
    }
  });
  sheet.circle([width * random.range(0.62, 0.85), height * random.range(0.66, 0.84)], short * 0.09, {
    fill: scheme.accent,
  });
}

function drawDiscs(stage: Stage): void {
  const { sheet, scheme, random, width, height, pen } = stage;
  const short = Math.min(width, height);
  const radius = short * random.range(0.3, 0.36);
  const step = radius * random.range(0.72, 1);
  const horizontal = width > height * 1.1;
  const count = horizontal ? Math.ceil((width - radius) / step) : Math.ceil((height - radius) / step);
  const colours = inks(stage);
  const split = random.chance(0.5);
  for (let index = 0; index < count; index += 1) {
    const at: Point = horizontal
      ? [radius * 0.9 + index * step, height * (split && index % 2 ? 0.6 : 0.44)]
      : [width * (split && index % 2 ? 0.6 : 0.42), radius * 0.9 + index * step];
    const turn = horizontal ? 90 : 0;
    sheet.circle(at, radius, { fill: colours[index % 3] ?? scheme.accent });
    sheet.path(sectorPath(at, radius, turn, turn + 180), {
      fill: colours[(index + 3) % colours.length] ?? scheme.light,
    });
    sheet.circle(at, radius * 0.5, { stroke: scheme.line, width: pen.thin });
  }
  if (horizontal) sheet.line([0, height * 0.88], [width, height * 0.88], { stroke: scheme.line, width: pen.cut * 2 });
  else sheet.line([width * 0.9, 0], [width * 0.9, height], { stroke: scheme.line, width: pen.cut * 2 });
}

function drawRhythm(stage: Stage): void {
  const { sheet, scheme, random, width, height } = stage;
  const columns = random.pick([14, 18, 24]);
  const pitch = width / columns;
  const phase = random.range(0, Math.PI);
  const waves = random.pick([1, 1.5, 2]);
  const colours = inks(stage);
  for (let index = 0; index < columns; index += 1) {
    const wave = Math.sin((index / columns) * Math.PI * 2 * waves + phase);
    const thick = pitch * (0.16 + 0.36 * (wave + 1));
    const cut = height * (0.5 + 0.28 * Math.sin((index / columns) * Math.PI * 2 * waves * 0.5 + phase * 2));
    const x = index * pitch + (pitch - thick) / 2;
    sheet.rect(x, 0, thick, cut, { fill: scheme.line });
    sheet.rect(index * pitch + thick / 2, cut, pitch - thick + 1, height - cut, { fill: colours[0] ?? scheme.accent });
  }
  const radius = Math.min(width, height) * 0.17;
  sheet.circle([width * random.range(0.25, 0.75), height * random.range(0.3, 0.7)], radius, {
    fill: colours[0] === scheme.accent ? scheme.spot : scheme.accent,
  });
}

function drawSpiral(stage: Stage): void {
  const { sheet, scheme, random, width, height } = stage;
  const centre: Point = [width * random.range(0.4, 0.6), height * random.range(0.42, 0.58)];
  const colours = inks(stage);
  let radius = Math.min(width, height) * random.range(0.46, 0.6);
  let turn = random.int(0, 3) * 90;
  for (let index = 0; index < 8; index += 1) {
    sheet.path(sectorPath(centre, radius, turn, turn + 180), {
      fill: colours[index % colours.length] ?? scheme.accent,
    });
    turn += random.pick([90, 135, 180]);
    radius *= 0.84;
  }
  sheet.circle(centre, radius * 0.4, { fill: scheme.light });
  const band = Math.min(width, height) * 0.035;
  for (let index = 0; index < 5; index += 1)
    sheet.rect(0, height - (index * 2 + 1) * band, width * (0.2 + index * 0.06), band, { fill: scheme.line });
}

function drawFan(stage: Stage): void {
  const { sheet, scheme, random, width, height, pen } = stage;
  const corner = random.int(0, 3);
  const origin: Point = [corner % 2 ? width : 0, corner < 2 ? height : 0];
  const base = [-90, -180, 0, 90][corner] ?? 0;
  const reach = Math.hypot(width, height);
  const rays = random.pick([9, 11, 15]);
  const colours = inks(stage);
  for (let index = 0; index < rays; index += 2)
    sheet.path(sectorPath(origin, reach, base + (index * 90) / rays, base + ((index + 1) * 90) / rays), {
      fill: scheme.line,
    });
  const disc = Math.min(width, height) * random.range(0.3, 0.4);
  const at: Point = [width * (corner % 2 ? 0.4 : 0.6), height * (corner < 2 ? 0.42 : 0.58)];
  sheet.circle(at, disc, { fill: scheme.accent });
  sheet.clipped(circlePath(at, disc), () => {
    for (let index = 1; index < rays; index += 2)
      sheet.path(sectorPath(origin, reach, base + (index * 90) / rays, base + ((index + 1) * 90) / rays), {
        fill: colours.find((colour) => colour !== scheme.accent && colour !== scheme.edge) ?? scheme.light,
      });
  });
  sheet.circle(at, disc, { stroke: scheme.line, width: pen.heavy });
}

function drawRings(stage: Stage): void {
  const { sheet, scheme, random, width, height } = stage;
  const short = Math.min(width, height);
  const bands = 11;
  const radius = short * random.range(0.44, 0.5);
  const step = radius / bands;
  const cut = random.pick([0, 45, 90]);
  const at: Point = [width * 0.5, height * 0.5];
  const slide = step * random.pick([1, 2, 3]);
  for (const half of [0, 1]) {
    const from = cut + half * 180;
    const shifted = polar(at, half ? slide : 0, cut);
    for (let band = bands; band > 0; band -= 2) {
      sheet.path(ringPath(shifted, Math.max(0.1, (band - 1) * step), band * step, from, from + 180), {
        fill: half ? scheme.accent : scheme.line,
      });
    }
  }
  const [x, y] = polar(at, radius * 1.25, cut);
  const [x2, y2] = polar(at, -radius * 1.25, cut);
  sheet.line([x, y], [x2, y2], { stroke: scheme.line, width: step * 0.25 });
  sheet.path(hatch(corners(0, height * 0.93, width, height * 0.07), 45, 24), { stroke: scheme.line, width: 3 });
  sheet.path(
    pathThrough(
      [
        [0, height * 0.93],
        [width, height * 0.93],
      ],
      false,
    ),
    { stroke: scheme.line, width: 4 },
  );
}
