import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageOfVisit, languageResponse, languageVisitOf, type Visit } from './language-of-visit.ts';

const visit = (change: Partial<Visit>): Visit => ({
  method: 'GET',
  path: '/',
  query: '',
  cookies: '',
  acceptLanguage: null,
  from: null,
  ...change,
});
const toEnglish = (location = '/en') => ({ status: 302, location, chosen: null });

describe('the browser’s language on the French home', () => {
  it.each([
    'en',
    'EN-gb',
    'en-US,en;q=0.9',
    'en,fr',
    'en, *',
    'en-GB,en;q=0.9,fr;q=0.8',
    'fr;q=0.8, en-GB;q=0.9',
    'de,en;q=0.5',
    'de,en;q=0.5,fr;q=0.4',
    'fr;q=0,*',
    'fr;q=0.2,*;q=0.3',
    'fr;q=oh,en;q=0.1',
    ',,;q=1,en',
    'en ; q=1.000',
  ])('leads to the English one with %j', (acceptLanguage) => {
    expect(languageOfVisit(visit({ acceptLanguage }))).toEqual(toEnglish());
    expect(languageOfVisit(visit({ acceptLanguage, method: 'HEAD' }))).toEqual(toEnglish());
  });

  it.each([
    null,
    '',
    '*',
    '*, en',
    'fr',
    'fr-CA,en;q=0.9',
    'fr,en',
    'en;q=0.7,fr;q=0.7,fr-FR',
    'fr;q=0.5,en;q=0.4',
    'de,es;q=0.9',
    'en;q=0,*',
    'en;q=0',
    'en;q=1.5',
    'en;q=-1',
    'en;q=',
    'en;q=0.8,*;q=0.9',
    'english',
    'e n',
    '%00;q=%',
  ])('stays with %j', (acceptLanguage) => {
    expect(languageOfVisit(visit({ acceptLanguage }))).toBeNull();
  });

  it('never throws, whatever the header says', () => {
    const words = fc.constantFrom('en', 'fr', '*', ';', 'q=', '0.5', ',', '-', ' ', '=', '\u0000', 'é');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((parts) => parts.join('')),
        ),
        (acceptLanguage) => {
          expect([null, '/en']).toContain(languageOfVisit(visit({ acceptLanguage }))?.location ?? null);
        },
      ),
    );
  });
});

describe('the remembered choice', () => {
  it.each([
    ['i18n_redirected=en', 'fr', '/en'],
    ['consent=v1.all; i18n_redirected=en; utm_source=none', null, '/en'],
    ['i18n_redirected=fr', 'en', null],
    ['i18n_redirected=fr; i18n_redirected=en', 'en', null],
    ['i18n_redirected=de', 'en', '/en'],
    ['i18n_redirected', 'fr', null],
    ['i18n_redirected=', null, null],
    ['not_i18n_redirected=en', 'fr', null],
    ['%;=;;i18n_redirected = en', 'fr', '/en'],
  ])('%j with a browser in %j leads to %j', (cookies, acceptLanguage, location) => {
    expect(languageOfVisit(visit({ cookies, acceptLanguage }))?.location ?? null).toBe(location);
  });
});

describe('a choice made without scripts', () => {
  it.each([
    ['lang=fr', '/', 'fr'],
    ['lang=fr&utm_source=a%20b', '/?utm_source=a%20b', 'fr'],
    ['a=1&lang=fr&b=2&lang=en', '/?a=1&b=2', 'fr'],
    ['l%61ng=fr', '/', 'fr'],
    ['lang=en', '/en', 'en'],
  ])('?%s is stored and redirected to the clean URL', (query, location, chosen) => {
    for (const cookies of ['', 'i18n_redirected=en', 'i18n_redirected=fr']) {
      const redirect = languageOfVisit(visit({ query, cookies, acceptLanguage: 'en' }));
      expect(redirect).toEqual({ status: 303, location, chosen });
    }
  });

  it('of an unknown language is none', () => {
    expect(languageOfVisit(visit({ query: 'lang=de' }))).toBeNull();
    expect(languageOfVisit(visit({ query: '%6Cang=fr&languages=2&Lang=x' }))?.location).toBe('/?languages=2&Lang=x');
    expect(languageOfVisit(visit({ query: 'lang=de&x', acceptLanguage: 'en' }))).toEqual(toEnglish('/en?x'));
  });
});

it('keeps the query as it was sent', () => {
  const query = 'utm_content=a+b%2Fc&&gclid=%zz&é=1';
  expect(languageOfVisit(visit({ query, acceptLanguage: 'en' }))?.location).toBe(
    '/en?utm_content=a+b%2Fc&gclid=%zz&é=1',
  );
});

it.each([
  [{ path: '/en' }],
  [{ path: '/formations' }],
  [{ path: '/en', query: 'lang=fr' }],
  [{ path: '/campus', query: 'lang=en' }],
  [{ path: '//' }],
  [{ path: '' }],
  [{ method: 'POST' }],
  [{ method: 'POST', query: 'lang=fr' }],
])('leaves %j alone: the prefix decides', (change) => {
  expect(languageOfVisit(visit({ acceptLanguage: 'en', cookies: 'i18n_redirected=en', ...change }))).toBeNull();
});

describe('the response', () => {
  const settings = { siteUrl: 'https://www.ecole.example' };

  it('is stored by no cache', () => {
    const { status, headers, body } = languageResponse({ status: 302, location: '/en', chosen: null }, settings);
    const given = new Headers(headers);
    expect([status, body, given.get('location')]).toEqual([302, '', '/en']);
    expect(given.get('cache-control')).toBe('private, no-store');
    expect(given.get('vary')).toBe('Accept-Language, Cookie');
    expect(given.getSetCookie()).toEqual([]);
    expect(given.get('x-content-type-options')).toBe('nosniff');
  });

  it('stores the choice for a year, where scripts can read it', () => {
    const { headers } = languageResponse({ status: 303, location: '/', chosen: 'fr' }, settings);
    expect(new Headers(headers).getSetCookie()).toEqual(['i18n_redirected=fr; Max-Age=31536000; Path=/; SameSite=Lax']);
  });
});

describe('a visit from a page of the site', () => {
  const siteUrl = 'https://www.ecole.test';
  const led = (referer: string, cookie = '') =>
    languageOfVisit(
      languageVisitOf(
        { method: 'GET', url: '/', headers: { referer, cookie, 'accept-language': 'en' } } as IncomingMessage,
        { siteUrl },
      ),
    );

  it('stays French where that page is', () => {
    expect(led(`${siteUrl}/formations/verre?a=b`)).toBe(null);
    expect(led(`${siteUrl}/`)).toBe(null);
  });

  it('follows the browser from an English page and from other hosts, and the choice from everywhere', () => {
    for (const referer of [`${siteUrl}/en/courses`, 'https://elsewhere.test/formations', 'no URL', ''])
      expect(led(referer)).toEqual(toEnglish());
    expect(led(`${siteUrl}/formations`, 'i18n_redirected=en')).toEqual(toEnglish());
  });
});
