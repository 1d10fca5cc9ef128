import type { Stage } from '../stage.ts';
import { arcPath, circlePath, decimal, pathThrough, type Point, rectPath, ringPath, sectorPath } from '../svg-writer.ts';

/** A repeat: woven, printed or tiled. All shapes of one colour are one path, which keeps it small and quick. */
export function drawPattern(stage: Stage): void {
  [drawHoundstooth, drawQuarterTurns, drawScales, drawBasket, drawHerringbone, drawStars, drawWaves, drawHalfDrop][stage.variant(8)]?.(stage);
}

interface Repeat {
  size: number;
  each(visit: (x: number, y: number, column: number, row: number) => void): void;
}

function repeat({ width, height }: Stage, across: number): Repeat {
  const size = Math.max(width, height) / across;
  return {
    size,
    each: (visit) => {
      for (let row = -1; row * size < height + size; row += 1) {
        for (let column = -1; column * size < width + size; column += 1) visit(column * size, row * size, column, row);
      }
    },
  };
}

function drawHoundstooth(stage: Stage): void {
  const { sheet, scheme, random } = stage;
  const { size, each } = repeat(stage, random.pick([4, 5, 7]));
  const thread = size / 8;
  const special: Point = [random.int(1, 2), random.int(1, 2)];
  let teeth = '';
  let odd = '';
  each((x, y, column, row) => {
    let tooth = '';
    // Four dark and four light threads both ways, in a two-and-two twill: the check grows its teeth by itself.
    for (let weft = 0; weft < 8; weft += 1) {
      for (let warp = 0; warp < 8; warp += 1) {
        const isDark = (warp - weft + 8) % 4 < 2 ? warp < 4 : weft < 4;
        if (isDark) tooth += `M${decimal(x + warp * thread)} ${decimal(y + weft * thread)}h${decimal(thread + 0.4)}v${decimal(thread + 0.4)}h${decimal(-thread - 0.4)}z`;
      }
    }
    if (column === special[0] && row === special[1]) odd += tooth;
    else teeth += tooth;
  });
  sheet.path(teeth, { fill: scheme.line });
  sheet.path(odd, { fill: scheme.accent });
}

function drawQuarterTurns(stage: Stage): void {
  const { sheet, scheme, random } = stage;
  const { size, each } = repeat(stage, random.pick([8, 10, 14]));
  const thick = random.pick([0.2, 0.34]) * size;
  let arcs = '';
  let hot = '';
  each((x, y) => {
    const half = size / 2;
    const turned = random.chance(0.5);
    const [one, other]: [Point, Point] = turned ? [[x, y], [x + size, y + size]] : [[x + size, y], [x, y + size]];
    const from = turned ? 0 : 90;
    arcs += ringPath(one, half - thick / 2, half + thick / 2, from, from + 90) + ringPath(other, half - thick / 2, half + thick / 2, from + 180, from + 270);
    if (random.chance(0.1)) hot += circlePath([x + half, y + half], thick * 0.3);
  });
  sheet.path(arcs, { fill: scheme.line });
  sheet.path(hot, { fill: scheme.accent });
}

function drawScales(stage: Stage): void {
  const { sheet, scheme, random, width, height, pen } = stage;
  const size = Math.max(width, height) / random.pick([6, 8, 10]);
  const colours = [scheme.strong, scheme.mid, scheme.accent, scheme.light, scheme.soft];
  const rings = [1, 0.74, 0.48, 0.22];
  for (let row = 0; (row - 1) * size * 0.5 < height; row += 1) {
    for (let column = -1; column * size < width + size; column += 1) {
      const at: Point = [column * size + (row % 2 ? size / 2 : 0), row * size * 0.5 - size * 0.3];
      const start = (row + (random.chance(0.1) ? 2 : 0)) % colours.length;
      for (const [index, share] of rings.entries()) sheet.circle(at, (size / 2) * share, { fill: colours[(start + index) % colours.length] ?? scheme.mid, ...(index === 0 ? { stroke: scheme.edge, width: pen.thin } : {}) });
    }
  }
}

function drawBasket(stage: Stage): void {
  const { sheet, scheme, random, pen } = stage;
  const { size, each } = repeat(stage, random.pick([8, 11]));
  const gap = size * 0.1;
  const warps = [scheme.strong, scheme.strong, scheme.accent, scheme.mid];
  const wefts = [scheme.light, scheme.spot, scheme.light, scheme.soft];
  each((x, y, column, row) => {
    const warp = warps[(((column % 4) + 4) % 4)] ?? scheme.strong;
    const weft = wefts[(((row % 4) + 4) % 4)] ?? scheme.light;
    const style = (fill: string) => ({ fill, stroke: scheme.edge, width: pen.thin });
    if ((column + row) % 2) {
      sheet.rect(x - gap, y + gap, size + gap * 2, size - gap * 2, style(weft));
      sheet.path(pathThrough([[x, y + size * 0.35], [x + size, y + size * 0.35]], false) + pathThrough([[x, y + size * 0.65], [x + size, y + size * 0.65]], false), { stroke: scheme.edge, width: pen.hair });
    } else {
      sheet.rect(x + gap, y - gap, size - gap * 2, size + gap * 2, style(warp));
      sheet.path(pathThrough([[x + size * 0.35, y], [x + size * 0.35, y + size]], false) + pathThrough([[x + size * 0.65, y], [x + size * 0.65, y + size]], false), { stroke: scheme.edge, width: pen.hair });
    }
  });
}

function drawHerringbone(stage: Stage): void {
  const { sheet, scheme, random, width, height } = stage;
  const columns = random.pick([6, 8, 12]);
  const wide = Math.max(width, height) / columns;
  const thick = wide * random.pick([0.24, 0.36]);
  const layers = new Map<string, string>();
  const colours = [scheme.line, scheme.strong, scheme.line, scheme.accent];
  for (let column = 0; column * wide < width; column += 1) {
    const slant = column % 2 ? -wide : wide;
    for (let index = -3; index * thick * 2 < height + wide * 2; index += 1) {
      const y = index * thick * 2 + (column % 2 ? wide : 0) - wide;
      const colour = random.chance(0.06) ? scheme.spot : (colours[(index + 12) % 4 === 3 && column % 3 === 1 ? 3 : column % 3] ?? scheme.line);
      const stripe = pathThrough([[column * wide, y], [(column + 1) * wide, y + slant], [(column + 1) * wide, y + slant + thick], [column * wide, y + thick]], true);
      layers.set(colour, (layers.get(colour) ?? '') + stripe);
    }
  }
  for (const [fill, data] of layers) sheet.path(data, { fill });
}

function drawStars(stage: Stage): void {
  const { sheet, scheme, random, pen } = stage;
  const { size, each } = repeat(stage, random.pick([6, 8]));
  let stars = '';
  let dark = '';
  let dots = '';
  each((x, y) => {
    const middle: Point = [x + size / 2, y + size / 2];
    const points = Array.from({ length: 16 }, (_, index): Point => {
      const angle = (index / 16) * Math.PI * 2;
      const radius = index % 2 ? size * 0.27 : size * 0.5;
      return [middle[0] + Math.cos(angle) * radius, middle[1] + Math.sin(angle) * radius];
    });
    stars += pathThrough(points, true);
    for (let index = 0; index < 16; index += 2) {
      const next = points[index + 1] ?? middle;
      dark += pathThrough([middle, points[index] ?? middle, next], true);
    }
    dots += circlePath([x, y], size * 0.16);
  });
  sheet.path(stars, { fill: scheme.light, stroke: scheme.edge, width: pen.thin });
  sheet.path(dark, { fill: scheme.strong });
  sheet.path(dots, { fill: scheme.accent, stroke: scheme.edge, width: pen.thin });
}

function drawWaves(stage: Stage): void {
  const { sheet, scheme, random, width, height } = stage;
  const pitch = Math.min(width, height) / random.pick([7, 10]);
  const colours = [scheme.line, scheme.accent, scheme.mid, scheme.strong];
  for (let row = -1; row * pitch < height + pitch; row += 1) {
    let data = `M${-pitch} ${Math.round(row * pitch)}`;
    const half = pitch * 0.9;
    for (let x = -pitch; x < width + pitch; x += half * 2) data += `a${Math.round(half / 2)} ${Math.round(half / 2)} 0 0 1 ${Math.round(half)} 0a${Math.round(half / 2)} ${Math.round(half / 2)} 0 0 0 ${Math.round(half)} 0`;
    sheet.path(data, { stroke: colours[(row + 4) % colours.length] ?? scheme.line, width: pitch * (row % 2 ? 0.42 : 0.24) });
  }
}

function drawHalfDrop(stage: Stage): void {
  const { sheet, scheme, random, width, height } = stage;
  const size = Math.max(width, height) / random.pick([5, 7, 9]);
  const kind = random.int(0, 2);
  const colours = random.shuffle([scheme.accent, scheme.strong, scheme.light, scheme.line]);
  for (let column = -1; column * size < width + size; column += 1) {
    for (let row = -1; row * size < height + size; row += 1) {
      const at: Point = [column * size + size / 2, row * size + (column % 2 ? size / 2 : 0)];
      const [one, other, third] = [colours[(column + 1) % 3] ?? scheme.accent, colours[(column + 2) % 3] ?? scheme.light, colours[3] ?? scheme.line];
      if (kind === 0) {
        sheet.path(sectorPath(at, size * 0.42, 0, 180), { fill: one });
        sheet.path(sectorPath([at[0], at[1] - size * 0.04], size * 0.42, 180, 360), { fill: other });
        sheet.circle([at[0], at[1] - size * 0.02], size * 0.12, { fill: third });
      } else if (kind === 1) {
        for (const angle of [0, 90, 180, 270]) sheet.path(sectorPath([at[0] + (angle % 180 ? 0 : angle ? -0.03 : 0.03) * size, at[1]], size * 0.44, angle + 12, angle + 78), { fill: angle % 180 ? one : other });
        sheet.circle(at, size * 0.1, { fill: third });
      } else {
        sheet.path(rectPath(at[0] - size * 0.08, at[1] - size * 0.1, size * 0.16, size * 0.55), { fill: third });
        sheet.path(sectorPath([at[0], at[1] - size * 0.02], size * 0.36, 180, 360) + sectorPath([at[0], at[1] + size * 0.28], size * 0.3, 180, 360), { fill: one });
        sheet.path(arcPath([at[0], at[1] - size * 0.02], size * 0.22, 180, 360), { stroke: other, width: size * 0.06 });
      }
    }
  }
}
