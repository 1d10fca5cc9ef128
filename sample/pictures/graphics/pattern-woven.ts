import type { Stage } from '../stage.ts';
import { decimal, type Point, pathThrough } from '../svg-writer.ts';
import { repeat } from './repeat.ts';

/** Houndstooth, thread by thread. */
export function drawHoundstooth(stage: Stage): void {
  const { sheet, scheme, random } = stage;
  const { size, each } = repeat(stage, random.pick([5, 6]));
  const thread = size / 8;
  const isDark = (warp: number, weft: number) => ((warp - weft + 8) % 4 < 2 ? warp < 4 : weft < 4);
  const special: Point = [random.int(1, 2), random.int(1, 2)];
  let teeth = '';
  let odd = '';
  each((x, y, column, row) => {
    let tooth = '';
    // Four dark and four light threads both ways, in a two-and-two twill: the check grows its teeth by itself.
    for (let weft = 0; weft < 8; weft += 1) {
      for (let warp = 0; warp < 8; warp += 1) {
        if (!isDark(warp, weft) || (warp > 0 && isDark(warp - 1, weft))) continue;
        let run = 1;
        while (warp + run < 8 && isDark(warp + run, weft)) run += 1;
        tooth += `M${decimal(x + warp * thread)} ${decimal(y + weft * thread)}h${decimal(run * thread + 0.4)}v${decimal(thread + 0.4)}h${decimal(-run * thread - 0.4)}z`;
      }
    }
    if (column === special[0] && row === special[1]) odd += tooth;
    else teeth += tooth;
  });
  sheet.path(teeth, { fill: scheme.line });
  sheet.path(odd, { fill: scheme.accent });
}

/** A basket weave of broad bands. */
export function drawBasket(stage: Stage): void {
  const { sheet, scheme, random, pen } = stage;
  const { size, each } = repeat(stage, random.pick([8, 11]));
  const gap = size * 0.1;
  const warps = [scheme.strong, scheme.strong, scheme.accent, scheme.mid];
  const wefts = [scheme.light, scheme.spot, scheme.light, scheme.soft];
  each((x, y, column, row) => {
    const warp = warps[((column % 4) + 4) % 4] ?? scheme.strong;
    const weft = wefts[((row % 4) + 4) % 4] ?? scheme.light;
    const style = (fill: string) => ({ fill, stroke: scheme.edge, width: pen.thin });
    if ((column + row) % 2) {
      sheet.rect(x - gap, y + gap, size + gap * 2, size - gap * 2, style(weft));
      sheet.path(
        pathThrough(
          [
            [x, y + size * 0.35],
            [x + size, y + size * 0.35],
          ],
          false,
        ) +
          pathThrough(
            [
              [x, y + size * 0.65],
              [x + size, y + size * 0.65],
            ],
            false,
          ),
        { stroke: scheme.edge, width: pen.hair },
      );
    } else {
      sheet.rect(x + gap, y - gap, size - gap * 2, size + gap * 2, style(warp));
      sheet.path(
        pathThrough(
          [
            [x + size * 0.35, y],
            [x + size * 0.35, y + size],
          ],
          false,
        ) +
          pathThrough(
            [
              [x + size * 0.65, y],
              [x + size * 0.65, y + size],
            ],
            false,
          ),
        { stroke: scheme.edge, width: pen.hair },
      );
    }
  });
}

/** Herringbone. */
export function drawHerringbone(stage: Stage): void {
  const { sheet, scheme, random, width, height } = stage;
  const columns = random.int(6, 12) + random.range(-0.3, 0.3);
  const wide = Math.max(width, height) / columns;
  const thick = wide * random.pick([0.24, 0.36]);
  const layers = new Map<string, string>();
  const colours = [scheme.line, scheme.strong, scheme.line, scheme.accent];
  for (let column = 0; column * wide < width; column += 1) {
    const slant = column % 2 ? -wide : wide;
    for (let index = -3; index * thick * 2 < height + wide * 2; index += 1) {
      const y = index * thick * 2 + (column % 2 ? wide : 0) - wide;
      const colour = random.chance(0.06)
        ? scheme.spot
        : (colours[(index + 12) % 4 === 3 && column % 3 === 1 ? 3 : column % 3] ?? scheme.line);
      const stripe = pathThrough(
        [
          [column * wide, y],
          [(column + 1) * wide, y + slant],
          [(column + 1) * wide, y + slant + thick],
          [column * wide, y + thick],
        ],
        true,
      );
      layers.set(colour, (layers.get(colour) ?? '') + stripe);
    }
  }
  for (const [fill, data] of layers) sheet.path(data, { fill });
}
