import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from '@playwright/test';
import { watchConsole } from '../../browser/console-watch.ts';
import { afterHydration } from '../../browser/hydration.ts';
import { logIn } from '../../environment/editor.ts';
import { type OwnEnvironment, startOwnEnvironment } from '../../environment/own-environment.ts';
import { fetchInternal, internalPortOf } from '../../environment/test-environment.ts';

/** An environment of its own: these tests publish, and read the counters of the cache. */
const sitePort = 4140;
const origin = `http://localhost:${sitePort}`;

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let own: OwnEnvironment;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  // Few unknown URLs are looked up per second, so that requests for many of them stay fast.
  own = await startOwnEnvironment(sitePort, { settings: { RATE_LIMIT: '20', CONNECTIONS_PER_CLIENT: '2000' } });
  await expect.poll(async () => (await send('/formations')).status, { timeout: 60_000 }).toBe(200);
});
test.afterAll(() => own?.end());

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request, and leaves the body of the response undecoded. */
function send(path: string, headers: Record<string, string | string[]> = {}, method = 'GET'): Promise<Received> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ host: 'localhost', port: sitePort, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

interface CacheReport {
  counts: { hits: number; misses: number; renders: number };
  size: { entries: number; bytes: number; waiting: number };
  pages: { key: string; renders: number; forms: string[] }[];
}

const inside = (path: string) => fetchInternal(sitePort, path);
const report = async () => (await (await inside('/cache')).json()) as CacheReport;
const rendersByKey = async () => new Map((await report()).pages.map(({ key, renders }) => [key, renders]));

async function untilCompressed(key: string): Promise<void> {
  await expect.poll(async () => (await report()).pages.find((page) => page.key === key)?.forms.length).toBe(3);
}

/** Runs a task for each of many, so many at a time. */
async function inParallel<T>(tasks: readonly T[], atATime: number, run: (task: T) => Promise<void>): Promise<void> {
  const left = tasks.values();
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      for (const task of left) await run(task);
    }),
  );
}

test('a cached page: every encoding, 304, HEAD, and one key for all spellings of its URL', async () => {
  const whole = await send('/formations');
  expect(whole).toMatchObject({ status: 200, headers: { vary: 'Accept-Encoding' } });
  await untilCompressed('/formations');
  const tags = new Set<string | undefined>();
  for (const [accepted, encoding] of [
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
  ] as const) {
    const response = await send('/formations', { 'accept-encoding': accepted });
    expect(response.headers['content-encoding'], accepted).toBe(encoding);
    expect(Number(response.headers['content-length'])).toBe(response.body.length);
    const { etag } = response.headers;
    tags.add(etag);
    const again = await send('/formations', { 'accept-encoding': accepted, 'if-none-match': `"x", ${etag}` });
    expect(again).toMatchObject({ status: 304, headers: { etag, vary: 'Accept-Encoding' } });
    expect(again.body).toHaveLength(0);
    expect(again.headers['content-security-policy']).toBe(response.headers['content-security-policy']);
    const head = await send('/formations', { 'accept-encoding': accepted }, 'HEAD');
    expect(head).toMatchObject({
      status: 200,
      headers: { etag, 'content-length': response.headers['content-length'] },
    });
    expect(head.body).toHaveLength(0);
  }
  expect(tags.size).toBe(3);
  expect(whole.headers['cache-control']).toBe('private, max-age=0, must-revalidate');

  const before = (await report()).counts.renders;
  const spellings = ['/formations?', '/formations?x=1', '/formations?utm_source=a&level=nothing', '/form%61tions'];
  for (const spelling of spellings) {
    const { status, body } = await send(spelling);
    if (status === 200) expect(body.equals(whole.body), spelling).toBe(true);
    else expect(status, spelling).toBe(301);
  }
  expect((await report()).counts.renders).toBe(before);
});

test('a thousand concurrent requests for a cold page: one rendering, and each read of the content service once', async () => {
  const requestsSoFar = async () => {
    const text = await (await inside('/metrics')).text();
    return Number(/vitrine_content_requests_total\{outcome="ok"\} (\d+)/.exec(text)?.[1]);
  };
  const [requests, { counts, pages }] = [await requestsSoFar(), await report()];
  const responses = await Promise.all(Array.from({ length: 1000 }, () => send('/campus/bordeaux')));
  expect(new Set(responses.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1);
  const after = await report();
  const former = new Map(pages.map(({ key, renders }) => [key, renders]));
  const rendered = after.pages.filter(({ key, renders }) => renders !== former.get(key));
  expect(rendered.map(({ key, renders }) => [key, renders])).toEqual([['/campus/bordeaux', 1]]);
  expect(after.counts.renders - counts.renders).toBe(1);
  // As many as one rendering reads; the journal is requested in parallel.
  expect((await requestsSoFar()) - requests).toBeLessThan(20);
});

test('ten thousand query strings on fifty pages make fifty entries', { tag: '@long' }, async () => {
  const slugs = (await (await send('/api/meridienne-news?locale=fr')).body.toString()).matchAll(/"url":"([^"?]+)"/g);
  const pages = [
    ...new Set(
      ['/', '/en', '/campus', '/formations', '/news', '/agenda', '/portfolios', '/ecole', '/admissions', '/recherche']
        .concat(['/en/campuses', '/en/courses', '/en/news', '/en/agenda', '/en/portfolios', '/en/school', '/cgv'])
        .concat(['paris', 'lyon', 'nantes', 'bordeaux', 'strasbourg'].flatMap((campus) => [`/campus/${campus}`]))
        .concat(['paris', 'lyon', 'nantes', 'bordeaux'].map((campus) => `/en/campuses/${campus}`))
        .concat(
          ['architecture-interieure', 'design-interieur', 'design-objet', 'design-mobilier', 'design-graphique'].map(
            (slug) => `/formations/${slug}`,
          ),
        )
        .concat(
          [
            'direction-artistique',
            'design-mode',
            'design-textile-matieres',
            'design-interaction',
            'annee-preparatoire',
          ].map((slug) => `/formations/${slug}`),
        )
        .concat([...slugs].map(([, url = '']) => url)),
    ),
  ].slice(0, 50);
  for (const page of pages) expect((await send(page)).status, page).toBe(200);
  const before = await report();
  const variants = Array.from(
    { length: 10_000 },
    (_, number) => `${pages[number % pages.length]}?v${number}=${number}`,
  );
  await inParallel(variants, 40, async (variant) => {
    expect((await send(variant, { 'accept-encoding': 'br' })).status, variant).toBe(200);
  });
  const after = await report();
  expect(after.counts.renders).toBe(before.counts.renders);
  expect(after.size.entries).toBe(before.size.entries);
});

test('a value without content shares the cache entry of the page without it', async () => {
  const pairs = [
    ['/agenda', 'month=2071-01'],
    ['/formations?level=master', 'campus=nulle-part'],
    ['/crm/contact?course=design-objet', 'campus=nulle-part'],
    ['/crm/contact', 'campus=nulle-part'],
    ['/api/events?locale=fr', 'campus=nulle-part'],
    ['/api/screens/course-list?locale=fr', 'campus=nulle-part'],
    ['/api/screens/news-list?locale=fr', 'page=abc'],
  ] as const;
  for (const [known, none] of pairs) {
    const { status, body } = await send(known);
    expect(status, known).toBe(200);
    const before = await report();
    const same = await send(`${known}${known.includes('?') ? '&' : '?'}${none}`);
    expect([same.status, same.body.equals(body)], `${known} ${none}`).toEqual([200, true]);
    expect((await report()).size.entries, `${known} ${none}`).toBe(before.size.entries);
  }
  // An existing campus without the course.
  expect((await send('/crm/contact?campus=paris')).body.toString()).toMatch(/name="campus" value="paris"/);
});

test('twenty thousand unknown URLs: memory is bounded, and known pages stay cached', {
  tag: '@long',
}, async () => {
  const before = await report();
  const home = await send('/');
  const urls = Array.from({ length: 20_000 }, (_, number) => `/${number % 2 ? 'formations/' : ''}nowhere-${number}`);
  const statuses = new Set<number>();
  await inParallel(urls, 40, async (url) => {
    statuses.add((await send(url, { 'accept-encoding': 'br' })).status);
  });
  // Responses from memory are cheap. A busy content service may be slow for the few URLs that are looked up.
  expect(statuses).toContain(404);
  expect([404, 503, 504]).toEqual(expect.arrayContaining([...statuses]));
  const after = await report();
  // The error page of each route.
  expect(after.size.entries).toBeLessThanOrEqual(before.size.entries + 2);
  expect(after.size.bytes).toBeLessThan(before.size.bytes + 1_000_000);
  const renders = after.counts.renders;
  expect((await send('/')).body.equals(home.body)).toBe(true);
  expect((await report()).counts.renders).toBe(renders);
});

test('a publication is on every page that shows it within a second, and no other page is rendered again', async () => {
  const { find, change } = await logIn(own.environment.contentUrl);
  const shows = ['/formations', '/', '/campus/paris'];
  const others = ['/news', '/en/news', '/ecole', '/agenda', '/portfolios'];
  for (const path of [...shows, ...others]) expect((await send(path)).status, path).toBe(200);
  const course = await find('courses', 'slug', 'design-objet');
  const before = await rendersByKey();
  const title = 'Design d’objet et de poésie';
  await change('courses', course.id, { title, _status: 'published' });
  const published = Date.now();
  for (const path of shows) {
    await expect.poll(async () => (await send(path)).body.toString().includes(title), { intervals: [20] }).toBe(true);
  }
  expect(Date.now() - published).toBeLessThan(1000);
  const after = await rendersByKey();
  for (const path of shows) expect(after.get(path), path).toBeGreaterThan(before.get(path) ?? 0);
  for (const path of others) {
    const shown = (await send(path)).body.toString().includes(title);
    if (!shown) expect(after.get(path), path).toBe(before.get(path));
  }
});

test('an unpublished document leaves all pages at once, and its own URL is 404', async () => {
  const { find, change } = await logIn(own.environment.contentUrl);
  const slug = 'fraiseuse-numerique-atelier-bois-paris';
  const path = `/actualites/${slug}`;
  expect((await send(path)).status).toBe(200);
  const article = await find('news', 'slug', slug);
  await change('news', article.id, { _status: 'draft' });
  const unpublished = Date.now();
  await expect.poll(async () => (await send(path)).status, { intervals: [20] }).toBe(404);
  expect(Date.now() - unpublished).toBeLessThan(1000);
  await change('news', article.id, { _status: 'published' });
  await expect.poll(async () => (await send(path)).status, { intervals: [20] }).toBe(200);
});

test('the page for a URL that does not exist is hydrated whatever the URL is', async ({ page }) => {
  const said = watchConsole(page);
  for (const path of ['/rien', '/rien.php', '/formations/rien', '/a/b/c/d', '/en/nothing']) {
    await page.goto(origin + path);
    await afterHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(said.filter((line) => !line.includes('404'))).toEqual([]);
});

test('the internal port reports health and metrics, and nothing of it is public', async () => {
  expect((await inside('/health/live')).status).toBe(200);
  expect((await inside('/health/ready')).status).toBe(200);
  const metrics = await (await inside('/metrics')).text();
  expect(metrics).toMatch(/vitrine_requests_total\{route="home___fr",status="200"\} \d+/);
  expect(metrics).toContain('vitrine_content_breaker{state="closed"} 1');
  expect(metrics).toContain('process_cpu_seconds_total');
  for (const path of ['/metrics', '/cache', '/measure']) {
    for (const authorization of ['', 'Bearer token-of-the-testt', 'Basic token-of-the-tests', 'token-of-the-tests']) {
      const url = `http://localhost:${internalPortOf(sitePort)}${path}`;
      const { status } = await fetch(url, { headers: { authorization } });
      expect([401, 404, 405], `${path} with ${authorization}`).toContain(status);
    }
  }
  const measured = await fetch(`http://localhost:${internalPortOf(sitePort)}/measure?page=/`, { method: 'POST' });
  expect(measured.status).toBe(405);
  for (const path of ['/metrics', '/health/live', '/health/ready', '/cache']) {
    expect((await send(path)).status, path).toBe(404);
  }
});

test('a graceful shutdown completes all accepted requests', async () => {
  let completed = 0;
  let refused = 0;
  const broken: string[] = [];
  let stopping = false;
  const clients = Array.from({ length: 20 }, async () => {
    for (;;) {
      try {
        expect((await send('/agenda', { connection: 'keep-alive' })).status).toBe(200);
        completed += 1;
      } catch (error) {
        const code = (error as NodeJS.ErrnoException).code ?? String(error);
        if (code !== 'ECONNREFUSED') broken.push(code);
        refused += 1;
        if (stopping) return;
      }
    }
  });
  await expect.poll(() => completed).toBeGreaterThan(200);
  stopping = true;
  const started = Date.now();
  await own.site.stop();
  expect(Date.now() - started).toBeLessThan(10_000);
  await Promise.all(clients);
  expect(broken).toEqual([]);
  expect(refused).toBe(clients.length);
});
