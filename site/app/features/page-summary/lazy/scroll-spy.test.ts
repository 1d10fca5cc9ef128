import { describe, expect, it } from 'vitest';
import { currentHeading } from './scroll-spy.ts';

const line = 310;

const current = (tops: number[], isAtEnd = false) =>
  currentHeading(tops.length, (index) => tops[index] ?? Number.NaN, line, isAtEnd);

describe('currentHeading', () => {
  it('has none before the first', () => {
    expect(current([311, 900])).toBe(-1);
    expect(current([])).toBe(-1);
  });

  it('is the last one that has reached the line', () => {
    expect(current([310, 900])).toBe(0);
    expect(current([-800, 310, 311])).toBe(1);
    expect(current([-800, 310])).toBe(1);
  });

  it('stays in a long section', () => {
    expect(current([-4000, -3000])).toBe(1);
  });

  it('is the last of all at the end of the page', () => {
    expect(current([-800, 400, 600], true)).toBe(2);
  });

  it('measures nothing below the first heading under the line', () => {
    const measured: number[] = [];
    const topOf = (index: number) => {
      measured.push(index);
      return [-800, 400, 600, 900][index] ?? Number.NaN;
    };
    expect(currentHeading(4, topOf, line, false)).toBe(0);
    expect(measured).toEqual([0, 1]);
  });
});
