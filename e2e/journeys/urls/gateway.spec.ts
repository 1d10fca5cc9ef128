import { expect, test } from '@playwright/test';
import { sharedEnvironment } from '../../environment/shared-environment.ts';
import { startSite } from '../../environment/test-environment.ts';

test('the gateway has the endpoints of the specification', async ({ request }) => {
  const me = (await (await request.get('/api/users/me?locale=fr')).json()) as {
    schools: { name: string; logo: { url: string }; social: unknown[] }[];
  };
  expect(me.schools[0]).toMatchObject({
    name: 'École Méridienne',
    logo: { alt: expect.any(String) },
    social: expect.arrayContaining([expect.objectContaining({ type: 'instagram', url: expect.any(String) })]),
  });
  const logo = await request.get(me.schools[0]?.logo.url ?? '');
  expect([logo.status(), logo.headers()['content-type']]).toEqual([200, expect.stringContaining('image/')]);
  const navbar = (await (await request.get('/api/menu-enrichis?type=navbar&locale=en')).json()) as {
    body: unknown[];
  }[];
  expect(navbar[0]?.body.length).toBeGreaterThan(5);
  const events = (await (await request.get('/api/events?locale=fr&campus=lyon&limit=99')).json()) as {
    campus: { slug: string };
  }[];
  expect(events.length).toBeGreaterThan(0);
  expect(new Set(events.map((event) => event.campus.slug))).toEqual(new Set(['lyon']));
  const news = (await (await request.get('/api/meridienne-news?locale=fr&limit=99')).json()) as object[];
  expect(news).toHaveLength(10);
  for (const item of news) {
    expect(item).toMatchObject({
      slug: expect.any(String),
      title: expect.any(String),
      publishDate: expect.any(String),
    });
    expect(item).toHaveProperty('campus_infos');
  }
  expect(news).toContainEqual(expect.objectContaining({ campus_infos: { title: expect.any(String) } }));
});

test('the gateway refuses other requests in the error shape', async ({ request }) => {
  const failures: [method: 'get' | 'post', path: string, statusCode: number][] = [
    ['get', '/api/users', 404],
    ['get', '/api/ponant-news?locale=fr', 404],
    ['get', '/api/courses?locale=fr', 404],
    ['get', '/api/screens/course?slug=nulle-part&locale=fr', 404],
    ['get', '/api/events?locale=de', 400],
    ['post', '/api/login', 403],
    ['post', '/api/taxonomy/update', 403],
    ['post', '/api/events', 404],
  ];
  for (const [method, path, statusCode] of failures) {
    const response = await request[method](path);
    expect(response.status(), path).toBe(statusCode);
    expect(await response.json()).toMatchObject({ source: 'site', statusCode });
  }
});

test('a response is revalidated each time, and sent again only where it changed', async ({ request }) => {
  const first = await request.get('/api/screens/course-list?locale=en&level=master');
  expect(first.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'application/json; charset=utf-8',
  });
  const { etag = '' } = first.headers();
  expect(etag).toMatch(/^"[\w-]+"$/);
  const again = await request.get('/api/screens/course-list?locale=en&level=master', {
    headers: { 'if-none-match': etag },
  });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  const head = await request.head('/api/screens/course-list?locale=en&level=master');
  expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
});

test('undeclared parameters are ignored', async ({ request }) => {
  const plain = await (await request.get('/api/events?locale=fr&campus=lyon')).text();
  const more = 'limit=1&where[slug][equals]=x&depth=9&select[title]=false&campus=paris&token=x&populate=*';
  expect(await (await request.get(`/api/events?locale=fr&campus=lyon&${more}`)).text()).toBe(plain);
  const all = await (await request.get('/api/events?locale=fr')).text();
  expect(await (await request.get(`/api/events?locale=fr&campus=${encodeURIComponent("' or 1=1")}`)).text()).toBe(all);
  const upstream = ['/api/http://evil.example/', '/api/..%2fusers', '/api/users/me/../../users', '/api//users'];
  for (const path of upstream) expect([400, 404], path).toContain((await request.get(path)).status());
});

test('every screen has an endpoint, with the parameters of its path', async ({ request }) => {
  const endpoints: [path: string, status: number][] = [
    ['/screens/home', 200],
    ['/screens/course?slug=design-objet', 200],
    ['/screens/course', 404],
    ['/screens/page?rubrique=ecole&slug=histoire', 200],
    ['/screens/page?rubrique=admissions&slug=histoire', 404],
    ['/screens/agenda?slug=lyon&month=2026-12', 200],
    ['/screens/crm?action=contact&course=design-objet', 200],
    ['/screens/constructor', 404],
    ['/shell', 200],
  ];
  for (const [path, status] of endpoints) expect((await request.get(`/api${path}`)).status(), path).toBe(status);
});

test('a link to a host that is not allowed counts as missing, and is logged without data of the visitor', async () => {
  const site = await startSite(sharedEnvironment(), { PORT: '4106', CRM_HOSTS: 'crm.ecole.example' });
  try {
    const url = 'http://localhost:4106/api/crm-links/contact/design-objet/paris?locale=fr';
    await expect.poll(async () => (await fetch(url)).json(), { timeout: 30_000 }).toEqual([]);
    await expect.poll(() => site.output()).toContain('it leads to a host that is not allowed');
  } finally {
    await site.kill();
  }
});
