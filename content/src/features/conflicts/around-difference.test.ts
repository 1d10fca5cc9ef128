import { describe, expect, it } from 'vitest';
import { aroundDifference } from './around-difference.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `mot${index}`).join(' ');

describe('the parts of two texts in which they differ', () => {
  it.each([
    ['Le tarif est de 7 200 €.', 'Le tarif est de 7 900 €.'],
    ['', 'Un texte'],
    [`${words(40)} fin`, `${words(40)} autre`],
  ])('are the whole of short ones', (mine, theirs) => {
    expect(aroundDifference(mine, theirs)).toEqual({ mine, theirs });
  });

  it('begin with a word, a little before the first difference of long ones, and say what is left out', () => {
    const [mine, theirs] = [7200, 7900].map((fee) => `${words(100)} frais ${fee} euros ${words(100)}`) as [
      string,
      string,
    ];
    const parts = aroundDifference(mine, theirs);
    for (const [part, fee] of [
      [parts.mine, '7200'],
      [parts.theirs, '7900'],
    ] as const) {
      expect(part).toMatch(/^…mot\d+ mot/);
      expect(part.indexOf(`frais ${fee} euros mot0 mot1`)).toBeGreaterThan(60);
      expect(part.indexOf(`frais ${fee}`)).toBeLessThan(100);
      expect(part).toMatch(/[^…]{400}…$/);
    }
    expect(parts.mine.replace('7200', '7900')).toBe(parts.theirs);
  });

  it('end with the text that is the beginning of the other', () => {
    const { mine, theirs } = aroundDifference(words(100), `${words(100)} ajouté`);
    expect(mine).toMatch(/^…mot.* mot99$/);
    expect(theirs).toBe(`${mine} ajouté`);
  });

  it('are found in a text without spaces', () => {
    const { mine, theirs } = aroundDifference(`${'a'.repeat(500)}b`, `${'a'.repeat(500)}c`);
    expect([mine, theirs]).toEqual([`…${'a'.repeat(100)}b`, `…${'a'.repeat(100)}c`]);
  });

  it('are the beginnings of equal texts', () => {
    const { mine, theirs } = aroundDifference(words(100), words(100));
    expect([mine, theirs]).toEqual(Array(2).fill(`${words(100).slice(0, 400)}…`));
  });
});
