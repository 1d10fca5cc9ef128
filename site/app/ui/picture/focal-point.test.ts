import { expect, test } from 'vitest';
import { focalPointOf } from './focal-point.ts';

const percents = Array.from({ length: 101 }, (_, percent) => percent);

test.each([0.2, 0.24, 0.3, 0.42, 0.56, 0.8])(
  'what has the focus is in sight in a frame that shows %d of the image',
  (share) => {
    const outOfSight = percents.filter((focus) => {
      // `object-position: 30%` puts the point at 30 % of the image over the point at 30 % of the frame (CSS Images 3).
      const first = (focalPointOf(focus, 50).x ?? 50) * (1 - share);
      return focus < first || focus > first + share * 100;
    });
    expect(outOfSight).toEqual([]);
  },
);

test('steps are those of the style sheet, and the middle needs none', () => {
  expect(focalPointOf(50, 50)).toEqual({});
  expect(focalPointOf(33.4, 66.6)).toEqual({ x: 30, y: 70 });
  const steps = new Set(percents.map((percent) => focalPointOf(50, percent).y));
  expect([...steps]).toEqual([0, 10, 20, 30, 40, undefined, 60, 70, 80, 90, 100]);
});
