import { expect, it } from 'vitest';
import { purposesOf, readConsent } from './consent-choice.ts';
import { consentCookie, formatConsent } from './consent-cookie.ts';

const everything = { origin: true, tags: true };
const nothing = { origin: false, tags: false };

it.each([
  ['v1.all', everything],
  ['v1.none', nothing],
  ['v1.origin', { origin: true, tags: false }],
  ['v1.tags', { origin: false, tags: true }],
  ['v1.all.origin', { origin: true, tags: null }],
  ['v1.none.origin', { origin: false, tags: null }],
  ['v1.all.tags', { origin: null, tags: true }],
  ['v1.none.tags', { origin: null, tags: false }],
])('writes and reads %s', (value, consent) => {
  expect(formatConsent(consent)).toBe(value);
  expect(readConsent(`a=b; consent=${value}; i18n_redirected=fr`)).toEqual(consent);
});

it('reads a list that names every purpose', () => {
  expect(readConsent('consent=v1.origin+tags')).toEqual(everything);
});

it.each([
  '',
  'consent',
  'consent=',
  'consent=v1',
  'consent=v1.',
  'consent=v1.ALL',
  'consent=v1.all+none',
  'consent=v1.origin+ads',
  'consent=v1.origin+',
  'consent=v1.toString',
  'consent=v2.all',
  'consent=v11.all',
  'consent=v1.all.',
  'consent=v1.all.ads',
  'consent=v1.tags.origin',
  'consent=v1.all.tags.origin',
  'consent=all',
  'consent=%76%31.all',
  'my-consent=v1.all',
  'a="consent=v1.all"',
])('asks again for %j', (header) => {
  expect(readConsent(header)).toBeNull();
});

it('counts the first of two', () => {
  expect(readConsent('consent=v1.none; consent=v1.all')).toEqual(nothing);
});

it('is kept six months', () => {
  expect(consentCookie(nothing, { secure: true })).toBe(
    'consent=v1.none; Max-Age=15552000; Path=/; SameSite=Lax; Secure',
  );
  expect(consentCookie(everything, { secure: false })).toBe('consent=v1.all; Max-Age=15552000; Path=/; SameSite=Lax');
});

it.each([
  ['at-once', null, []],
  ['at-once', 'GTM-ABCD12', ['tags']],
  ['after-choice', null, ['origin']],
  ['after-choice', 'GTM-ABCD12', ['origin', 'tags']],
  ['after-choice', '', ['origin']],
])('asks, with %s and tag manager %s, about %j', (trackingConsent, tagManagerId, purposes) => {
  expect(purposesOf({ trackingConsent, tagManagerId })).toEqual(purposes);
});
