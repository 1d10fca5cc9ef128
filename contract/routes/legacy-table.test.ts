import { describe, expect, it } from 'vitest';
import { comparable, compileLegacyMatch, compileLegacyTable } from './legacy-table.ts';

const table = compileLegacyTable([
  { from: '/l-ecole', to: '/ecole' },
  { from: '/l-ecole/*', to: '/ecole' },
  { from: '/l-ecole/histoire', to: '/ecole/histoire' },
  { from: '/l-ecole/histoire/*', to: '/ecole/histoire' },
  { from: '/news/*', to: '/actualites/*' },
  { from: '/actualites/ancien', to: '/actualites/nouveau' },
  { from: '/newsletter', to: '/' },
  { from: '/Métiers', to: '/formations?level=bachelor' },
  { from: '/wp-content/uploads/*.pdf', to: 'media-storage:/*.pdf' },
  { from: '/uploads/*', to: 'https://www.archives.example/fonds/*' },
  { from: '/vieux/*', to: '/*' },
]);

describe('compileLegacyTable', () => {
  it.each([
    ['/l-ecole', '/ecole', 'an exact row'],
    ['/L-Ecole/', '/ecole', 'in any case, with a slash at its end'],
    ['/l-ecole/equipe', '/ecole', 'a pattern'],
    ['/l-ecole/histoire', '/ecole/histoire', 'the exact row before the pattern'],
    ['/l-ecole/histoire/1987', '/ecole/histoire', 'the longest pattern first'],
    ['/newsletter', '/', 'home'],
    ['/news/Un-Jury', '/actualites/un-jury', 'a page of the site is lower case, in one hop'],
    ['/news/ancien', '/actualites/nouveau', 'a moved page through a pattern, in one hop'],
    ['/m%C3%A9tiers', '/formations?level=bachelor', 'an accent as browsers send it'],
    ['/%6Eewsletter', '/', 'a letter that is encoded without need'],
    ['/%6eews/%75n-jury', '/actualites/un-jury', 'one in a pattern, or in what it captures'],
    ['/wp-content/uploads/2019/Plaquette-A.pdf', 'media-storage:/2019/Plaquette-A.pdf', 'an old file keeps its case'],
    ['/WP-Content/uploads/Tarifs.PDF', 'media-storage:/Tarifs.PDF', 'that of its ending too'],
    ['/uploads/A/b%20C.jpg', 'https://www.archives.example/fonds/A/b%20C.jpg', 'what is encoded stays so'],
  ])('%s → %s: %s', (path, target) => {
    expect(table(path)).toBe(target);
  });

  it.each([
    ['/ecole'],
    ['/'],
    ['/l-ecoles'],
    ['/wp-content/uploads/image.jpg'],
    ['/wp-content/uploads/.pdf'],
    ['/vieux//evil.example'],
    ['/vieux/\\evil.example'],
    ['/vieux/../evil'],
    ['/vieux/%2E%2e/evil'],
    ['/vieux/\u0000'],
    ['/uploads/'],
    ['//'],
  ])('leaves %j alone', (path) => {
    expect(table(path)).toBeNull();
  });

  it('never follows a loop', () => {
    const loop = compileLegacyTable([
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
      { from: '/c/*', to: '/c/*' },
    ]);
    expect(loop('/a')).toBeNull();
    expect(loop('/c/d')).toBeNull();
  });

  it('looks up quickly in a large table', () => {
    const many = compileLegacyTable(
      Array.from({ length: 5000 }, (_, index) => ({ from: `/old/${index}/*`, to: `/new/${index}` })),
    );
    const started = performance.now();
    for (let index = 0; index < 5000; index += 1) expect(many(`/old/${index}/x/y`)).toBe(`/new/${index}`);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('compileLegacyMatch', () => {
  it('returns the row that matches a URL and what it captured', () => {
    const match = compileLegacyMatch([{ from: '/blog/*', to: '/actualites/*', id: 7 }]);
    expect(match('/Blog/Un-Jury')).toMatchObject({ row: { id: 7 }, captured: 'Un-Jury' });
    expect(match('/blog')).toBeNull();
  });
});

it('compares URLs without case and trailing slash', () => {
  expect(comparable('/Été/')).toBe('/%c3%89t%c3%a9');
  expect(comparable('//')).toBe('/');
  expect(comparable('/%45t%C3%A9%2Fa%2561')).toBe('/et%c3%a9%2fa%2561');
});
