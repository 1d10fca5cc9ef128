import { expect, it } from 'vitest';
import { readSettings } from './settings.server.ts';

it('has a working default for everything on one machine', () => {
  expect(readSettings({})).toMatchObject({ siteUrl: 'http://localhost:3000', port: 3000, trackingConsent: 'at-once' });
});

it('names every wrong value in one message', () => {
  const start = () => readSettings({ PORT: 'eighty', SITE_URL: 'ecole', TRACKING_CONSENT: 'never' });
  expect(start).toThrow(/PORT must be a port number/);
  expect(start).toThrow(/SITE_URL must be an address such as/);
  expect(start).toThrow(/TRACKING_CONSENT must be at-once or after-choice/);
});

it('refuses default secrets on a public address, and takes an empty value for an absent one', () => {
  expect(() => readSettings({ SITE_URL: 'https://www.ecole.example' })).toThrow(/SHARED_SECRET and CONTENT_PASSWORD/);
  const own = {
    SITE_URL: 'https://www.ecole.example',
    SHARED_SECRET: 'a secret of our own',
    CONTENT_PASSWORD: 'another one',
    PORT: '',
  };
  expect(readSettings(own)).toMatchObject({ siteUrl: 'https://www.ecole.example', port: 3000 });
});

it('takes a shared cache only together with the address where it is told of changes', () => {
  expect(() => readSettings({ SHARED_CACHING: 'on' })).toThrow(/PURGE_URL/);
  expect(() => readSettings({ PURGE_URL: 'https://cdn.example/purge' })).toThrow(/SHARED_CACHING/);
  const both = { SHARED_CACHING: 'on', PURGE_URL: 'https://cdn.example/purge' };
  expect(readSettings(both)).toMatchObject({ sharedCaching: true, purge: { url: 'https://cdn.example/purge' } });
});
