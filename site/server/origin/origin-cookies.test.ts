import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCrmLink } from '../../app/features/action-flow/crm-link.ts';
import { readOriginCookies } from '../../app/features/tracking/origin-cookies.ts';
import { originSetCookies } from './origin-cookies.ts';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const url = new URL('https://www.ecole.example/formations?utm_source=annuaire');
const visit = { url, referrer: 'https://www.google.fr/', cookies: '' };
const atOnce = { trackingConsent: 'at-once', siteUrl: 'https://www.ecole.example' } as const;
const afterChoice = { ...atOnce, trackingConsent: 'after-choice' } as const;

const google = [
  'origine-tracking=ORGANIC_google; Max-Age=172800; Path=/; SameSite=Lax; Secure',
  'utm_medium=none; Max-Age=172800; Path=/; SameSite=Lax; Secure',
  'utm_source=annuaire; Max-Age=172800; Path=/; SameSite=Lax; Secure',
  'utm_campaign=none; Max-Age=172800; Path=/; SameSite=Lax; Secure',
];

it('sets cookies that the README tells a CDN to let through, all of them', () => {
  const [, sentence = ''] = /Of the cookies it must let([^.]+) through/.exec(readme) ?? [];
  const names = originSetCookies(visit, atOnce).map((cookie) => cookie.split('=')[0]);
  expect(names).toHaveLength(4);
  expect(names.filter((name) => !sentence.includes(`\`${name}\``))).toEqual([]);
});

describe('at once', () => {
  it('sets the four cookies by the first request', () => {
    expect(originSetCookies(visit, atOnce)).toEqual(google);
    expect(originSetCookies({ ...visit, referrer: null }, atOnce)[0]).toContain('origine-tracking=direct; ');
  });

  it('is Secure where the public origin is, whatever the proxy in front speaks to the server', () => {
    const behindProxy = { ...visit, url: new URL('http://www.ecole.example/formations?utm_source=annuaire') };
    expect(originSetCookies(behindProxy, atOnce)).toEqual(google);
    expect(originSetCookies(visit, { ...atOnce, siteUrl: 'http://localhost:3000' })[0]).not.toContain('Secure');
  });

  it.each([
    ['a step within the site', 'https://www.ecole.example/agenda', 'origine-tracking=direct'],
    ['a step from the host without www', 'https://ecole.example/', ''],
    ['a direct visit after another', null, 'origine-tracking=ORGANIC_google'],
  ])('writes nothing for %s', (_case, referrer, cookies) => {
    expect(originSetCookies({ ...visit, referrer, cookies }, atOnce)).toEqual([]);
  });

  it('takes the host of the request for its own', () => {
    const local = { url: new URL('http://127.0.0.1:3000/'), referrer: 'http://127.0.0.1:3000/agenda', cookies: '' };
    expect(originSetCookies(local, { ...atOnce, siteUrl: 'http://localhost:3000' })).toEqual([]);
  });

  it('writes nothing once the visitor has refused', () => {
    expect(originSetCookies({ ...visit, cookies: 'consent=v1.none' }, atOnce)).toEqual([]);
    expect(originSetCookies({ ...visit, cookies: 'consent=v1.all' }, atOnce)).toEqual(google);
  });

  it.each(['consent=v1.none.tags', 'consent=v1.all.tags'])(
    'writes with %j, which says nothing of the origin',
    (cookies) => {
      expect(originSetCookies({ ...visit, cookies }, atOnce)).toEqual(google);
    },
  );
});

it.each([atOnce, afterChoice])(
  'what is left of an origin that was refused is removed ($trackingConsent)',
  (settings) => {
    const cookies = 'consent=v1.none; origine-tracking=direct; utm_source=annuaire';
    const removed = originSetCookies({ ...visit, cookies }, settings);
    expect(removed.map((cookie) => cookie.split(';').slice(0, 2).join(';'))).toEqual(
      ['origine-tracking', 'utm_medium', 'utm_source', 'utm_campaign'].map((name) => `${name}=; Max-Age=0`),
    );
  },
);

describe('after the choice', () => {
  it.each([
    '',
    'consent=v1.none',
    'consent=v1.tags',
    'consent=v1.all.tags',
    'consent=v0.all',
    'consent=all',
    'origine-tracking=direct',
  ])('writes nothing with %j', (cookies) => {
    expect(originSetCookies({ ...visit, cookies }, afterChoice)).toEqual([]);
  });

  it.each(['consent=v1.all', 'consent=v1.origin', 'consent=v1.origin+tags'])('writes with %j', (cookies) => {
    expect(originSetCookies({ ...visit, cookies }, afterChoice)).toEqual(google);
  });
});

it('carries hostile values from the first request to the CRM, encoded once and nowhere else', {
  timeout: 30_000,
}, () => {
  const units = fc.array(fc.nat(0xffff), { maxLength: 30 }).map((codes) => String.fromCharCode(...codes));
  const hostile = fc.oneof(
    units,
    fc.string({ unit: 'binary' }),
    fc.constantFrom('%2526', '&a=b#c', '; Path=/x', '\r\n'),
  );
  const referrers = fc.oneof(
    hostile,
    hostile.map((host) => `https://${host}.google.fr/`),
  );
  fc.assert(
    fc.property(hostile, hostile, referrers, (content, campaign, referrer) => {
      const query = new URLSearchParams({ utm_content: content, utm_campaign: campaign });
      const visit = { url: new URL(`https://www.ecole.example/?${query}`), referrer, cookies: '' };
      const cookies = originSetCookies(visit, atOnce);
      expect(cookies).toHaveLength(4);
      const origin = readOriginCookies(cookies.map((cookie) => cookie.split(';')[0]).join('; '));
      const parts = { action: 'registration', course: content, campus: campaign, school: 'S' } as const;
      const crm = { url: 'https://crm.ecole.example/', crmHosts: ['crm.ecole.example'] };
      const link = new URL(buildCrmLink({ ...parts, ...crm, origin }) ?? '');
      const received = [link.searchParams.get('Origine_Tracking'), link.searchParams.get('utm_campaign') ?? 'none'];
      expect([link.host, ...received]).toEqual(['crm.ecole.example', origin?.origineTracking, origin?.utmCampaign]);
    }),
    { numRuns: 10_000 },
  );
});
