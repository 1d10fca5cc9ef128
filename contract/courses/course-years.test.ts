import { expect, it } from 'vitest';
import { yearsOf } from './course-years.ts';

it.each([
  [10, 1],
  [12, 1],
  [18, 2],
  [36, 3],
  [0, 1],
])('a course of %d months has %d school years', (months, years) => {
  expect(yearsOf(months)).toBe(years);
});
