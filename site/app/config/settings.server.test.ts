import { describe, expect, it } from 'vitest';
import { readSettings, siteSettings } from './settings.server.ts';

const names = Object.keys(siteSettings) as (keyof typeof siteSettings)[];
const endOf = (name: keyof typeof siteSettings) =>
  `(${siteSettings[name].purpose}, for example ${name}=${siteSettings[name].example})`;
const noPath = 'must end after its host or port: remove what follows, a path for example, and any login';

it('has a working default for everything on one machine', () => {
  expect(readSettings({})).toMatchObject({ siteUrl: 'http://localhost:3000', port: 3000, trackingConsent: 'at-once' });
});

it('listens on loopback where SITE_URL is a loopback address, on all interfaces elsewhere, or on HOST', () => {
  const SITE_URL = 'https://www.ecole.example';
  const examples = Object.fromEntries(names.map((name) => [name, siteSettings[name].example]));
  expect(readSettings({}).host).toBe('127.0.0.1');
  expect(readSettings({ SITE_URL: 'http://[::1]:3000' }).host).toBe('::1');
  expect(readSettings({ ...examples, SITE_URL, HOST: '' }).host).toBeUndefined();
  expect(readSettings({ ...examples, SITE_URL, HOST: '10.0.0.7' }).host).toBe('10.0.0.7');
});

it('has its caches apart from those of sites with another content service or account', () => {
  const of = (CONTENT_URL: string, CONTENT_USERNAME: string) =>
    readSettings({ CACHE_DIR: '/cache', CONTENT_URL, CONTENT_USERNAME }).cacheDir;
  const own = of('http://a.example', 'a@a.example');
  const others = [of('http://b.example', 'a@a.example'), of('http://a.example', 'b@a.example')];
  expect(of('http://a.example/', 'a@a.example')).toBe(own);
  expect(new Set([own, ...others]).size).toBe(3);
  for (const folder of [own, ...others]) expect(folder).toMatch(/^\/cache\/site-[0-9a-f]{16}$/);
});

describe('a wrong value', () => {
  it.each(names)('of %s ends the start with its name, what it is for and an example', (name) => {
    const start = () => readSettings({ [name]: ' ' });
    expect(start).toThrow(`\n  ${name} must `);
    expect(start).toThrow(endOf(name));
  });

  it('has an example that would do', () => {
    const examples = Object.fromEntries(names.map((name) => [name, siteSettings[name].example]));
    expect(readSettings(examples)).toMatchObject({ siteUrl: 'https://www.ecole.example', sharedCaching: true });
  });

  it.each([
    ['PORT', 'eighty', 'must be a whole number from 0 to 65535'],
    ['PORT', '70000', 'must be a whole number from 0 to 65535'],
    ['INTERNAL_PORT', '3002.5', 'must be a whole number from 0 to 65535'],
    ['TRUSTED_PROXIES', '11', 'must be a whole number from 0 to 10'],
    ['RATE_LIMIT', '0', 'must be a whole number from 1 to 10000'],
    ['SITE_URL', 'ecole', 'must be an address'],
    ['SITE_URL', 'https://www.ecole.example/site', noPath],
    ['SITE_URL', 'https://www.ecole.example/?a=b', noPath],
    ['SITE_URL', 'https://www.ecole.example/#a', noPath],
    ['CONTENT_URL', 'http://name:password@localhost:3001', noPath],
    ['CONTENT_URL', 'http://localhost:3001/content/', noPath],
    ['CONTENT_PUBLIC_URL', 'https://edition.ecole.example/admin', noPath],
    ['CRM_HOSTS', 'https://crm.ecole.example', 'must be hosts, joined by commas'],
    ['TRACKING_CONSENT', 'never', 'must be at-once or after-choice'],
    ['SHARED_SECRET', 'too-short', 'must have 16 characters or more'],
  ] as const)('%s=%s: %s', (name, value, wrong) => {
    expect(() => readSettings({ [name]: value })).toThrow(`  ${name} ${wrong} ${endOf(name)}`);
  });

  it('is named together with the others, once each, and never repeated', () => {
    const start = () => readSettings({ PORT: 'eighty', CRM_HOSTS: 'a b,c d', SHARED_SECRET: 'typed-wrong' });
    expect(start).toThrow(/^[^\n]+(\n {2}(PORT|CRM_HOSTS|SHARED_SECRET) [^\n]+){3}$/);
    expect(start).not.toThrow('typed-wrong');
  });
});

it('refuses what is the sample’s on a public address, and takes an empty value for an absent one', () => {
  const start = () => readSettings({ SITE_URL: 'https://www.ecole.example' });
  for (const name of ['SHARED_SECRET', 'CRM_HOSTS', 'CONTENT_PUBLIC_URL'] as const) {
    expect(start).toThrow(`  ${name} must be of your own choice when SITE_URL is public ${endOf(name)}`);
  }
  const own = {
    SITE_URL: 'https://www.ecole.example',
    SHARED_SECRET: 'a secret of our own',
    CRM_HOSTS: 'crm.ecole.example',
    CONTENT_PUBLIC_URL: 'https://edition.ecole.example',
    PORT: '',
  };
  expect(readSettings(own)).toMatchObject({ siteUrl: 'https://www.ecole.example', port: 3000 });
});

it('takes a shared cache only together with the URL of its purges', () => {
  expect(() => readSettings({ SHARED_CACHING: 'on' })).toThrow(endOf('PURGE_URL'));
  expect(() => readSettings({ PURGE_URL: 'https://cdn.example/purge' })).toThrow(/SHARED_CACHING/);
  const both = { SHARED_CACHING: 'on', PURGE_URL: 'https://cdn.example/purge' };
  expect(readSettings(both)).toMatchObject({ sharedCaching: true, purge: { url: 'https://cdn.example/purge' } });
});

it('refuses one port for both servers: behind a public URL each would get requests of the other', () => {
  expect(() => readSettings({ PORT: '3002' })).toThrow(endOf('INTERNAL_PORT'));
});

it('refuses to start with another theme than the one that it was built with', () => {
  expect(() => readSettings({ THEME: 'ponant' }, 'meridienne')).toThrow(
    `  THEME must be meridienne, with which this site was built, or "THEME=ponant npm run build" run before ${endOf('THEME')}`,
  );
  for (const THEME of ['ponant', '', undefined]) expect(() => readSettings({ THEME }, 'ponant')).not.toThrow();
});
