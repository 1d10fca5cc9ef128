import { expect, test } from '@playwright/test';

test('the 404 for unknown URLs does not apply to pictures, files for crawlers, preview and login routes', async ({
  request,
}) => {
  const html = await (await request.get('/formations')).text();
  const picture = /\/media\/[0-9a-f]{24}\/480\.webp/.exec(html)?.[0] ?? 'no picture';
  for (const unknown of ['/nulle/part/du/tout', '/en/nowhere/to/be/found', '/nulle.part', '/sans/nom.html']) {
    expect((await request.get(unknown)).status(), unknown).toBe(404);
  }
  for (const url of [
    picture,
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.fr.webmanifest',
    '/manifest.en.webmanifest',
    '/api/shell?locale=en',
    '/favicon.svg',
  ]) {
    expect((await request.get(url)).status(), url).toBe(200);
  }
  expect((await request.get('/login', { maxRedirects: 0 })).status()).toBe(303);
  expect((await request.get('/callback', { maxRedirects: 0 })).status()).toBe(403);
});
