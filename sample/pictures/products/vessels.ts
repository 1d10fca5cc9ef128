import type { Stage } from '../stage.ts';
import { type Point, pointsOf } from '../svg-writer.ts';

/** Half the outline of something turned: radius and height, both from 0 to 1. */
type Profile = readonly Point[];

/** Seven vessels. */
export const profiles: readonly Profile[] = [
  '0.42 0, 0.5 0.04, 0.78 0.26, 0.86 0.46, 0.74 0.66, 0.4 0.8, 0.28 0.88, 0.36 1',
  '0.5 0, 0.46 0.06, 0.3 0.14, 0.34 0.2, 0.8 0.5, 0.95 0.78, 1 1',
  '0.6 0, 0.62 0.5, 0.58 0.62, 0.2 0.72, 0.18 0.96, 0.26 1',
  '0.3 0, 0.34 0.03, 0.56 0.3, 0.62 0.55, 0.5 0.8, 0.46 1',
  '0.7 0, 0.74 0.08, 0.74 0.7, 0.66 0.78, 0.4 0.82, 0.4 0.94, 0.46 1',
  '0.36 0, 0.4 0.05, 0.9 0.3, 0.9 0.36, 0.42 0.6, 0.24 0.74, 0.22 0.96, 0.3 1',
  '0.5 0, 0.5 0.1, 0.2 0.16, 0.16 0.45, 0.4 0.55, 0.66 0.74, 0.72 1',
].map(pointsOf);

/** A smooth line through the points (Catmull-Rom), as many small steps. */
export function smooth(points: Profile): Point[] {
  const line: Point[] = [];
  for (let index = 0; index + 1 < points.length; index += 1) {
    const p1 = points[index] ?? [0, 0];
    const p2 = points[index + 1] ?? p1;
    const p0 = points[index - 1] ?? p1;
    const p3 = points[index + 2] ?? p2;
    for (let step = 0; step < 8; step += 1) {
      const t = step / 8;
      const along = (axisIndex: 0 | 1) => {
        const [a, b, c, d] = [p0[axisIndex], p1[axisIndex], p2[axisIndex], p3[axisIndex]];
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      };
      line.push([along(0), along(1)]);
    }
  }
  const last = points.at(-1);
  return last ? [...line, last] : line;
}

/** The closed outline of a vessel that stands at `foot`; radius and height in pixels. */
export function outline(profile: readonly Point[], foot: Point, radius: number, height: number): Point[] {
  const right = profile.map(([r, h]): Point => [foot[0] + r * radius, foot[1] - h * height]);
  const left = profile.map(([r, h]): Point => [foot[0] - r * radius, foot[1] - h * height]).reverse();
  return [...right, ...left];
}

/** The vessel of this seed; `salt` tells several in one drawing apart. */
export function profileOf(stage: Stage, salt: string): Point[] {
  const chosen = profiles[stage.variant(profiles.length, salt)];
  return smooth(
    stage.random.chance(0.75) ? (chosen ?? []) : (profiles[stage.random.int(0, profiles.length - 1)] ?? []),
  );
}
