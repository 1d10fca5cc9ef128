import { expect, it } from 'vitest';
import { securePage } from './secure-page.ts';

const settings = { siteUrl: 'https://www.ecole.example', crmHosts: [] };
const html = { 'content-type': 'text/html; charset=utf-8' };

it('gives a page the policy of its very body, whatever its status', async () => {
  for (const status of [200, 404, 503]) {
    const page = await securePage(new Response('<script>a()</script>', { status, headers: html }), '/', settings);
    expect([page.status, await page.text()]).toEqual([status, '<script>a()</script>']);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
  }
});

it('keeps what the router says of a page and of a redirect', async () => {
  const headers = { ...html, 'cache-control': 'no-store', 'retry-after': '30' };
  const page = await securePage(new Response('<p>', { status: 503, headers }), '/', settings);
  expect([page.headers.get('cache-control'), page.headers.get('retry-after')]).toEqual(['no-store', '30']);
  const location = 'https://crm.ecole.example/x';
  const redirect = await securePage(new Response(null, { status: 303, headers: { location } }), '/', settings);
  expect([redirect.status, redirect.headers.get('location')]).toEqual([303, location]);
  expect(redirect.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
});

it.each([
  ['/x', 'fr', /lang="fr".*An error occurred while showing the error page.*Go back to home/s],
  ['/en/x', 'en', /lang="en".*An error occurred while showing the error page.*Go back to home/s],
])('says so where the router could not even render the error page of %s', async (target, _locale, words) => {
  const last = new Response('Unexpected Server Error', { status: 500, headers: { 'content-type': 'text/plain' } });
  for (const rendered of [last, new Response(null, { status: 500 })]) {
    const page = await securePage(rendered, target, settings);
    expect([page.status, page.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
    expect(await page.text()).toMatch(words);
  }
});

it('shows the error page for a form that comes from elsewhere', async () => {
  const page = await securePage(new Response('Bad Request', { status: 400 }), '/en/crm/contact', settings);
  expect([page.status, page.headers.get('cache-control')]).toEqual([400, 'no-store']);
  expect(await page.text()).toContain('Bad request (400)');
});
