import { pathTo } from '@vitrine/contract/routes/addresses.ts';
import { locales } from '@vitrine/contract/routes/locale.ts';
import { plainScreens } from '@vitrine/contract/routes/route-table.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageKey } from './page-key.ts';

describe('a page is known by its path', () => {
  it('in each language, by the address that the route table gives it', () => {
    for (const locale of locales) {
      for (const screen of plainScreens) {
        const path = pathTo(screen as 'agenda', locale, {});
        expect(pageKey(path)).toEqual({ key: path, screen, locale });
      }
    }
    const course = { key: '/formations/design-objet', screen: 'course', locale: 'fr' };
    expect(pageKey('/formations/design-objet')).toEqual(course);
    expect(pageKey('/crm/brochure')?.screen).toBe('brochure');
    expect(pageKey('/crm/contact')?.screen).toBe('crm');
    expect(pageKey('/en/news')?.screen).toBe('news-list');
    expect(pageKey('/en/school')).toEqual({ key: '/en/school', screen: 'rubrique', locale: 'en' });
    expect(pageKey('/ecole/histoire')).toEqual({ key: '/ecole/histoire', screen: 'page', locale: 'fr' });
  });

  it('written one way only', () => {
    expect(pageKey('/form%61tions/design%2dobjet')?.key).toBe('/formations/design-objet');
  });

  it.each(['/a/b/c/d', '/a/b/c/d/e', '/en/a/b/c', '/agenda/a/b', '', '*', 'http://evil.example/'])(
    'and is none where no screen has the shape of %j',
    (target) => {
      expect(pageKey(target)).toBeNull();
    },
  );

  it.each([
    ['//evil.example', '/-/-'],
    ['/%2e%2e/ecole', '/-/ecole'],
    ['/formations/%00', '/formations/-'],
    ['/ecole%2fhistoire', '/-'],
    ['/%zz', '/-'],
    ['/ECOLE', '/-'],
    ['/_root.data', '/-'],
    ['/wp-login.php', '/-'],
    ['/en/<script>', '/en/-'],
    [`/${'a'.repeat(300)}`, '/-'],
  ])('and what can be no slug in %j is all the same', (target, key) => {
    expect(pageKey(target)?.key).toBe(key);
  });
});

describe('of the query', () => {
  it('what the screen declares counts, in one order', () => {
    const key = '/formations?campus=paris&level=master';
    expect(pageKey('/formations?utm_source=x&level=master&campus=paris&rhythm=&campus=lyon#top')?.key).toBe(key);
    expect(pageKey('/news?page=2&page=3')?.key).toBe('/news?page=2');
    expect(pageKey('/agenda?month=2026-11')?.key).toBe('/agenda?month=2026-11');
    expect(pageKey('/error/debug?status=teapot')?.key).toBe('/error/debug?status=500');
  });

  it.each([
    '/news?page=1',
    '/news?page=02',
    '/news?page=-1',
    '/news?page=1e3',
    '/news?page=999999',
    '/news?campus=paris',
    '/news?PAGE=2',
    '/news?',
    '/news?%',
  ])('%j is the bare page', (target) => {
    expect(pageKey(target)?.key).toBe('/news');
  });

  it.each(['/agenda?month=2026-13', '/agenda?month=1999-01', '/agenda?month=<script>'])('and %j too', (target) => {
    expect(pageKey(target)?.key).toBe('/agenda');
  });

  it('the choice of a language is none of the page', () => {
    expect(pageKey('/?lang=fr')?.key).toBe('/');
  });
});

it('a key is its own key, is plain ASCII, and nothing of the visitor but slugs is in it', () => {
  const target = fc.tuple(
    fc.constantFrom('/', '/en', '/formations', '/news', '/agenda', '/crm/contact', '/error/debug', '/x/y'),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.array(fc.tuple(fc.constantFrom('page', 'campus', 'level', 'month', 'status', 'q'), fc.string()), {
      maxLength: 5,
    }),
  );
  fc.assert(
    fc.property(target, ([path, tail, query]) => {
      const found = pageKey(`${path}${tail}?${new URLSearchParams(query)}`);
      if (!found) return;
      expect(found.key).toMatch(/^\/[a-z0-9\-/]*(\?[a-z]+=[a-z0-9-]+(&[a-z]+=[a-z0-9-]+)*)?$/);
      expect(pageKey(found.key)).toEqual(found);
    }),
  );
});
