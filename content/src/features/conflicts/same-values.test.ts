import { describe, expect, it } from 'vitest';
import { isSame } from './same-values.ts';

describe('two values of a field', () => {
  it.each([
    ['', null],
    [[], undefined],
    [false, null],
    [{ title: null, description: '' }, undefined],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [[{ id: 'x', blockType: 'text', text: 'a' }], [{ blockType: 'text', text: 'a', id: 'y' }]],
  ])('%j and %j are the same', (one, other) => {
    expect(isSame(one, other)).toBe(true);
  });

  it.each([
    ['a', 'b'],
    [0, null],
    [true, false],
    [
      [1, 2],
      [2, 1],
    ],
    [
      { relationTo: 'news', value: 1 },
      { relationTo: 'news', value: 2 },
    ],
    [[{ blockType: 'text', text: 'a' }], [{ blockType: 'text', text: 'b' }]],
  ])('%j and %j are not', (one, other) => {
    expect(isSame(one, other)).toBe(false);
  });
});
