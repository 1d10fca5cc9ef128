import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classOf, percentile75, type Vital, vitalBounds, vitals } from './vitals.ts';

const counted = (vital: Vital, values: readonly number[]) => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(classOf(vital, value), (counts.get(classOf(vital, value)) ?? 0) + 1);
  return counts;
};

describe('the class of a value', () => {
  it.each([
    ['LCP', 0, '400'],
    ['LCP', 400, '400'],
    ['LCP', 400.1, '600'],
    ['INP', 8, '25'],
    ['CLS', 0, '0.001'],
    ['CLS', 0.1, '0.1'],
    ['CLS', 7, 'more'],
    ['LCP', 60_000, 'more'],
  ] as const)('%s %d: %s', (vital, value, name) => {
    expect(classOf(vital, value)).toBe(name);
  });
});

describe('the 75th percentile', () => {
  it('of nothing is nothing', () => expect(percentile75('LCP', new Map())).toBeNull());

  it('above the last class is its bound', () => {
    expect(percentile75('INP', counted('INP', [9000, 9000]))).toBe(2000);
  });

  it.each(vitals)('of %s is in the class of the true one', (vital) => {
    const largest = vitalBounds[vital].at(-1) ?? 0;
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: largest, noNaN: true }), { minLength: 1 }), (values) => {
        const exact = values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1] ?? 0;
        expect(classOf(vital, percentile75(vital, counted(vital, values)) ?? Number.NaN)).toBe(classOf(vital, exact));
      }),
    );
  });
});
