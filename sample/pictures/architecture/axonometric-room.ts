import { onFloor } from '../axonometry.ts';
import { surveyCrosses } from '../drafting-marks.ts';
import type { Stage } from '../stage.ts';
import { furnishDining, furnishLiving, furnishReading, furnishSleeping } from './room-furnishing.ts';
import { drawDaylight, drawFarWall, type FloorPattern, openShell, type Shell, type WallOpening } from './room-shell.ts';

/** An interior in axonometry: two walls cut, a floor, light and furniture. */
export function drawAxonometricRoom(stage: Stage): void {
  const { width, height, scheme, random, unit } = stage;
  const cropped = stage.variant(3, 'crop') === 1;
  const ratio = width / height;
  const shell: Shell = {
    width: random.range(4.4, 5) * Math.min(1.4, Math.max(1, ratio * 0.8)),
    depth: random.range(4.1, 4.8),
    height: random.range(2.6, 3.3),
    thick: 0.22,
  };
  const margin = cropped ? 0 : 0.05 * Math.min(width, height);
  surveyCrosses(stage, 120 * unit);
  const frame = { x: margin, y: margin, width: width - margin * 2, height: height - margin * 2 };
  const zoom = stage.format === 'panorama' ? 1.75 : cropped ? 1.45 : 1;
  const patterns: readonly FloorPattern[] = ['planks', 'checks', 'tiles', 'plain'];
  const scene = openShell(stage, shell, frame, 'contain', zoom, patterns[stage.variant(4, 'floor')] ?? 'planks');
  const first = random.range(0.7, 1.4);
  const back: WallOpening[] = [
    { from: first, to: first + random.range(1.3, 2), sill: random.pick([0, 0.9]), head: shell.height - 0.5 },
  ];
  const side: WallOpening[] = random.chance(0.6)
    ? [{ from: shell.depth - 1.7, to: shell.depth - 0.7, sill: 0, head: 2.2 }]
    : [];
  const walls =
    [
      [scheme.mid, scheme.soft],
      [scheme.strong, scheme.mid],
      [scheme.soft, scheme.light],
      [scheme.accent, scheme.soft],
    ][stage.variant(4, 'walls')] ?? [];
  for (const opening of back) drawDaylight(stage, scene, shell, 'back', opening, scheme.spot);
  drawFarWall(stage, scene, shell, 'side', walls[0] ?? scheme.mid, side);
  drawFarWall(stage, scene, shell, 'back', walls[1] ?? scheme.soft, back);
  [furnishLiving, furnishSleeping, furnishDining, furnishReading][stage.variant(4)]?.(stage, scene, shell);
  scene.render(onFloor(0, 0, shell.width, shell.depth));
}
