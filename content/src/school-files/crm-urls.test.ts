import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['the sample CRM of this machine', 'localhost:3001', 'http://localhost:3001/sample-crm/contact?x=1'],
  [
    'the first allowed host, also on this machine',
    'crm.ecole.example,b.example',
    'https://crm.ecole.example/contact?x=1',
  ],
  ['the first allowed host by http where it is localhost', 'localhost:5000', 'http://localhost:5000/contact?x=1'],
])('a link to the own CRM leads to %s, and back', async (_case, hosts, url) => {
  vi.stubEnv('CRM_HOSTS', hosts);
  vi.resetModules();
  const { expandCrmUrl, shortenCrmUrl } = await import('./crm-urls.ts');
  const link = { action: 'contact', url: { fr: 'crm:/contact?x=1', en: 'https://elsewhere.example/contact' } };
  const expanded = expandCrmUrl('crm-links', link);
  expect(expanded.url).toEqual({ ...link.url, fr: url });
  expect(shortenCrmUrl('crm-links', expanded)).toEqual(link);
  const redirect = { from: '/candidature', to: 'crm:/contact?x=1' };
  expect(expandCrmUrl('redirects', redirect)).toEqual({ ...redirect, to: url });
  expect(shortenCrmUrl('redirects', { ...redirect, to: url })).toEqual(redirect);
  expect(expandCrmUrl('redirects', { from: '/vieux', to: '/atelier' }).to).toBe('/atelier');
});
