import { describe, expect, it } from 'vitest';
import { movesBetween, pathsOf } from './paths-of.ts';

describe('pathsOf', () => {
  it('gives a campus its agenda and a course its portfolios', () => {
    expect(pathsOf({ collection: 'campuses', slug: { fr: 'lyon', en: 'lyon' }, rubrique: null })).toEqual({
      fr: ['/campus/lyon', '/agenda/lyon'],
      en: ['/en/campuses/lyon', '/en/agenda/lyon'],
    });
    expect(pathsOf({ collection: 'courses', slug: { fr: 'design-objet' }, rubrique: null })).toEqual({
      fr: ['/formations/design-objet', '/portfolios/design-objet'],
      en: [],
    });
  });

  it('places a sub-page under its rubrique, where that exists in the language', () => {
    const page = { collection: 'pages', slug: { fr: 'histoire', en: 'history' } } as const;
    expect(pathsOf({ ...page, rubrique: { fr: 'ecole' } })).toEqual({ fr: ['/ecole/histoire'], en: [] });
    expect(pathsOf({ ...page, rubrique: null })).toEqual({ fr: ['/histoire'], en: ['/en/history'] });
  });
});

describe('movesBetween', () => {
  it('leads from each old URL to the new one of the same language', () => {
    const course = { collection: 'courses', rubrique: null } as const;
    expect(
      movesBetween(
        { ...course, slug: { fr: 'objet', en: 'object' } },
        { ...course, slug: { fr: 'produit', en: 'object' } },
      ),
    ).toEqual([
      { from: '/formations/objet', to: '/formations/produit' },
      { from: '/portfolios/objet', to: '/portfolios/produit' },
    ]);
  });

  it('gives no move for a translation that is added or removed', () => {
    const article = { collection: 'news', rubrique: null } as const;
    expect(movesBetween({ ...article, slug: { fr: 'a', en: 'a' } }, { ...article, slug: { fr: 'a' } })).toEqual([]);
  });
});
