import type { Stage } from './stage.ts';
import { type Point, pathThrough, sectorPath } from './svg-writer.ts';

/** A tree in elevation: a flat crown, its shaded half, a trunk and hairline branches. */
export function drawStandingTree(stage: Stage, foot: Point, height: number, colour: string): void {
  const { sheet, scheme, random, pen } = stage;
  const [x, y] = foot;
  const kind = random.int(0, 2);
  const crown = height * random.range(0.24, 0.32);
  const centre: Point = [x, y - height + crown];
  if (kind === 0) {
    sheet.circle(centre, crown, { fill: colour });
    sheet.path(sectorPath(centre, crown, -45, 135), { fill: scheme.edge, opacity: 0.16 });
  } else if (kind === 1) {
    sheet.rect(x - crown * 0.55, y - height, crown * 1.1, height * 0.82, { fill: colour }, crown * 0.55);
    sheet.path(
      pathThrough(
        [
          [x, y - height],
          [x, y],
        ],
        false,
      ),
      { stroke: scheme.line, width: pen.hair },
    );
  } else {
    sheet.circle(centre, crown, { stroke: scheme.line, width: pen.hair });
    sheet.circle([centre[0] + crown * 0.3, centre[1] + crown * 0.4], crown * 0.72, { fill: colour });
  }
  const spread = crown * 0.6;
  const branch = (side: number, low: number, high: number) =>
    pathThrough(
      [
        [x, y - height * low],
        [x + side * spread * 0.8, y - height * high],
      ],
      false,
    );
  sheet.path(branch(1, 0.36, 0.62) + branch(-1, 0.44, 0.7) + branch(1, 0.58, 0.8), {
    stroke: scheme.line,
    width: pen.hair,
  });
  sheet.line([x, y], [x, y - height * 0.75], { stroke: scheme.line, width: pen.line });
}
