import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanValue, type Origin } from './origin.ts';
import { expiredOriginCookies, originCookies, readOriginCookies } from './origin-cookies.ts';

const origin: Origin = {
  origineTracking: 'SEARCH_google',
  utmMedium: 'cpc',
  utmSource: 'régie; 1',
  utmCampaign: 'none',
};

const headerOf = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

it('keeps an origin for two days, readable by scripts', () => {
  expect(originCookies(origin, { secure: false })).toEqual([
    'origine-tracking=SEARCH_google; Max-Age=172800; Path=/; SameSite=Lax',
    'utm_medium=cpc; Max-Age=172800; Path=/; SameSite=Lax',
    'utm_source=r%C3%A9gie%3B%201; Max-Age=172800; Path=/; SameSite=Lax',
    'utm_campaign=none; Max-Age=172800; Path=/; SameSite=Lax',
  ]);
});

it('is Secure on https', () => {
  expect(originCookies(origin, { secure: true })).toSatisfy((cookies: string[]) =>
    cookies.every((cookie) => cookie.endsWith('; Max-Age=172800; Path=/; SameSite=Lax; Secure')),
  );
});

it('removes exactly the cookies that it sets', () => {
  const names = (cookies: string[]) => cookies.map((cookie) => cookie.split('=')[0]);
  const expired = expiredOriginCookies({ secure: true });
  expect(names(expired)).toEqual(names(originCookies(origin, { secure: true })));
  expect(expired[0]).toBe('origine-tracking=; Max-Age=0; Path=/; SameSite=Lax; Secure');
});

describe('reading', () => {
  const all = headerOf(originCookies(origin, { secure: true }));
  const read = (header: string) => readOriginCookies(header)?.origineTracking ?? null;

  it('gives back what was written, among other cookies', () => {
    expect(readOriginCookies(`a=b; ${all}; consent=v1.all`)).toEqual(origin);
  });

  it.each([
    ['no cookie', '', null],
    ['other cookies', 'x-origine-tracking=a; origine-tracking-2=b', null],
    ['campaign values alone', 'utm_medium=a; utm_source=b; utm_campaign=c', null],
    ['an empty value', 'origine-tracking=', null],
    ['no value', 'origine-tracking', null],
    ['broken encoding', 'origine-tracking=%E9%', null],
    ['only control characters', 'origine-tracking=%00%1F', null],
    ['the first of two', 'origine-tracking=a; origine-tracking=b', 'a'],
    ['an equals sign in the value', 'origine-tracking=a=b', 'a=b'],
    ['no space between', 'x=1;origine-tracking=a', 'a'],
    ['control characters in it', 'origine-tracking=a%0D%0Ab', 'ab'],
    ['too long a value', `origine-tracking=${'a'.repeat(5000)}`, 'a'.repeat(200)],
    ['a name from Object', '__proto__=1; constructor=2; origine-tracking=a', 'a'],
  ])('%s', (_case, header, expected) => {
    expect(read(header)).toBe(expected);
  });

  it('takes missing and broken campaign values for none', () => {
    expect(readOriginCookies('origine-tracking=direct; utm_source=%; utm_medium=')).toEqual({
      origineTracking: 'direct',
      utmMedium: 'none',
      utmSource: 'none',
      utmCampaign: 'none',
    });
  });
});

it('encodes every value once, whatever it is', { timeout: 30_000 }, () => {
  const units = fc.array(fc.nat(0xffff), { maxLength: 30 }).map((codes) => String.fromCharCode(...codes));
  // A value that can be seen, as the classifier promises; the rest is hostile.
  const value = fc.oneof(units, fc.string({ unit: 'binary' }), fc.constant('%25;=,"')).map((text) => `v${text}`);
  fc.assert(
    fc.property(value, value, (first, second) => {
      const cookies = originCookies({ ...origin, origineTracking: first, utmSource: second }, { secure: true });
      const form = /^[a-z_-]+=[\w!~*'().%-]+; Max-Age=172800; Path=\/; SameSite=Lax; Secure$/;
      expect(cookies.filter((cookie) => form.test(cookie))).toHaveLength(4);
      expect(readOriginCookies(headerOf(cookies))).toEqual({
        ...origin,
        origineTracking: cleanValue(first),
        utmSource: cleanValue(second),
      });
    }),
    { numRuns: 10_000 },
  );
});

it('reads any header without failing', { timeout: 30_000 }, () => {
  const header = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.string().map((text) => `origine-tracking=${text}`),
  );
  fc.assert(
    fc.property(header, (text) => {
      expect(Object.values(readOriginCookies(text) ?? {})).not.toContain('');
    }),
    { numRuns: 10_000 },
  );
});
