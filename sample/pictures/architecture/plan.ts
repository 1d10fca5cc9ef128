import type { Stage } from '../stage.ts';
import { drawHouse } from './plan-house.ts';
import { drawHall, drawRotunda } from './plan-public.ts';

/** A dwelling, a studio or a round hall seen from above, its walls cut and filled. */
export function drawPlan(stage: Stage): void {
  [drawHouse, drawHouse, drawRotunda, drawHouse, drawHall][stage.variant(5)]?.(stage);
}
