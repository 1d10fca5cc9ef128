import { corners, hatch } from '../hatching.ts';
import type { Stage } from '../stage.ts';
import { sectorPath } from '../svg-writer.ts';
import { type Facade, windowAt } from './facade.ts';

/** A town house with shops, shutters and a mansard. */
export function drawTownHouse(stage: Stage, { left, width, ground, bays, floors, bay, storey }: Facade): void {
  const { sheet, scheme, random, pen } = stage;
  const roof = storey * 0.95;
  const top = ground - floors * storey;
  sheet.polygon(
    [
      [left, top],
      [left + storey * 0.32, top - roof],
      [left + width - storey * 0.32, top - roof],
      [left + width, top],
    ],
    { fill: scheme.strong, stroke: scheme.edge, width: pen.line },
  );
  sheet.rect(left, top, width, floors * storey, { fill: scheme.light, stroke: scheme.edge, width: pen.heavy });
  for (let index = 0; index < bays; index += 1) {
    const x = left + index * bay + bay * 0.27;
    if (index > 0 && index < bays - 1) {
      sheet.polygon(
        [
          [x - bay * 0.05, top - roof * 0.62],
          [x + bay * 0.23, top - roof * 0.85],
          [x + bay * 0.51, top - roof * 0.62],
          [x + bay * 0.51, top - roof * 0.1],
          [x - bay * 0.05, top - roof * 0.1],
        ],
        { fill: scheme.light, stroke: scheme.edge, width: pen.thin },
      );
      windowAt(stage, x + bay * 0.04, top - roof * 0.6, bay * 0.38, roof * 0.45, scheme.mid);
    }
    for (let floor = 1; floor < floors; floor += 1) {
      const y = ground - (floor + 1) * storey;
      const lit = random.chance(0.16);
      windowAt(stage, x, y + storey * 0.2, bay * 0.46, storey * 0.68, lit ? scheme.spot : scheme.mid);
      if (random.chance(0.35))
        sheet.rect(x - bay * 0.18, y + storey * 0.2, bay * 0.18, storey * 0.68, {
          fill: scheme.accent,
          stroke: scheme.edge,
          width: pen.hair,
        });
      if (floor === 1 || floor === floors - 1) {
        sheet.path(hatch(corners(x - bay * 0.12, y + storey * 0.66, bay * 0.7, storey * 0.24), 90, bay * 0.085), {
          stroke: scheme.edge,
          width: pen.thin,
        });
        sheet.line([x - bay * 0.14, y + storey * 0.66], [x + bay * 0.6, y + storey * 0.66], {
          stroke: scheme.edge,
          width: pen.line,
        });
      }
    }
    sheet.rect(left + index * bay + bay * 0.12, ground - storey * 0.82, bay * 0.76, storey * 0.82, {
      fill: index === bays >> 1 ? scheme.accent : scheme.edge,
    });
    sheet.polygon(
      [
        [left + index * bay + bay * 0.08, ground - storey * 0.86],
        [left + (index + 1) * bay - bay * 0.08, ground - storey * 0.86],
        [left + (index + 1) * bay - bay * 0.02, ground - storey * 0.62],
        [left + index * bay + bay * 0.02, ground - storey * 0.62],
      ],
      { fill: index % 2 ? scheme.light : scheme.soft, stroke: scheme.edge, width: pen.thin },
    );
  }
  for (let floor = 1; floor <= floors; floor += 1)
    sheet.line([left - bay * 0.06, ground - floor * storey], [left + width + bay * 0.06, ground - floor * storey], {
      stroke: scheme.edge,
      width: floor === floors || floor === 1 ? pen.cut : pen.thin,
    });
}

/** Arches on every floor. */
export function drawArcades(stage: Stage, { left, width, ground, bays, floors, bay, storey }: Facade): void {
  const { sheet, scheme, random, pen } = stage;
  const top = ground - floors * storey;
  sheet.rect(left, top, width, ground - top, { fill: scheme.light, stroke: scheme.edge, width: pen.heavy });
  for (let floor = 0; floor < floors; floor += 1) {
    const y = ground - floor * storey;
    const parts = floor === floors - 1 ? bays * 2 : bays;
    const step = width / parts;
    for (let index = 0; index < parts; index += 1) {
      const x = left + index * step + step * 0.14;
      const wide = step * 0.72;
      const radius = wide / 2;
      const spring = y - Math.max(storey * 0.86 - radius, storey * 0.3);
      const fill = random.chance(0.14) ? scheme.accent : floor % 2 ? scheme.mid : scheme.strong;
      const base = floor === 0 ? y : y - storey * 0.06;
      sheet.rect(x, spring, wide, base - spring, { fill });
      sheet.path(sectorPath([x + radius, spring], radius, 180, 360), { fill });
      sheet.polygon(
        [
          [x, spring],
          [x + wide * 0.26, spring + wide * 0.1],
          [x + wide * 0.26, base],
          [x, base],
        ],
        { fill: scheme.edge, opacity: 0.5 },
      );
      sheet.path(sectorPath([x + radius, spring], radius, 180, 270), { fill: scheme.edge, opacity: 0.5 });
      sheet.path(sectorPath([x + radius, spring], radius * 1.16, 180, 360), { stroke: scheme.edge, width: pen.hair });
    }
    sheet.line([left - bay * 0.05, y - storey], [left + width + bay * 0.05, y - storey], {
      stroke: scheme.edge,
      width: floor === floors - 1 ? pen.cut : pen.line,
    });
  }
}
