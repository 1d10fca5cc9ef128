import { expect, it } from 'vitest';
import { acceptedEncodings, matchingTag } from './negotiation.ts';

it.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['br;q=0.5, gzip', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip;q=0', ['identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['identity, gzip;q=0.5', ['identity', 'gzip']],
  ['GZIP ; q=0.3', ['gzip', 'identity']],
  ['br;q=nonsense', ['identity']],
  ['zstd', ['identity']],
])('%j accepts %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
  expect(acceptedEncodings(header)).toEqual(expected);
});

it.each([
  ['"a"', '"a"'],
  ['"b"', '"b"'],
  ['W/"b"', '"b"'],
  ['"x", "b"', '"b"'],
  ['*', '"a"'],
  ['"x"', null],
  ['a', null],
  ['', null],
])('If-None-Match %j has %j', (header, tag) => {
  expect(matchingTag(header, ['"a"', '"b"'])).toBe(tag);
});
