import { corners, hatch } from '../hatching.ts';
import { person } from '../silhouettes.ts';
import type { Stage } from '../stage.ts';
import { sectorPath } from '../svg-writer.ts';
import type { Facade } from './facade.ts';

/** A mill of brick with saw-tooth roofs and a chimney. */
export function drawMill(stage: Stage, { left, width, ground, bays, floors, bay, storey }: Facade): void {
  const { sheet, scheme, random, pen } = stage;
  const top = ground - floors * storey;
  for (let index = 0; index < bays; index += 1) {
    const x = left + index * bay;
    sheet.polygon(
      [
        [x, top],
        [x, top - storey * 0.62],
        [x + bay, top],
      ],
      { fill: index % 2 ? scheme.mid : scheme.strong, stroke: scheme.edge, width: pen.line },
    );
    sheet.path(
      hatch(
        [
          [x, top],
          [x, top - storey * 0.62],
          [x + bay, top],
        ],
        90,
        bay * 0.07,
      ),
      { stroke: scheme.light, width: pen.hair },
    );
  }
  const chimney = left + width * random.range(0.7, 0.92);
  sheet.polygon(
    [
      [chimney, top],
      [chimney + bay * 0.06, top - storey * 1.15],
      [chimney + bay * 0.24, top - storey * 1.15],
      [chimney + bay * 0.3, top],
    ],
    { fill: scheme.accent, stroke: scheme.edge, width: pen.line },
  );
  sheet.rect(left, top, width, floors * storey, { fill: scheme.light, stroke: scheme.edge, width: pen.heavy });
  sheet.path(hatch(corners(left, top, width, floors * storey), 0, storey * 0.055), {
    stroke: scheme.edge,
    width: pen.hair,
    opacity: 0.4,
  });
  for (let index = 0; index < bays; index += 1) {
    for (let floor = 0; floor < floors; floor += 1) {
      const x = left + index * bay + bay * 0.16;
      const y = ground - (floor + 1) * storey + storey * 0.2;
      const wide = bay * 0.68;
      const high = storey * 0.62;
      const door = floor === 0 && index === bays >> 1;
      sheet.path(sectorPath([x + wide / 2, y + wide * 0.28], wide / 2, 180, 360), { fill: scheme.edge });
      sheet.rect(x, y + wide * 0.28, wide, door ? ground - y - wide * 0.28 : high - wide * 0.28, {
        fill: door ? scheme.accent : random.pick([scheme.mid, scheme.soft, scheme.mid, scheme.spot]),
        stroke: scheme.edge,
        width: pen.thin,
      });
      const lines =
        hatch(corners(x, y + wide * 0.28, wide, high - wide * 0.28), 90, wide / 5) +
        hatch(corners(x, y + wide * 0.28, wide, high - wide * 0.28), 0, wide / 5);
      if (!door) sheet.path(lines, { stroke: scheme.edge, width: pen.hair });
    }
    sheet.rect(left + index * bay - bay * 0.04, top, bay * 0.08, floors * storey, {
      fill: scheme.soft,
      stroke: scheme.edge,
      width: pen.thin,
    });
  }
}

/** A slab on stilts, each dwelling with a colour of its own. */
export function drawSlab(stage: Stage, { left, width, ground, bays, floors, bay, storey }: Facade): void {
  const { sheet, scheme, random, pen } = stage;
  const top = ground - floors * storey;
  sheet.rect(left + width * 0.06, ground - storey, width * 0.88, storey, { fill: scheme.edge });
  for (let index = 0; index <= bays; index += 1) {
    const x = left + index * bay;
    sheet.polygon(
      [
        [x - bay * 0.05, ground - storey],
        [x + bay * 0.05, ground - storey],
        [x + bay * 0.12, ground],
        [x - bay * 0.12, ground],
      ],
      { fill: scheme.light, stroke: scheme.edge, width: pen.thin },
    );
  }
  const tones = [scheme.light, scheme.mid, scheme.strong, scheme.soft, scheme.accent, scheme.light, scheme.spot];
  for (let floor = 1; floor < floors; floor += 1) {
    for (let index = 0; index < bays; index += 1) {
      const x = left + index * bay;
      const y = ground - (floor + 1) * storey;
      sheet.rect(x, y, bay, storey, { fill: tones[random.int(0, tones.length - 1)] ?? scheme.light });
      sheet.polygon(
        [
          [x, y],
          [x + bay, y],
          [x + bay, y + storey * 0.22],
          [x + storey * 0.22, y + storey * 0.22],
          [x + storey * 0.22, y + storey],
          [x, y + storey],
        ],
        { fill: scheme.edge, opacity: 0.7 },
      );
      if (random.chance(0.4))
        sheet.path(hatch(corners(x, y, bay, storey), 90, bay * 0.1), { stroke: scheme.edge, width: pen.hair });
      if (random.chance(0.18))
        person(sheet, {
          feet: [x + bay * 0.55, y + storey],
          height: storey * 0.58,
          pose: 'stand',
          colour: scheme.edge,
        });
      sheet.rect(x, y + storey * 0.66, bay, storey * 0.34, {
        fill: scheme.light,
        stroke: scheme.edge,
        width: pen.hair,
      });
    }
  }
  for (let floor = 1; floor <= floors; floor += 1)
    sheet.line([left - bay * 0.12, ground - floor * storey], [left + width + bay * 0.12, ground - floor * storey], {
      stroke: scheme.edge,
      width: pen.cut,
    });
  for (let index = 0; index <= bays; index += 1)
    sheet.line([left + index * bay, top], [left + index * bay, ground - storey], {
      stroke: scheme.edge,
      width: pen.line,
    });
}
