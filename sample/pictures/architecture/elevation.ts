import { dimensionChain, gridLines } from '../drafting-marks.ts';
import { anyStanding, person } from '../silhouettes.ts';
import type { Stage } from '../stage.ts';
import type { Point } from '../svg-writer.ts';
import { drawStandingTree } from '../trees.ts';
import type { Facade } from './facade.ts';
import { drawMill, drawSlab } from './facades-of-industry.ts';
import { drawArcades, drawTownHouse } from './facades-of-stone.ts';

/** A façade drawn flat: windows and their shadows at 45°, trees, people. */
export function drawElevation(stage: Stage): void {
  const { width, height, sheet, scheme, random, unit, pen } = stage;
  const ground = height * 0.87;
  const wide = stage.format === 'panorama' ? 0.66 : stage.format === 'portrait' ? 0.74 : 0.6;
  const cropped = stage.variant(4, 'crop') === 2;
  const facadeWidth = width * (cropped ? 1.15 : wide);
  const facadeHeight = height * (cropped ? 0.82 : random.range(0.58, 0.68));
  const kind = stage.variant(4);
  const aspect = kind === 1 ? 1.5 : 0.82;
  const floors = kind === 1 ? 2 : stage.format === 'portrait' ? random.int(5, 6) : random.int(3, 5);
  const storey = facadeHeight / floors;
  const bays = Math.max(3, Math.round(facadeWidth / (storey * aspect)));
  const left = cropped ? width * 0.16 : (width - facadeWidth) / 2 + random.range(-0.06, 0.06) * width;
  const facade: Facade = { left, width: facadeWidth, ground, bays, floors, bay: facadeWidth / bays, storey };

  gridLines(stage, 96 * unit);
  if (!cropped)
    sheet.circle(
      [left + facadeWidth * random.range(0.05, 0.3), ground - facadeHeight],
      facadeHeight * random.range(0.3, 0.42),
      { fill: random.pick([scheme.accent, scheme.spot, scheme.mid]) },
    );
  for (let index = 0; index < 4; index += 1) {
    drawStandingTree(
      stage,
      [random.range(0, left), ground],
      facadeHeight * random.range(0.4, 0.85),
      random.pick([scheme.soft, scheme.mid]),
    );
    drawStandingTree(
      stage,
      [random.range(left + facadeWidth, Math.max(width, left + facadeWidth + 1)), ground],
      facadeHeight * random.range(0.4, 0.85),
      random.pick([scheme.soft, scheme.mid]),
    );
  }
  [drawTownHouse, drawMill, drawSlab, drawArcades][kind]?.(stage, facade);

  for (let index = 0; index < 2; index += 1) {
    drawStandingTree(
      stage,
      [left + facadeWidth * (index === 0 ? random.range(0.02, 0.4) : random.range(0.65, 1.04)), ground],
      storey * random.range(1, 1.5),
      index === 0 ? scheme.accent : scheme.strong,
    );
  }
  sheet.rect(0, ground, width, height - ground, {
    fill: scheme.kind === 'ink' || scheme.kind === 'night' ? scheme.shadow : scheme.soft,
  });
  sheet.line([0, ground], [width, ground], { stroke: scheme.line, width: pen.cut });
  const size = Math.min(storey * 0.55, facadeHeight * 0.17);
  for (let index = 0; index < 6; index += 1) {
    const x = width * (0.08 + index * 0.16) + random.range(-40, 40) * unit;
    const before = x > left - size * 0.2 && x < left + facadeWidth + size * 0.2;
    const colour = index === 2 ? scheme.accent : before ? scheme.edge : scheme.line;
    person(sheet, {
      feet: [x, ground + height * 0.004],
      height: size,
      pose: anyStanding(random),
      mirrored: random.chance(0.5),
      colour,
    });
  }
  if (!cropped) {
    const below = ground + (height - ground) * 0.45;
    dimensionChain(
      stage,
      Array.from({ length: bays + 1 }, (_, bay): Point => [left + bay * facade.bay, below]),
      18 * unit,
    );
  }
}
