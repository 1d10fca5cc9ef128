import { describe, expect, it } from 'vitest';
import { currentHeading } from './scroll-spy.ts';

const line = 310;

describe('currentHeading', () => {
  it('has none before the first', () => {
    expect(currentHeading([311, 900], line, false)).toBe(-1);
    expect(currentHeading([], line, false)).toBe(-1);
  });

  it('is the last one that has reached the line', () => {
    expect(currentHeading([310, 900], line, false)).toBe(0);
    expect(currentHeading([-800, 310, 311], line, false)).toBe(1);
  });

  it('stays in a long section', () => {
    expect(currentHeading([-4000, -3000], line, false)).toBe(1);
  });

  it('is the last of all at the end of the page', () => {
    expect(currentHeading([-800, 400, 600], line, true)).toBe(2);
  });
});
