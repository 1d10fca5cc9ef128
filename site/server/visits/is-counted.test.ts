import { expect, it } from 'vitest';
import { isCounted } from './is-counted.ts';

it.each([
  [{}, true],
  [{ cookie: 'origine-tracking=direct', dnt: '0' }, true],
  [{ cookie: 'a=preview=1' }, true],
  [{ 'sec-gpc': '1' }, false],
  [{ dnt: '1' }, false],
  [{ cookie: 'a=b; preview=sealed' }, false],
])('a visitor who sends %j is counted: %s', (headers, counted) => {
  expect(isCounted(headers)).toBe(counted);
});
