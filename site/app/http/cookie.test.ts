import { expect, it } from 'vitest';
import { readCookie } from './cookie.ts';

it.each([
  ['a=1', '1'],
  ['b=2; a=1;c=3', '1'],
  [' a = 1 ; a=2', '1'],
  ['a=x=y==', 'x=y=='],
  ['a=', ''],
  ['a=%C3', '%C3'],
  ['a; a=1', '1'],
  ['%;=;;a=1', '1'],
  ['ba=1', undefined],
  ['b=a=1', undefined],
  ['A=1', undefined],
  ['a', undefined],
  ['', undefined],
])('in %j the cookie "a" is %j', (header, value) => {
  expect(readCookie(header, 'a')).toBe(value);
});
