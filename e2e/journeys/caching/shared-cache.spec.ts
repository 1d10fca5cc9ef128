import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { tagUnless } from '../../browser/long.ts';
import { personHeaders } from '../../environment/accounts.ts';
import { askDirectly, type CachedResponse, createSharedCache } from '../../environment/proxies/shared-cache.ts';
import { sharedEnvironment } from '../../environment/shared-environment.ts';
import { type Running, startSite } from '../../environment/test-environment.ts';
import { untilReads } from '../../environment/until-reads.ts';

/**
 * A shared cache in front of the site that stores all that RFC 9111 allows (section 10, "Shared caching" and "Cookies are
 * private").
 */
const sharedPort = 4260;
const withoutCdn = 'http://localhost:4100';
const withCdn = `http://localhost:${sharedPort}`;

let site: Running;
const purges = createServer((_request, response) => response.end());
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  await new Promise<void>((resolve) => purges.listen(0, '127.0.0.1', resolve));
  const { port } = purges.address() as AddressInfo;
  const settings = { PORT: String(sharedPort), SHARED_CACHING: 'on', PURGE_URL: `http://127.0.0.1:${port}/purge` };
  site = await startSite(sharedEnvironment(), settings);
  await untilReads(`${withCdn}/formations`);
});
test.afterAll(async () => {
  await site.kill();
  purges.close();
});

const fromSearch = { referer: 'https://www.google.fr/', 'accept-language': 'fr' };
const refused = { cookie: 'consent=v1.none', 'accept-language': 'fr' };
const known = { cookie: 'origine-tracking=direct', 'accept-language': 'fr' };

/** A URL of every kind of response to GET. */
async function urlsOf(origin: string): Promise<string[]> {
  const home = await (await fetch(`${origin}/`, { headers: { 'accept-language': 'fr' } })).text();
  const found = (pattern: RegExp) => pattern.exec(home)?.[0] ?? '/not-in-the-home-page';
  const picture = found(/\/media\/[0-9a-f]{24}\/[\w.-]+/);
  // Until then another width is served in its place, under another ETag.
  const caching = async () => (await askDirectly(origin + picture, {})).headers['cache-control'];
  await expect.poll(caching, { timeout: 40_000 }).toContain('immutable');
  return [
    '/',
    '/en',
    '/formations',
    '/formations?campus=lyon',
    '/formations?campus=nulle-part',
    '/actualites/fraiseuse-numerique-atelier-bois-paris',
    '/agenda/nantes',
    '/recherche-sur-le-site?q=mode',
    '/ma-selection?pairs=design-mode.lyon',
    '/trouver-ma-formation?campus=lyon',
    '/crm/contact',
    '/formations?utm_content=affiche&utm_source=metro',
    '/nulle-part',
    '/en/news/nowhere',
    '/-/-/-/-',
    '/error/debug?status=503',
    '/error/debug?status=404',
    '/%5c',
    '/Formations/',
    '/l-ecole',
    '/?lang=en',
    '/?lang=fr',
    '/login?from=/formations',
    '/logout',
    '/callback',
    '/api/shell?locale=fr',
    '/api/screens/course?locale=fr&slug=nowhere',
    '/api/events?locale=de',
    '/api/nothing',
    picture,
    '/media/none',
    found(/\/assets\/[\w.-]+\.js/),
    '/assets/lost.js',
    '/favicon.svg',
    '/sw.js',
    '/manifest.fr.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
  ];
}

function expectPrivate(what: string, { cookies, headers }: CachedResponse): void {
  if (cookies.length === 0) return;
  const rule = headers['cache-control'] ?? '';
  expect(rule, what).toMatch(/(^|, )private(,|$)/);
  expect(rule, what).not.toMatch(/public|s-maxage/);
}

for (const [mode, origin] of [
  ['without a CDN', withoutCdn],
  ['with one', withCdn],
] as const) {
  test(`no response that sets a cookie may be shared, ${mode}`, tagUnless(origin === withoutCdn), async () => {
    let withCookies = 0;
    for (const path of await urlsOf(origin)) {
      for (const visitor of [fromSearch, { 'accept-language': 'en' }, refused, known]) {
        const first = await askDirectly(origin + path, visitor);
        expectPrivate(path, first);
        withCookies += first.cookies.length > 0 ? 1 : 0;
        expectPrivate(`HEAD ${path}`, await askDirectly(origin + path, visitor, { method: 'HEAD' }));
        const tag = first.headers.etag;
        if (!tag) continue;
        const again = await askDirectly(origin + path, { ...visitor, 'if-none-match': tag });
        expectPrivate(`${path} again`, again);
        // The ETag revalidates for every visitor.
        if (first.status === 200) expect([again.status, again.body], path).toEqual([304, '']);
      }
    }
    expect(withCookies).toBeGreaterThan(20);
  });

  test(`no visitor gets the cookies of another one, ${mode}`, async () => {
    const cache = createSharedCache();
    for (const path of await urlsOf(origin)) {
      for (const visitor of [fromSearch, refused, known, { 'accept-language': 'fr' }, refused, fromSearch, refused]) {
        const { cookies } = await askDirectly(origin + path, visitor);
        const through = await cache.get(origin + path, visitor);
        expect(through.cookies, `${path} for ${JSON.stringify(visitor)}`).toEqual(cookies);
      }
    }
    expect(cache.size()).toBeGreaterThan(5);
  });

  test(`responses to a form are private, ${mode}`, async () => {
    for (const body of ['', 'course=design-objet', 'course=design-objet&campus=paris']) {
      const headers = { ...fromSearch, origin, 'content-type': 'application/x-www-form-urlencoded' };
      const response = await askDirectly(`${origin}/crm/contact`, headers, { method: 'POST', body });
      expect(response.cookies.length).toBeGreaterThan(0);
      expectPrivate(`a form with ${body}`, response);
    }
  });

  test(`responses of a preview are private, ${mode}`, async () => {
    const { contentUrl } = sharedEnvironment();
    const headers = await personHeaders(contentUrl, 'editor');
    const opened = await askDirectly(`${contentUrl}/api/preview/open?path=/formations`, headers);
    const callback = new URL(opened.headers.location ?? '');
    const responses = [await askDirectly(origin + callback.pathname + callback.search, {})];
    const [session = ''] = responses[0]?.cookies.map((cookie) => cookie.split(';', 1)[0] ?? '') ?? [];
    expect(session).toMatch(/^preview=./);
    for (const path of ['/formations', '/nulle-part', '/api/shell?locale=fr', '/logout', '/formations']) {
      const response = await askDirectly(origin + path, { cookie: session });
      expect(response.headers['cache-control'], path).toBe('private, no-store');
      responses.push(response);
    }
    for (const response of responses) expectPrivate('a preview', response);
    // The last one ends the session and deletes the cookie.
    expect(responses.filter(({ cookies }) => cookies.length > 0).length).toBeGreaterThanOrEqual(3);
  });
}
