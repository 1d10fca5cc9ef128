import { describe, expect, it } from 'vitest';
import { type Hang, hangWorks, worksByYear } from './work-layout.ts';

const sizes = { panorama: [2000, 900], landscape: [1600, 1067], square: [1400, 1400], portrait: [1200, 1500] } as const;
const work = (shape: keyof typeof sizes) => ({ images: [{ width: sizes[shape][0], height: sizes[shape][1] }] });
const columns: Record<Hang, number> = {
  panorama: 12,
  'words-right': 12,
  'words-left': 12,
  upright: 12,
  major: 7,
  minor: 5,
  half: 6,
};

describe('hangWorks', () => {
  it('fills every row and keeps the order, whatever hangs', () => {
    const shapes = Object.keys(sizes) as (keyof typeof sizes)[];
    for (let seed = 0; seed < 200; seed += 1) {
      const works = Array.from({ length: seed % 13 }, (_, index) =>
        work(shapes[(seed * 7 + index * (1 + (seed % 5)) + ((index * index) % 3)) % 4] ?? 'square'),
      );
      const hung = hangWorks(works);
      expect(hung.flat().map((entry) => entry.work)).toEqual(works);
      for (const row of hung) expect(row.reduce((sum, { hang }) => sum + columns[hang], 0)).toBe(12);
    }
  });

  it('gives a panorama the whole width and a lying picture the larger place', () => {
    const hangs = (...shapes: (keyof typeof sizes)[]) =>
      hangWorks(shapes.map(work))
        .flat()
        .map(({ hang }) => hang);
    expect(hangs('panorama', 'portrait', 'landscape')).toEqual(['panorama', 'minor', 'major']);
    expect(hangs('landscape', 'panorama')).toEqual(['words-right', 'panorama']);
    expect(hangs('portrait', 'portrait')).toEqual(['half', 'half']);
    expect(hangs('portrait')).toEqual(['upright']);
  });

  it('hangs a work without a picture', () => {
    expect(
      hangWorks([{ images: [] }])
        .flat()
        .map(({ hang }) => hang),
    ).toEqual(['upright']);
  });
});

describe('worksByYear', () => {
  it('keeps the order of years and of works', () => {
    const works = [
      { year: 2026, title: 'a' },
      { year: 2025, title: 'b' },
      { year: 2026, title: 'c' },
    ];
    expect(worksByYear(works).map(({ year, works: group }) => [year, group.map(({ title }) => title)])).toEqual([
      [2026, ['a', 'c']],
      [2025, ['b']],
    ]);
  });
});
