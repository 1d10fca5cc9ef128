import { expect, test } from 'vitest';
import { growingPauses } from './restart.ts';

test('the pause doubles up to a minute, and is reset after a run of two minutes', () => {
  const pauseAfter = growingPauses();
  expect([10, 10, 10, 10, 10, 10, 10, 10].map(pauseAfter)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
  ]);
  expect(pauseAfter(119_999)).toBe(60_000);
  expect([120_000, 10].map(pauseAfter)).toEqual([1000, 2000]);
});
