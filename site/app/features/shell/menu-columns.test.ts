import { describe, expect, it } from 'vitest';
import { inColumns } from './main-menu.tsx';

const items = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('inColumns', () => {
  it('keeps up to nine items in one column', () => {
    expect(inColumns(items(9))).toEqual([items(9)]);
  });

  it('begins a column after every ninth item, in their order', () => {
    expect(inColumns(items(20)).map((column) => [column[0], column.length])).toEqual([
      [1, 9],
      [10, 9],
      [19, 2],
    ]);
  });

  it('has no column for an empty menu', () => {
    expect(inColumns([])).toEqual([]);
  });
});
