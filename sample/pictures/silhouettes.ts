import type { Random } from './seeded-random.ts';
import { type Point, pathThrough, pointsOf, type Sheet } from './svg-writer.ts';

export type Pose = 'stand' | 'walk' | 'coat' | 'sit' | 'point' | 'lean';

interface Body {
  head: Point;
  torso: readonly Point[];
  limbs: readonly { through: readonly Point[]; width: number }[];
}

/** Measured in body heights from the feet, upwards; a seated body sits at 0.27. */
const bodies: Record<Pose, Body> = {
  stand: {
    head: [0.005, 0.925],
    torso: pointsOf('-0.1 0.79, 0.1 0.79, 0.075 0.47, -0.075 0.47'),
    limbs: [
      { through: pointsOf('-0.045 0.5, -0.05 0.025'), width: 0.078 },
      { through: pointsOf('0.045 0.5, 0.055 0.025'), width: 0.078 },
      { through: pointsOf('-0.1 0.785, -0.135 0.6, -0.12 0.45'), width: 0.046 },
      { through: pointsOf('0.1 0.785, 0.135 0.6, 0.1 0.5'), width: 0.046 },
    ],
  },
  walk: {
    head: [0.025, 0.925],
    torso: pointsOf('-0.08 0.79, 0.085 0.79, 0.06 0.48, -0.06 0.48'),
    limbs: [
      { through: pointsOf('0.01 0.49, 0.09 0.27, 0.13 0.025'), width: 0.076 },
      { through: pointsOf('-0.01 0.49, -0.03 0.27, -0.15 0.045'), width: 0.072 },
      { through: pointsOf('0.05 0.77, 0.12 0.61, 0.19 0.5'), width: 0.044 },
      { through: pointsOf('-0.06 0.77, -0.13 0.62, -0.14 0.47'), width: 0.044 },
    ],
  },
  coat: {
    head: [0, 0.925],
    torso: pointsOf('-0.085 0.8, 0.085 0.8, 0.15 0.26, -0.15 0.26'),
    limbs: [
      { through: pointsOf('-0.05 0.4, -0.05 0.025'), width: 0.066 },
      { through: pointsOf('0.05 0.4, 0.07 0.025'), width: 0.066 },
      { through: pointsOf('-0.1 0.78, -0.15 0.6, -0.09 0.5'), width: 0.05 },
    ],
  },
  sit: {
    head: [0.02, 0.755],
    torso: pointsOf('-0.08 0.62, 0.06 0.62, 0.06 0.27, -0.08 0.27'),
    limbs: [
      { through: pointsOf('-0.01 0.285, 0.24 0.285, 0.25 0.02'), width: 0.082 },
      { through: pointsOf('0 0.59, 0.07 0.44, 0.23 0.42'), width: 0.048 },
    ],
  },
  point: {
    head: [0.01, 0.925],
    torso: pointsOf('-0.095 0.79, 0.095 0.79, 0.075 0.47, -0.075 0.47'),
    limbs: [
      { through: pointsOf('-0.045 0.5, -0.07 0.025'), width: 0.078 },
      { through: pointsOf('0.045 0.5, 0.06 0.025'), width: 0.078 },
      { through: pointsOf('0.1 0.78, 0.2 0.72, 0.33 0.79'), width: 0.045 },
      { through: pointsOf('-0.11 0.78, -0.15 0.62, -0.08 0.53'), width: 0.045 },
    ],
  },
  lean: {
    head: [0.16, 0.87],
    torso: pointsOf('-0.03 0.78, 0.15 0.74, 0.06 0.45, -0.08 0.49'),
    limbs: [
      { through: pointsOf('-0.02 0.5, -0.05 0.025'), width: 0.08 },
      { through: pointsOf('0.02 0.5, 0.04 0.025'), width: 0.08 },
      { through: pointsOf('0.11 0.74, 0.19 0.6, 0.3 0.55'), width: 0.046 },
    ],
  },
};

export interface Figure {
  /** where the feet stand, in pixels */
  feet: Point;
  /** pixels from the feet to the top of the head */
  height: number;
  pose: Pose;
  /** looks left instead of right */
  mirrored?: boolean;
  colour: string;
}

/** A person as an architect draws one: flat, to give the scale. */
export function person(sheet: Sheet, { feet, height, pose, mirrored = false, colour }: Figure): void {
  const body = bodies[pose];
  const side = mirrored ? -1 : 1;
  const at = ([x, y]: Point): Point => [feet[0] + x * height * side, feet[1] - y * height];
  for (const limb of body.limbs) {
    sheet.path(pathThrough(limb.through.map(at), false), { stroke: colour, width: limb.width * height, cap: 'round' });
  }
  const [neckX, neckY] = body.head;
  sheet.path(pathThrough([at(body.head), at([neckX * 0.6, neckY - 0.14])], false), {
    stroke: colour,
    width: height * 0.05,
  });
  sheet.polygon(body.torso.map(at), { fill: colour, stroke: colour, width: height * 0.045 });
  sheet.circle(at(body.head), height * 0.063, { fill: colour });
}

/** A pose for someone who stands or walks. */
export function anyStanding(random: Random): Pose {
  return random.pick(['stand', 'walk', 'coat', 'walk', 'point']);
}
