import { expect, it } from 'vitest';
import { conformityOf } from './accessibility-statement.ts';

it.each([
  [null, 'none'],
  [0, 'none'],
  [49.99, 'none'],
  [50, 'partial'],
  [99.9, 'partial'],
  [100, 'total'],
] as const)('a rate of %s is conformity: %s', (rate, conformity) => {
  expect(conformityOf(rate)).toBe(conformity);
});
