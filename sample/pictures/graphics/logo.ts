import type { Stage } from '../stage.ts';
import { circlePath, type Point, pathThrough, polar, rectPath, ringPath, sectorPath } from '../svg-writer.ts';

/** The mark of a company that does not exist: one idea, one ink, transparent ground, no letters. */
export function drawLogo(stage: Stage): void {
  const { sheet, palette, random, height, width } = stage;
  const { ink } = palette;
  const size = height * random.range(0.6, 0.72);
  const mark = marks[stage.variant(marks.length)];
  if (random.chance(0.5)) {
    mark?.(stage, [width / 2, height / 2], size, ink);
    return;
  }
  // A mark and a word mark that is nothing but rhythm.
  mark?.(stage, [height * 0.5, height / 2], size * 0.86, ink);
  rhythm(stage, [height * 0.98, height / 2], width - height * 1.16, size * 0.4, ink);
  sheet.rect(height * 0.98, height / 2 + size * 0.32, width - height * 1.16, size * 0.03, { fill: ink });
}

function rhythm({ sheet, random }: Stage, [x, y]: Point, width: number, height: number, ink: string): void {
  const count = 6;
  const pitch = width / count;
  let data = '';
  for (let index = 0; index < count; index += 1) {
    const left = x + index * pitch;
    const wide = pitch * 0.74;
    const kind = random.int(0, 4);
    if (kind === 0) data += circlePath([left + wide / 2, y], wide / 2);
    else if (kind === 1) data += rectPath(left, y - height / 2, wide * 0.42, height);
    else if (kind === 2) data += sectorPath([left, y + height / 2], Math.min(wide, height), -90, 0);
    else if (kind === 3)
      data += pathThrough(
        [
          [left, y + height / 2],
          [left + wide / 2, y - height / 2],
          [left + wide, y + height / 2],
        ],
        true,
      );
    else
      data +=
        rectPath(left, y - height / 2, wide, height * 0.28) + rectPath(left, y + height * 0.22, wide, height * 0.28);
  }
  sheet.path(data, { fill: ink });
}

type Mark = (stage: Stage, centre: Point, size: number, ink: string) => void;

const marks: readonly Mark[] = [
  // Quarter discs turning around a square.
  ({ sheet }, [x, y], size, ink) => {
    const half = size / 2;
    const data = [0, 1, 2, 3]
      .map((turn) =>
        sectorPath(polar([x, y], half * Math.SQRT2, turn * 90 + 45), half * 0.94, turn * 90 + 180, turn * 90 + 270),
      )
      .join('');
    sheet.path(data, { fill: ink });
  },
  // Stripes that grow.
  ({ sheet }, [x, y], size, ink) => {
    let data = '';
    for (let index = 0; index < 5; index += 1)
      data += rectPath(x - size / 2, y - size / 2 + index * size * 0.205, size * (0.3 + index * 0.175), size * 0.14);
    sheet.path(data, { fill: ink });
  },
  // Two discs and what they share.
  ({ sheet, palette }, [x, y], size, ink) => {
    sheet.circle([x - size * 0.2, y], size * 0.36, { fill: ink });
    sheet.circle([x + size * 0.2, y], size * 0.36, { fill: palette.tints[1] });
    sheet.clipped(circlePath([x - size * 0.2, y], size * 0.36), () =>
      sheet.circle([x + size * 0.2, y], size * 0.36, { fill: palette.deep }),
    );
  },
  // A gate.
  ({ sheet }, [x, y], size, ink) => {
    sheet.path(
      ringPath([x, y - size * 0.02], size * 0.24, size * 0.48, 180, 360) +
        rectPath(x - size * 0.48, y - size * 0.03, size * 0.24, size * 0.5) +
        rectPath(x + size * 0.24, y - size * 0.03, size * 0.24, size * 0.5),
      { fill: ink },
    );
    sheet.circle([x, y + size * 0.3], size * 0.15, { fill: ink });
  },
  // A cube of three planes.
  ({ sheet, palette }, [x, y], size, ink) => {
    const r = size * 0.5;
    const at = (degrees: number) => polar([x, y], r, degrees);
    sheet.polygon([[x, y], at(-150), at(-90), at(-30)], { fill: palette.tints[1] });
    sheet.polygon([[x, y], at(-30), at(30), at(90)], { fill: ink });
    sheet.polygon([[x, y], at(90), at(150), at(-150)], { fill: palette.deep });
  },
  // Rays.
  ({ sheet }, centre, size, ink) => {
    let data = '';
    for (let index = 0; index < 12; index += 1)
      data += pathThrough(
        [
          polar(centre, size * 0.18, index * 30 - 4),
          polar(centre, size * 0.5, index * 30 - 8),
          polar(centre, size * 0.5, index * 30 + 8),
          polar(centre, size * 0.18, index * 30 + 4),
        ],
        true,
      );
    sheet.path(data, { fill: ink });
  },
  // Steps within a disc.
  ({ sheet }, [x, y], size, ink) => {
    sheet.clipped(circlePath([x, y], size * 0.48), () => {
      for (let index = 0; index < 5; index += 1)
        sheet.rect(x - size / 2 + index * size * 0.2, y + size * (0.3 - index * 0.17), size * 0.2 + 1, size, {
          fill: ink,
        });
    });
    sheet.circle([x, y], size * 0.465, { stroke: ink, width: size * 0.03 });
  },
  // A ring cut and shifted.
  ({ sheet }, [x, y], size, ink) => {
    sheet.path(
      ringPath([x - size * 0.08, y], size * 0.2, size * 0.42, 90, 270) +
        ringPath([x + size * 0.08, y], size * 0.2, size * 0.42, -90, 90),
      { fill: ink },
    );
    sheet.path(rectPath(x - size * 0.02, y - size * 0.5, size * 0.04, size), { fill: ink });
  },
];
