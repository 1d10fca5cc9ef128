import { describe, expect, it } from 'vitest';
import { alternatesOf, defaultAlternate, documentPath, pathTo } from './build-url.ts';
import { legalPath } from './legal-pages.ts';
import { localeOf } from './locale.ts';
import { parseRouteName, reservedSlugs, routeName, routeTable, screens } from './route-table.ts';

describe('pathTo', () => {
  it.each([
    [pathTo('home', 'fr'), '/'],
    [pathTo('home', 'en'), '/en'],
    [pathTo('course', 'fr', { slug: 'design-objet' }), '/formations/design-objet'],
    [pathTo('article', 'fr', { slug: 'un-jury' }), '/actualites/un-jury'],
    [pathTo('article', 'en', { slug: 'a-jury' }), '/en/news/a-jury'],
    [pathTo('agenda', 'fr', {}), '/agenda'],
    [pathTo('agenda', 'en', { slug: 'paris' }), '/en/agenda/paris'],
    [pathTo('crm', 'fr', { action: 'brochure' }), '/crm/brochure'],
    [pathTo('page', 'en', { rubrique: 'school', slug: 'history' }), '/en/school/history'],
    [pathTo('news-list', 'fr', undefined, { page: '2' }), '/news?page=2'],
    [pathTo('course-list', 'fr', undefined, { campus: '', level: undefined }), '/formations'],
    [pathTo('course', 'fr', { slug: 'a/b c' }), '/formations/a%2Fb%20c'],
  ])('gives %s', (path, expected) => {
    expect(path).toBe(expected);
  });

  it('refuses to write a path whose parameter is missing', () => {
    expect(() => pathTo('course', 'fr', { slug: '' })).toThrow('slug');
  });
});

describe('documentPath', () => {
  it('places an event under the agenda and a sub-page under its rubrique', () => {
    expect(documentPath({ kind: 'event', slug: 'portes-ouvertes' }, 'fr')).toBe('/agenda/portes-ouvertes');
    expect(documentPath({ kind: 'page', slug: 'histoire', rubrique: 'ecole' }, 'fr')).toBe('/ecole/histoire');
    expect(documentPath({ kind: 'page', slug: 'school' }, 'en')).toBe('/en/school');
  });
});

describe('the route table', () => {
  it('prefixes every English path and no French one', () => {
    for (const screen of screens) {
      expect(localeOf(routeTable[screen].en)).toBe('en');
      expect(localeOf(routeTable[screen].fr)).toBe('fr');
    }
  });

  it('names the same parameters in both languages', () => {
    const parameters = (path: string) => path.split('/').filter((segment) => segment.startsWith(':'));
    for (const screen of screens) expect(parameters(routeTable[screen].en)).toEqual(parameters(routeTable[screen].fr));
  });

  it('joins screen and language with three underscores, and reads it back', () => {
    expect(routeName('course-list', 'en')).toBe('course-list___en');
    expect(parseRouteName('course-list___en')).toEqual({ screen: 'course-list', locale: 'en' });
    expect(parseRouteName('frame___en')).toBeNull();
  });

  it('reserves the first segments of each language and those of the server', () => {
    expect([...reservedSlugs('fr')]).toEqual(
      expect.arrayContaining([
        'en',
        'fr',
        'api',
        'admin',
        'campus',
        'formations',
        'news',
        'actualites',
        'agenda',
        'crm',
        'error',
      ]),
    );
    expect(reservedSlugs('en').has('courses')).toBe(true);
    expect(reservedSlugs('en').has('formations')).toBe(false);
    expect(reservedSlugs('fr').has('ecole')).toBe(false);
  });
});

describe('alternates', () => {
  it('point to the French URL where no language is known', () => {
    expect(defaultAlternate(alternatesOf('campus-list'))).toBe('/campus');
    expect(defaultAlternate({ en: '/en/only' })).toBe('/en/only');
  });
});

it('gives the legal pages the URLs that the specification fixes', () => {
  expect(legalPath('terms', 'fr')).toBe('/cgv');
  expect(legalPath('legals', 'en')).toBe('/en/legals');
  expect(legalPath('personal-data', 'en')).toBe('/en/personal-data-chart');
});
