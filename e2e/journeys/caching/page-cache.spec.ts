import { expect, test } from '@playwright/test';
import { cacheReport } from '../../environment/cache-report.ts';
import { fetchInternal, internalPortOf, type Running } from '../../environment/test-environment.ts';
import { send, sitePort, startCacheSite } from './cache-site.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let site: Running;
test.beforeAll(async () => {
  site = await startCacheSite();
});
test.afterAll(() => site?.kill());

const inside = (path: string) => fetchInternal(sitePort, path);
const report = () => cacheReport(sitePort);

/** Until a page has its smallest form, the last one that is made: it takes the place of a quick one. */
async function untilCompressed(path: string): Promise<void> {
  await expect.poll(async () => (await send(path, { 'accept-encoding': 'br' })).headers.etag).toMatch(/-b"$/);
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
  await site.stop();
  expect(Date.now() - started).toBeLessThan(10_000);
  await Promise.all(clients);
  expect(broken).toEqual([]);
  expect(refused).toBe(clients.length);
});
