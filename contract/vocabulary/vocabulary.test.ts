import { expect, it } from 'vitest';
import * as vocabulary from './vocabulary.ts';

const lists = Object.entries(vocabulary).filter((entry): entry is [string, typeof vocabulary.actions] =>
  Array.isArray(entry[1]),
);

it.each(lists)('%s are unique, and valid in an attribute, a path and a database', (_name, list) => {
  expect(list.length).toBeGreaterThan(1);
  expect(new Set(list).size).toBe(list.length);
  for (const member of list) expect(member).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

it.each([
  ['contact', 'contact'],
  ['Contact', undefined],
  ['', undefined],
  [undefined, undefined],
  [null, undefined],
  ['__proto__', undefined],
  [['contact'], undefined],
])('of what comes from outside, %j is the action %j', (value, action) => {
  expect(vocabulary.oneOf(vocabulary.actions, value)).toBe(action);
});
