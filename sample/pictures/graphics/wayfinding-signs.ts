import { person } from '../silhouettes.ts';
import type { Stage } from '../stage.ts';
import { arcPath, circlePath, type Point, pathThrough, rectPath, sectorPath } from '../svg-writer.ts';

/** An arrow to the right in a square of 1 × 1 around its middle. */
export function arrowShape(at: (x: number, y: number) => Point, weight: number): Point[] {
  const w = weight / 2;
  const d = weight * Math.SQRT1_2;
  return [
    [-0.5, -w],
    [0.5 - d * 2, -w],
    [0.16 - d, -0.36 + w],
    [0.16 + d * 0.42, -0.36 - w * 0.6],
    [0.5 + w * 0.15, 0],
    [0.16 + d * 0.42, 0.36 + w * 0.6],
    [0.16 - d, 0.36 - w],
    [0.5 - d * 2, w],
    [-0.5, w],
  ].map(([x = 0, y = 0]) => at(x, y));
}

type Sign = (stage: Stage, centre: Point, size: number, ink: string, ground: string) => void;

const signs: readonly Sign[] = [
  ({ sheet }, [x, y], size, ink) =>
    person(sheet, { feet: [x, y + size * 0.42], height: size * 0.86, pose: 'walk', colour: ink }),
  ({ sheet }, [x, y], size, ink) =>
    sheet.polygon(
      arrowShape((dx, dy) => [x + dx * size * 0.8, y + dy * size * 0.8], 0.17),
      { fill: ink },
    ),
  ({ sheet }, [x, y], size, ink) => {
    const steps: Point[] = [[x - size * 0.4, y + size * 0.36]];
    for (let index = 0; index < 5; index += 1)
      steps.push(
        [x - size * 0.4 + index * size * 0.16, y + size * (0.22 - index * 0.14)],
        [x - size * 0.24 + index * size * 0.16, y + size * (0.22 - index * 0.14)],
      );
    sheet.polygon([...steps, [x + size * 0.4, y + size * 0.36]], { fill: ink });
  },
  ({ sheet }, [x, y], size, ink, ground) => {
    sheet.path(rectPath(x - size * 0.28, y - size * 0.4, size * 0.56, size * 0.8), { fill: ink });
    sheet.polygon(
      [
        [x - size * 0.2, y - size * 0.32],
        [x + size * 0.12, y - size * 0.22],
        [x + size * 0.12, y + size * 0.4],
        [x - size * 0.2, y + size * 0.4],
      ],
      { fill: ground },
    );
    sheet.circle([x + size * 0.05, y + size * 0.08], size * 0.035, { fill: ink });
  },
  ({ sheet }, [x, y], size, ink, ground) => {
    sheet.path(circlePath([x, y - size * 0.1], size * 0.28), { fill: ink });
    sheet.polygon(
      [
        [x - size * 0.26, y],
        [x + size * 0.26, y],
        [x, y + size * 0.44],
      ],
      { fill: ink },
    );
    sheet.circle([x, y - size * 0.1], size * 0.11, { fill: ground });
  },
  ({ sheet }, [x, y], size, ink) => {
    sheet.path(
      sectorPath([x - size * 0.06, y], size * 0.3, 0, 180) +
        rectPath(x - size * 0.36, y - size * 0.16, size * 0.6, size * 0.17),
      { fill: ink },
    );
    sheet.path(arcPath([x + size * 0.25, y - size * 0.01], size * 0.13, -80, 80), { stroke: ink, width: size * 0.06 });
    sheet.line([x - size * 0.38, y + size * 0.36], [x + size * 0.28, y + size * 0.36], {
      stroke: ink,
      width: size * 0.06,
    });
  },
  ({ sheet }, [x, y], size, ink) => {
    for (const side of [-1, 1])
      sheet.polygon(
        [
          [x - size * 0.26, y + side * size * 0.08],
          [x + size * 0.26, y + side * size * 0.08],
          [x, y + side * size * 0.42],
        ],
        { fill: ink },
      );
  },
  ({ sheet }, [x, y], size, ink) => {
    for (const side of [-1, 1])
      sheet.circle([x + side * size * 0.23, y + size * 0.14], size * 0.19, { stroke: ink, width: size * 0.06 });
    sheet.path(
      pathThrough(
        [
          [x - size * 0.23, y + size * 0.14],
          [x - size * 0.06, y - size * 0.2],
          [x + size * 0.16, y - size * 0.2],
          [x + size * 0.23, y + size * 0.14],
        ],
        false,
      ) +
        pathThrough(
          [
            [x - size * 0.06, y - size * 0.2],
            [x + size * 0.02, y + size * 0.14],
            [x + size * 0.16, y - size * 0.2],
          ],
          false,
        ) +
        pathThrough(
          [
            [x - size * 0.14, y - size * 0.28],
            [x, y - size * 0.28],
          ],
          false,
        ),
      { stroke: ink, width: size * 0.05, join: 'round', cap: 'round' },
    );
  },
  ({ sheet }, [x, y], size, ink) => {
    sheet.path(
      rectPath(x - size * 0.36, y - size * 0.34, size * 0.16, size * 0.7) +
        rectPath(x - size * 0.15, y - size * 0.24, size * 0.14, size * 0.6),
      { fill: ink },
    );
    sheet.polygon(
      [
        [x + size * 0.06, y - size * 0.28],
        [x + size * 0.2, y - size * 0.33],
        [x + size * 0.4, y + size * 0.32],
        [x + size * 0.26, y + size * 0.37],
      ],
      { fill: ink },
    );
  },
];

/** A board of pictograms. */
export function drawPictograms(stage: Stage): void {
  const { width, height, sheet, scheme, random, format } = stage;
  const columns = format === 'panorama' ? 5 : format === 'landscape' ? 4 : 3;
  const cell = width / columns;
  const rows = Math.ceil(height / cell);
  const top = (height - rows * cell) / 2;
  const grounds = [scheme.light, scheme.accent, scheme.strong, scheme.spot, scheme.soft, scheme.edge];
  const order = random.shuffle(signs);
  for (let index = 0; index < columns * rows; index += 1) {
    const x = (index % columns) * cell;
    const y = top + Math.floor(index / columns) * cell;
    const ground =
      grounds[(index * 5 + Math.floor(index / columns) + stage.variant(6, 'start')) % grounds.length] ?? scheme.light;
    const ink = ground === scheme.strong || ground === scheme.edge ? scheme.light : scheme.edge;
    sheet.rect(x, y, cell + 1, cell + 1, { fill: ground });
    sheet.rect(x + cell * 0.1, y + cell * 0.1, cell * 0.8, cell * 0.8, { stroke: ink, width: stage.pen.hair });
    order[index % order.length]?.(stage, [x + cell / 2, y + cell / 2], cell * 0.66, ink, ground);
  }
}
