import { expect, test } from 'vitest';
import { shownPages } from './shown-pages.ts';

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 5, '1 2 3 4 5'],
  [1, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 … 8'],
  [4, 8, '1 2 3 4 5 6 7 8'],
  [1, 1000, '1 2 3 … 1000'],
  [5, 9, '1 2 3 4 5 6 7 8 9'],
  [5, 10, '1 2 3 4 5 6 7 … 10'],
  [6, 10, '1 … 4 5 6 7 8 9 10'],
  [500, 1000, '1 … 498 499 500 501 502 … 1000'],
  [1000, 1000, '1 … 998 999 1000'],
])('page %i of %i links to %s', (page, pages, shown) => {
  expect(
    shownPages(page, pages)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(shown);
});
