import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { sampleAccounts } from '../../../content/src/seed/sample-accounts.ts';
import { siteWorkspace } from '../../../launcher/environment.ts';
import { type OwnEnvironment, startOwnEnvironment } from '../../environment/own-environment.ts';
import { type ContentProxy, startContentProxy } from '../../environment/proxies/content-proxy.ts';
import { screenSamples } from '../../environment/screens.ts';
import { fetchInternal, internalPortOf } from '../../environment/test-environment.ts';
import { textsBelow } from '../../environment/texts-below.ts';

const sitePort = 4240;
const account = 'site@ecole-meridienne.example';
/** Settings with recognisable values, which must not appear in any response. */
const planted = {
  SHARED_SECRET: 'planted-2f81-shared-secret',
  CONTENT_SECRET: 'planted-2f81-content-secret',
};

let own: OwnEnvironment;
let proxy: ContentProxy;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  proxy = await startContentProxy(`http://localhost:${sitePort + 1}`, sitePort + 2);
  own = await startOwnEnvironment(sitePort, {
    settings: { ...planted, CONTENT_USERNAME: account, CONTENT_URL: proxy.url },
  });
});
test.afterAll(async () => {
  await own?.end();
  await proxy?.stop();
});

/** The strings to search for: each secret, a recognisable part of it, and its encoding in a header. */
const tellingParts = (secrets: Iterable<string>) =>
  [...secrets]
    .flatMap((secret) => [secret, ...secret.split('.').filter((part) => part.length > 40)])
    .concat(
      // The header of a JWT is the same in all tokens, so only the rest is searched for.
      [...secrets].flatMap((secret) => [
        Buffer.from(secret).toString('base64url'),
        Buffer.from(`${account}:${secret}`).toString('base64'),
      ]),
    );

test('the token and the password of the service account, and the shared secrets, appear in no response', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const received: string[] = [];
  const send = async (path: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') => {
    const url = path.startsWith('/') ? own.origin + path : path;
    const response = await request.fetch(url, { method, maxRedirects: 0 });
    const text = await response.text();
    received.push(`${method} ${path}: ${response.status()} ${JSON.stringify(response.headers())}\n${text}`);
    return { status: response.status(), text };
  };

  /** Retries, because a busy machine may be slow with an uncached page. */
  const find = async (path: string) => {
    let text = '';
    await expect(async () => {
      const response = await send(path);
      expect(response.status, path).toBe(200);
      text = response.text;
    }).toPass({ timeout: 60_000 });
    return text;
  };

  // Every template, its files, and the later requests of the browser.
  const loaded = new Set<string>();
  for (const { path } of screenSamples) {
    const text = await find(path);
    for (const [, file = ''] of text.matchAll(
      /(?:src|href)="(\/(?:assets|media)\/[^"]+\.(?:js|css)|\/[\w.-]+\.[a-z]+)"/g,
    ))
      loaded.add(file);
  }
  const scripts = (await readdir(path.join(siteWorkspace, 'build/client/assets'))).map((name) => `/assets/${name}`);
  for (const file of new Set([...loaded, ...scripts, '/service-worker.js', '/robots.txt', '/sitemap.xml'])) {
    await find(file);
    if (/\.(js|css)$/.test(file)) expect((await send(`${file}.map`)).status, `${file}.map`).toBe(404);
  }
  const endpoints = ['users/me', 'shell', 'events', 'meridienne-news', 'menu-enrichis?type=navbar', 'screens/home'];
  endpoints.push(
    'screens/course-list',
    'screens/course?slug=design-objet',
    'screens/agenda',
    'nothing',
    'users',
    'login',
  );
  for (const locale of ['fr', 'en']) {
    for (const endpoint of endpoints)
      await send(`/api/${endpoint}${endpoint.includes('?') ? '&' : '?'}locale=${locale}`);
  }
  for (const path of ['/api/login', '/api/taxonomy/update', '/crm/contact', '/en/crm/contact'])
    await send(path, 'POST');
  const errors = ['/nulle-part', '/en/nowhere', '/%5c', '/error/debug?status=503', '/en/error/debug?status=500'];
  for (const path of [...errors, '/api/screens/course?slug=x&locale=fr', '/media/none']) await send(path);
  for (const inside of ['/metrics', '/cache', '/health/live', '/health/ready']) {
    await send(`http://localhost:${internalPortOf(sitePort)}${inside}`);
    received.push(`${inside} for operators: ${await (await fetchInternal(sitePort, inside)).text()}`);
  }

  // In a preview.
  const { email, password } = sampleAccounts.editor;
  await page.request.post(`${own.environment.contentUrl}/api/users/login`, { data: { email, password } });
  page.on('response', async (response) => {
    if (!response.url().startsWith(own.origin)) return;
    const body = await response.text().catch(() => '');
    received.push(`preview ${response.url()}: ${JSON.stringify(await response.allHeaders())}\n${body}`);
  });
  await page.goto(`${own.environment.contentUrl}/api/preview/open?path=/news`);
  await expect(page.getByRole('complementary', { name: 'Aperçu' })).toBeVisible();
  for (const path of ['/', '/en/courses', '/nulle-part', '/error/debug?status=500']) {
    await page.goto(own.origin + path, { waitUntil: 'networkidle' });
  }
  await page.goto('about:blank');

  // After a refused token the site logs in again.
  const first = new Set(proxy.tokens);
  expect(first.size).toBeGreaterThan(0);
  proxy.respondInstead(({ headers }) => {
    const isOld = first.has(headers.authorization?.replace('Bearer ', '') ?? '');
    return isOld ? { status: 401, body: { errors: [{ message: 'Expired' }] } } : null;
  });
  await find('/formations/annee-preparatoire');
  expect(proxy.tokens.size).toBeGreaterThan(first.size);

  // A content service that repeats the request: in an error, in a malformed response, in the login.
  for (const [status, slug] of [
    [500, 'design-mode'],
    [400, 'direction-artistique'],
    [200, 'design-graphique'],
  ] as const) {
    proxy.respondInstead(({ method, url, rawHeaders }, body) => ({
      status,
      body: {
        errors: [{ message: `${method} ${url} ${rawHeaders.join(' ')} ${body}` }],
        docs: rawHeaders,
        token: body,
      },
    }));
    for (const path of [`/formations/${slug}`, `/api/screens/course?slug=${slug}&locale=fr`, '/media/a/b.jpg'])
      expect((await send(path)).status, `${status} ${path}`).toBeGreaterThanOrEqual(400);
  }
  proxy.respondInstead(() => ({ status: 401, body: {} }));
  await send('/formations/design-interaction');

  // No content service at all.
  proxy.respondInstead(() => null);
  await own.content.kill();
  for (const path of [
    '/formations/design-mobilier',
    '/en/courses/fashion-design',
    '/api/screens/course?slug=design-mobilier&locale=fr',
  ])
    expect((await send(path)).status, path).toBe(503);
  expect((await send('/formations')).status).toBe(200);
  await own.site.stop();

  const cached = await textsBelow(path.join(own.environment.dataDir, 'cache'));
  const built = await textsBelow(path.join(siteWorkspace, 'build/client'));
  expect(built.filter(({ name }) => name.endsWith('.map'))).toEqual([]);
  const everywhere = [
    ...received.map((text) => ({ name: text.split('\n', 1)[0] ?? '', text })),
    { name: 'the log of the site', text: own.site.output() },
    { name: 'the log of the content service', text: own.content.output() },
    ...cached,
    ...built,
  ];
  // The search covered responses in which secrets could appear.
  expect(received.join('').length).toBeGreaterThan(2_000_000);
  expect(cached.some(({ text }) => text.includes('design-objet'))).toBe(true);
  expect(own.site.output()).toContain('site listening');
  const secrets = tellingParts([...proxy.tokens, ...Object.values(planted)]);
  const found = everywhere.flatMap(({ name, text }) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${name}`),
  );
  expect(found).toEqual([]);
  expect(received.filter((text) => /Bearer |sourceMappingURL/.test(text))).toEqual([]);
  expect(received.filter((text) => text.includes(account))).toEqual([]);
});
