import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { cacheReport } from '../../environment/cache-report.ts';
import { type RawResponse, rawRequest } from '../../environment/raw-request.ts';
import { screenSamples } from '../../environment/screens.ts';
import { sharedEnvironment } from '../../environment/shared-environment.ts';
import { type Running, startSite } from '../../environment/test-environment.ts';

/** A site whose pages are first requested with an attack, and one without attacks to compare with. */
const [poisoned, untouched] = [4220, 4221];
const origin = `http://localhost:${poisoned}`;
const host = `Host: localhost:${poisoned}`;
const close = 'Connection: close';
const marker = 'marker-7f3a.example';

// One pair for the whole file: two pairs would need the same ports.
test.describe.configure({ mode: 'default' });

let running: Running[] = [];
test.beforeAll(async () => {
  const environment = sharedEnvironment();
  // The cache on disk outlives a site: an unused folder, also for a retry.
  const start = async (port: number) =>
    startSite(environment, {
      PORT: String(port),
      SITE_URL: origin,
      CACHE_DIR: await mkdtemp(path.join(environment.dataDir, `cache-${port}-`)),
    });
  running = [await start(poisoned), await start(untouched)];
});
test.afterAll(async () => {
  for (const site of running) await site.kill();
});

/** Headers that are not part of a cache key, and that some frameworks read. */
const unkeyed = [
  'Host',
  'X-Forwarded-Host',
  'X-Forwarded-Server',
  'X-Forwarded-Proto',
  'X-Forwarded-Scheme',
  'X-Forwarded-Port',
  'X-Forwarded-For',
  'X-Forwarded-Path',
  'X-Forwarded-Prefix',
  'X-Forwarded-Uri',
  'X-Forwarded',
  'Forwarded',
  'X-Host',
  'X-HTTP-Host-Override',
  'X-Original-URL',
  'X-Original-Host',
  'X-Rewrite-URL',
  'X-Override-URL',
  'X-HTTP-Method-Override',
  'X-Method-Override',
  'X-Real-IP',
  'X-Client-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
  'X-Backend-Host',
  'X-Base-Url',
  'X-Url-Scheme',
  'Front-End-Https',
  'X-Script-Name',
  'X-Request-Id',
  'X-Correlation-Id',
  'Traceparent',
  'Baggage',
  'X-B3-TraceId',
  'Origin',
  'Referer',
  'User-Agent',
  'Accept',
  'Accept-Language',
  'Accept-Charset',
  'Authorization',
  'Cookie',
  'From',
  'Via',
  'Range',
  'If-Range',
  'If-Match',
  'If-Modified-Since',
  'If-Unmodified-Since',
  'If-None-Match',
  'Pragma',
  'Cache-Control',
  'DNT',
  'Save-Data',
  'Sec-Fetch-Site',
  'X-Requested-With',
  'X-React-Router-SPA-Mode',
  'X-Middleware-Prefetch',
  'X-Nonce',
  'X-CSP',
  'Content-Type',
] as const;

const everything = unkeyed.map((name) => (name === 'Cookie' ? `Cookie: ${marker}=${marker}` : `${name}: ${marker}`));
const query = `?q=${marker}&${marker}=1&utm_source=${marker}`;

/** The attacks: the target of the request line by the path of a page, the header lines, and the expected status. */
const tricks: [name: string, target: (page: string) => string, lines: string[], status: number][] = [
  ['another host', (page) => page, [`Host: ${marker}`], 200],
  ['another host with a port', (page) => page, [`Host: ${marker}:${poisoned}`], 200],
  ['ours, then another host', (page) => page, [host, `Host: ${marker}`], 400],
  ['another host, then ours', (page) => page, [`Host: ${marker}`, host], 400],
  ['another host in the request line', (page) => `http://${marker}${page}`, [host], 400],
  ['our host in the request line', (page) => origin + page, [`Host: ${marker}`], 400],
  ['a host of a proxy', (page) => page, [host, `X-Forwarded-Host: ${marker}`], 200],
  ['all that a proxy says', (page) => page, [host, ...everything.filter((line) => /^X-Forw|^Forw/.test(line))], 200],
  ['another URL behind a proxy', (page) => page, [host, `X-Original-URL: /${marker}`], 200],
  ['a rewritten URL', (page) => page, [host, `X-Rewrite-URL: /${marker}`, `X-Override-URL: /${marker}`], 200],
  ['everything at once', (page) => page, everything, 200],
  ['everything at once and a query', (page) => page + query, everything, 200],
];

/**
 * Sends a request for a page; again where a busy machine is slow with an uncached one, or had to leave
 * something out. Such responses are not cached.
 */
async function send(port: number, page: string, lines: string[]): Promise<RawResponse> {
  let response = await rawRequest(port, lines);
  const isWhole = async () => response.status < 503 && (response.status !== 200 || !(await isCold(page, port)));
  for (let tries = 0; tries < 20 && !(await isWhole()); tries += 1) {
    await pause(500);
    response = await rawRequest(port, lines);
  }
  return response;
}

const isCold = async (page: string, port = poisoned) => {
  const { pages } = await cacheReport(port);
  return !pages.some(({ key }) => key === page);
};

/** The response to an ordinary visitor, without the parts that depend on the time and on the single request. */
async function clean(port: number, page: string) {
  const { status, headers, body } = await send(port, page, [`GET ${page} HTTP/1.1`, host, close]);
  for (const name of ['date', 'x-request-id']) headers.delete(name);
  return { status, headers: [...headers], body };
}

// Not the pages of the school, which another journey changes, and not forms, whose responses are never cached.
const coldPages = screenSamples
  .map((sample) => sample.path)
  .filter((page) => !/ecole|school|crm|error|^\/$/.test(page));

for (const [index, [name, target, lines, status]] of tricks.entries()) {
  test(`an uncached page that is requested with ${name} repeats nothing of it, and is the same for the next visitor`, async () => {
    const page = coldPages[index] ?? '';
    expect(await isCold(page)).toBe(true);
    const response = await send(poisoned, page, [`GET ${target(page)} HTTP/1.1`, ...lines, close]);
    expect(response.status).toBe(status);
    const said = [...response.headers].map(([name, value]) => `${name}: ${value}`);
    // The visitor's own origin, in the visitor's own cookie (section 9, "Origin cookies").
    const ofVisitor = (line: string) => /^set-cookie: (origine-tracking|utm_source)=/.test(line);
    expect([...said.filter((line) => !ofVisitor(line)), response.body].join('\n')).not.toContain(marker);
    const next = await clean(poisoned, page);
    expect(next.status).toBe(200);
    expect(next).toEqual(await clean(untouched, page));
    expect(await clean(poisoned, page)).toEqual(next);
    if (status === 200) expect(response.body).toBe(next.body);
  });
}

test('a response that is not a page repeats no header either', async () => {
  for (const target of [
    '/nulle-part-ailleurs',
    '/Formations',
    '/%5c',
    '/api/nothing',
    '/media/none',
    '/assets/none.js',
  ]) {
    const { headers, body } = await rawRequest(poisoned, [`GET ${target} HTTP/1.1`, ...everything, close]);
    const said = [...headers].filter(
      ([name, value]) => name !== 'set-cookie' || !value.startsWith('origine-tracking='),
    );
    expect(JSON.stringify(said) + body, target).not.toContain(marker);
  }
});
