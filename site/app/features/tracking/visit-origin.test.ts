import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { readOriginNow, settleOrigin } from './visit-origin.ts';
import { rememberVisitStart } from './visit-start.ts';

const jar = new Map<string, string>();
const page = {
  referrer: 'https://www.google.fr/',
  get cookie() {
    return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  },
  set cookie(text: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (text.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, value);
  },
};
const first = 'https://www.ecole.example/formations?gclid=Cj0abc&utm_source=salon';

beforeEach(() => {
  jar.clear();
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { ...addressOf(first) });
  rememberVisitStart();
  vi.stubGlobal('location', { ...addressOf('https://www.ecole.example/agenda') });
});

afterAll(() => {
  vi.unstubAllGlobals();
});

function addressOf(href: string) {
  const { host, protocol } = new URL(href);
  return { href, host, protocol };
}

const seen = { origineTracking: 'SEARCH_google', utmSource: 'salon', utmMedium: 'none', utmCampaign: 'none' };

it('knows the origin of the open page before the choice, stores nothing, and tells no click id', () => {
  const origin = readOriginNow({ trackingConsent: 'after-choice', agreed: null });
  expect(origin).toEqual(seen);
  expect(JSON.stringify(origin)).not.toContain('Cj0abc');
  expect(page.cookie).toBe('');
});

it('tells nothing after a refusal, whatever the cookies say', () => {
  jar.set('origine-tracking', 'direct');
  expect(readOriginNow({ trackingConsent: 'after-choice', agreed: false })).toBeNull();
  expect(readOriginNow({ trackingConsent: 'at-once', agreed: false })).toBeNull();
});

it('keeps the origin at the moment of agreeing, and removes it on withdrawal', () => {
  settleOrigin(true);
  expect([...jar.keys()].sort()).toEqual(['origine-tracking', 'utm_campaign', 'utm_medium', 'utm_source']);
  expect(readOriginNow({ trackingConsent: 'after-choice', agreed: true })).toEqual(seen);
  settleOrigin(false);
  expect(page.cookie).toBe('');
});

it('reads the cookies at once, and knows the origin of the open page where they are gone', () => {
  expect(readOriginNow({ trackingConsent: 'at-once', agreed: null })).toEqual(seen);
  jar.set('origine-tracking', 'direct');
  expect(readOriginNow({ trackingConsent: 'at-once', agreed: null })).toMatchObject({ origineTracking: 'direct' });
});
