import { describe, expect, it } from 'vitest';
import { kindOf, mayBeFetchedInBackground, offlinePageOf, pageKey } from './urls.ts';

const url = (path: string) => new URL(path, 'https://www.ecole.example');

describe('kindOf', () => {
  it.each([
    ['/', 'page'],
    ['/en', 'page'],
    ['/formations/design-objet', 'page'],
    ['/error/debug', 'page'],
    ['/crmo', 'page'],
    ['/crm', 'action'],
    ['/en/crm/brochure', 'action'],
    ['/api/shell', 'page-data'],
    ['/api/exhibition', 'page-data'],
    ['/api/screens/course', 'page-data'],
    ['/api/screens/crm', 'endpoint'],
    ['/api/screens/brochure', 'endpoint'],
    ['/api/crm-links/contact/a/b', 'endpoint'],
    ['/api/users/me', 'endpoint'],
    ['/media/0123/plan.avif', 'picture'],
    ['/assets/entry-abc.js', 'asset'],
    ['/login', 'foreign'],
    ['/logout', 'foreign'],
    ['/callback', 'foreign'],
    ['/admin/collections', 'foreign'],
    ['/manifest.fr.webmanifest', 'foreign'],
    ['/robots.txt', 'foreign'],
  ])('%s is %s', (path, kind) => {
    expect(kindOf(url(path))).toBe(kind);
  });
});

describe('pageKey', () => {
  it.each([
    ['/formations#frais', '/formations'],
    ['/formations?utm_source=annuaire&gclid=1', '/formations'],
    ['/formations?level=master&campus=paris', '/formations?campus=paris&level=master'],
    ['/formations?campus=&level=master', '/formations?level=master'],
    ['/news?page=2&utm_medium=x', '/news?page=2'],
    ['/?lang=fr', '/'],
  ])('caches %s under %s', (path, key) => {
    expect(pageKey(url(path).href)).toBe(`https://www.ecole.example${key}`);
  });
});

it.each([
  ['/formations', true],
  ['/recherche-sur-le-site', true],
  ['/formations?q=mode', true],
  ['/recherche-sur-le-site?q=mode', false],
  ['/en/search?kind=event&q=fashion', false],
  ['/crm/contact', false],
])('%s may be fetched although no visitor requests it: %s', (path, may) => {
  expect(mayBeFetchedInBackground(url(path))).toBe(may);
});

it('gives the offline page in the language of the URL', () => {
  expect(offlinePageOf(url('/formations'))).toBe('/offline.fr.html');
  expect(offlinePageOf(url('/en/courses'))).toBe('/offline.en.html');
});
