import type { Stage } from '../stage.ts';
import { pathThrough } from '../svg-writer.ts';

/** Where a façade stands on the sheet; lengths in pixels. */
export interface Facade {
  left: number;
  width: number;
  ground: number;
  bays: number;
  floors: number;
  bay: number;
  storey: number;
}

/** A window with the shadow of its reveal; x and y are its upper left corner, in pixels. */
export function windowAt(stage: Stage, x: number, y: number, width: number, height: number, fill: string): void {
  const { sheet, scheme, pen } = stage;
  const drop = width * 0.2;
  sheet.rect(x, y, width, height, { fill });
  sheet.polygon(
    [
      [x, y],
      [x + width, y],
      [x + width, y + drop],
      [x + drop, y + drop],
      [x + drop, y + height],
      [x, y + height],
    ],
    { fill: scheme.edge, opacity: 0.55 },
  );
  const mullions =
    pathThrough(
      [
        [x + width / 2, y],
        [x + width / 2, y + height],
      ],
      false,
    ) +
    pathThrough(
      [
        [x, y + height * 0.32],
        [x + width, y + height * 0.32],
      ],
      false,
    );
  sheet.path(mullions, { stroke: scheme.edge, width: pen.hair });
  sheet.rect(x, y, width, height, { stroke: scheme.edge, width: pen.thin });
}
