import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('caches the results for the last texts, and not for long ones', () => {
  const compute = vi.fn((text: string) => text === 'yes');
  const cached = memoize(compute, { max: 2, longest: 3 });
  const computed = (...texts: string[]) => {
    compute.mockClear();
    for (const text of texts) expect(cached(text)).toBe(text === 'yes');
    return compute.mock.calls.map(([text]) => text);
  };
  expect(computed('yes', 'no', 'yes', 'no')).toEqual(['yes', 'no']);
  expect(computed('yes', 'new', 'yes', 'no')).toEqual(['new', 'no']);
  expect(computed('long', 'long')).toEqual(['long', 'long']);
});
