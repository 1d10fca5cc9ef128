import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('what was said of a text is said again, of the last ones, and not of long ones', () => {
  const tell = vi.fn((text: string) => text === 'yes');
  const told = memoize(tell, { max: 2, longest: 3 });
  const asked = (...texts: string[]) => {
    tell.mockClear();
    for (const text of texts) expect(told(text)).toBe(text === 'yes');
    return tell.mock.calls.map(([text]) => text);
  };
  expect(asked('yes', 'no', 'yes', 'no')).toEqual(['yes', 'no']);
  expect(asked('yes', 'new', 'yes', 'no')).toEqual(['new', 'no']);
  expect(asked('long', 'long')).toEqual(['long', 'long']);
});
