import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildUrl, pathTo } from './build-url.ts';
import { locales } from './locale.ts';
import { knownInput, noSlug, parseUrl } from './parse-url.ts';
import { plainScreens, type Screen, screens, segmentsOf } from './route-table.ts';

describe('a path is parsed to its page', () => {
  it('in each language, by the pattern of the route table', () => {
    for (const locale of locales) {
      for (const screen of plainScreens) {
        const path = pathTo(screen as 'agenda', locale, {});
        expect(parseUrl(path)).toEqual({ key: path, screen, locale, params: {}, query: {} });
      }
    }
    expect(parseUrl('/formations/design-objet')).toMatchObject({ screen: 'course', params: { slug: 'design-objet' } });
    expect(parseUrl('/crm/brochure')?.screen).toBe('brochure');
    expect(parseUrl('/crm/contact')?.screen).toBe('crm');
    expect(parseUrl('/en/news')?.screen).toBe('news-list');
    expect(parseUrl('/en/school')).toMatchObject({ screen: 'rubrique', locale: 'en', params: { rubrique: 'school' } });
    expect(parseUrl('/ecole/histoire')).toMatchObject({
      screen: 'page',
      params: { rubrique: 'ecole', slug: 'histoire' },
    });
  });

  it('in one spelling only', () => {
    expect(parseUrl('/form%61tions/design%2dobjet')?.key).toBe('/formations/design-objet');
  });

  it.each(['/a/b/c/d', '/a/b/c/d/e', '/en/a/b/c', '/agenda/a/b', '', '*', 'http://evil.example/'])(
    'and is none where no screen has the shape of %j',
    (target) => {
      expect(parseUrl(target)).toBeNull();
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
    expect(parseUrl(target)?.key).toBe(key);
    expect(Object.values(parseUrl(target)?.params ?? {})).toContain(noSlug);
  });
});

/** A valid value of each parameter. */
const values = {
  ...{ slug: 'un-titre', rubrique: 'une-rubrique', course: 'design-objet', action: 'contact', campus: 'paris' },
  ...{ level: 'master', rhythm: 'initial', month: '2026-11', page: '2', status: '404', lang: 'fr' },
  ...{ q: 'architecture d’intérieur & cie', kind: 'course' },
  pairs: 'design-objet.paris_design-objet.lyon',
  ...{ now: 'school', make: 'places', budget: '9000' },
} as const;

describe('a built URL parses to its input', () => {
  const cases = locales.flatMap((locale) => screens.map((screen) => [screen, locale] as const));

  it.each(cases)('%s in %s, with all parameters', (screen, locale) => {
    const input = knownInput(screen, values, new URLSearchParams(values));
    const url = buildUrl(screen, locale, input);
    const parsed = parseUrl(url ?? '');
    expect(parsed).toMatchObject({ screen, locale, key: url });
    expect({ ...parsed?.params, ...parsed?.query }).toEqual(input);
  });

  it.each(cases)('%s in %s, with its required parameters only', (screen, locale) => {
    const needed = segmentsOf(screen, locale)
      .filter(([, colon, , mark]) => colon && !mark)
      .map(([, , name]) => name);
    const input = Object.fromEntries(needed.map((name) => [name, values[name as keyof typeof values]]));
    const url = buildUrl(screen, locale, input);
    expect(parseUrl(url ?? '')).toEqual({ screen, locale, params: input, query: {}, key: url });
    for (const name of needed) expect(buildUrl(screen, locale, { ...input, [name]: '' })).toBeNull();
  });
});

describe('of named values', () => {
  const pick = (screen: Screen, given: Record<string, string>) => knownInput(screen, given, new URLSearchParams(given));

  it('a screen takes the parameters of its path and those that it declares', () => {
    const everything = {
      action: 'contact',
      campus: 'lyon',
      course: 'design-objet',
      month: '2026-11',
      page: '2',
      slug: 'x',
    };
    expect(Object.keys(pick('course', everything))).toEqual(['slug']);
    expect(Object.keys(pick('crm', everything)).sort()).toEqual(['action', 'campus', 'course']);
    const query = { slug: 'lyon', month: '2026-11', page: '2', where: 'x', locale: 'fr' };
    expect(pick('agenda', query)).toEqual({ slug: 'lyon', month: '2026-11' });
    expect(pick('agenda', { slug: '', month: 'x'.repeat(151) })).toEqual({});
    expect(pick('agenda', { month: '2026-13' })).toEqual({});
    // Each screen has kinds of its own.
    expect(pick('agenda', { kind: 'open-day' })).toEqual({ kind: 'open-day' });
    expect(pick('agenda', { kind: 'course' })).toEqual({});
    expect(pick('search', { kind: 'open-day' })).toEqual({});
    expect(pick('news-list', { page: 'abc' })).toEqual({});
    expect(pick('course-list', { level: 'foo', campus: 'a b', rhythm: 'initial' })).toEqual({
      rhythm: 'initial',
    });
    expect(pick('home', { lang: 'x' })).toEqual({});
    // As number fields send them.
    for (const aid of ['1500', '1500.00', '1500.', '01500']) expect(pick('course', { aid })).toEqual({ aid: '1500' });
    for (const aid of ['1500.5', '-1', '100000', 'x']) expect(pick('course', { aid })).toEqual({});
    for (const screen of screens) expect(pick(screen, {})).toEqual({});
  });

  it('a segment that cannot be a slug becomes noSlug', () => {
    expect(pick('course', { slug: 'Design Objet' })).toEqual({ slug: noSlug });
    expect(pick('agenda', { slug: 'x'.repeat(151) })).toEqual({ slug: noSlug });
  });
});

describe('of the query', () => {
  it('the declared parameters count, in a fixed order', () => {
    const key = '/formations?campus=paris&level=master';
    expect(parseUrl('/formations?utm_source=x&level=master&campus=paris&rhythm=&campus=lyon#top')?.key).toBe(key);
    expect(parseUrl('/news?page=2&page=3')?.key).toBe('/news?page=2');
    const searched = (q: string) => parseUrl(`/en/search?${new URLSearchParams({ q, kind: 'x' })}`)?.query;
    expect(searched(' \u0000 open\n\u202eday  ')).toEqual({ q: 'open day' });
    expect(searched('x'.repeat(5000))?.q).toHaveLength(80);
    expect(searched(`${'x'.repeat(79)}😀`)?.q).toBe('x'.repeat(79));
    expect(searched(' \t\u200b ')).toEqual({});
    expect(parseUrl('/agenda?month=2026-11')?.key).toBe('/agenda?month=2026-11');
    expect(parseUrl('/error/debug?status=teapot')?.key).toBe('/error/debug?status=500');
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
    expect(parseUrl(target)?.key).toBe('/news');
  });

  it.each(['/agenda?month=2026-13', '/agenda?month=1999-01', '/agenda?month=<script>'])('and %j too', (target) => {
    expect(parseUrl(target)?.key).toBe('/agenda');
  });

  it.each([
    ['/agenda?month=2026-11', { month: '2026-11' }],
    ['/agenda?kind=jury&month=2026-11', { month: '2026-11', kind: 'jury' }],
    ['/agenda?kind=party', {}],
    ['/formations?rhythm=initial&level=doctorat&campus=Lyon', { rhythm: 'initial' }],
    ['/error/debug?status=', { status: '500' }],
    ['/campus?page=2', {}],
  ])('is known of %j', (target, query) => {
    expect(parseUrl(target)?.query).toEqual(query);
  });

  it('the choice of a language is not part of the key', () => {
    expect(parseUrl('/?lang=fr')?.key).toBe('/');
  });
});

it('a key parses to itself, is ASCII, and contains nothing of the visitor but slugs', () => {
  const target = fc.tuple(
    fc.constantFrom('/', '/en', '/formations', '/news', '/agenda', '/crm/contact', '/error/debug', '/x/y'),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.array(fc.tuple(fc.constantFrom('page', 'campus', 'level', 'month', 'status', 'q'), fc.string()), {
      maxLength: 5,
    }),
  );
  fc.assert(
    fc.property(target, ([path, tail, query]) => {
      const found = parseUrl(`${path}${tail}?${new URLSearchParams(query)}`);
      if (!found) return;
      expect(found.key).toMatch(/^\/[a-z0-9\-/]*(\?[a-z]+=[a-z0-9-]+(&[a-z]+=[a-z0-9-]+)*)?$/);
      expect(parseUrl(found.key)).toEqual(found);
    }),
  );
});
