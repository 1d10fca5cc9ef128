import type { Stage } from '../stage.ts';

/** The colour of the light: it must differ from the ground. */
export function glow(stage: Stage): string {
  const { scheme } = stage;
  return scheme.kind === 'spot' ? scheme.light : scheme.spot;
}

/** The floor from `y` (pixels) downwards, with a heavy line. */
export function floorLine(stage: Stage, y: number): void {
  const { sheet, scheme, width, height, pen } = stage;
  sheet.rect(0, y, width, height - y, { fill: scheme.shadow });
  sheet.line([0, y], [width, y], { stroke: scheme.line, width: pen.heavy });
}
