import { describe, expect, it } from 'vitest';
import type { Image, Work } from '../../data/model.ts';
import { viewAnchor, viewAt, viewsOf } from './views.ts';

const image = (hash: string): Image => ({
  hash,
  width: 1600,
  height: 1067,
  alt: hash,
  colour: '#ffffff',
  focus: { x: 50, y: 50 },
});

const work = (slug: string, ...hashes: string[]): Work => ({
  id: slug,
  slug,
  title: slug,
  student: 'Ada',
  year: 2026,
  course: null,
  campus: null,
  images: hashes.map(image),
  description: '',
  software: [],
  materials: [],
});

describe('viewsOf', () => {
  it('shows every image of every work in their order, and a void for a work that has none', () => {
    const views = viewsOf([work('lampe', 'a', 'b'), work('banc'), work('lampe-2', 'c')]);
    expect(
      views.map(({ number, count, view, views: of, image: shown }) => [number, count, view, of, shown?.hash]),
    ).toEqual([
      [1, 3, 1, 2, 'a'],
      [1, 3, 2, 2, 'b'],
      [2, 3, 1, 1, undefined],
      [3, 3, 1, 1, 'c'],
    ]);
  });

  it('gives each view an address of its own, whatever the slugs', () => {
    const views = viewsOf([work('lampe', 'a', 'b'), work('lampe-2', 'c', 'd')]);
    expect(new Set(views.map(({ key }) => key)).size).toBe(4);
    for (const [place, { key }] of views.entries()) expect(viewAt(views, `#${viewAnchor(key)}`)).toBe(place);
  });
});

describe('viewAt', () => {
  it('knows no view by another anchor', () => {
    const views = viewsOf([work('lampe', 'a')]);
    for (const hash of ['', '#', '#work-lampe', '#view-banc', '#view-lampe.2', '#view-%E0%A4%A'])
      expect(viewAt(views, hash)).toBeUndefined();
  });
});
