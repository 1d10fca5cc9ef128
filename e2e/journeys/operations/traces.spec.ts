import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { type ReceivedSpan, startTraceReceiver, type TraceReceiver } from '../../../tracing/tests/trace-receiver.ts';
import { startOwnEnvironment } from '../../environment/own-environment.ts';
import type { Running } from '../../environment/test-environment.ts';

/** Both processes with a receiver of traces, and without one (section 13, "Traces"). */

// In turn: they have the same ports.
test.describe.configure({ mode: 'default' });

const sitePort = 4310;
const origin = `http://localhost:${sitePort}`;
const preload = pathToFileURL(new URL('../../../tracing/tests/report-modules.ts', import.meta.url).pathname).href;

/** The packages of OpenTelemetry that a process loaded. Next always has the API, in which nothing is registered. */
const loadedBy = ({ output }: Running) =>
  new Set(
    [...output().matchAll(/loads OpenTelemetry's ([\w-]+)/g)].map(([, name]) => name).filter((name) => name !== 'api'),
  );

/** What a visitor types, where it comes from, and what it chooses of a trace: nothing of it may be exported. */
const secret = 'geheimnis';
const visitor = { 'user-agent': `Browser-${secret}`, cookie: `name=${secret}`, referer: `https://${secret}.example/` };
const foreignTrace = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${foreignTrace}-b7ad6b7169203331-01`;

/** A span with all that it is below of, the root last. */
function chainOf(span: ReceivedSpan, spans: readonly ReceivedSpan[]): ReceivedSpan[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent ? [span, ...chainOf(parent, spans)] : [span];
}

const described = ({ service, kind, name }: ReceivedSpan) => `${service} ${kind} ${name}`;

test.describe('with an endpoint for traces', () => {
  let receiver: TraceReceiver;
  let requestId: string | null;
  let visits: ReceivedSpan[];
  let siteLog: string;
  let contentLog: string;
  let loaded: Set<string | undefined>;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    receiver = await startTraceReceiver();
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, NODE_OPTIONS: `--import ${preload}` };
    const own = await startOwnEnvironment(sitePort, { settings });
    try {
      const headers = { ...visitor, traceparent };
      const course = `${origin}/formations/architecture-interieure?name=${secret}`;
      requestId = (await fetch(course, { headers })).headers.get('x-request-id');
      await fetch(`${origin}/formations/architecture-interieure`, { headers });
      await fetch(`${origin}/recherche-sur-le-site?q=${secret}`, { headers });
      await fetch(`${own.environment.contentUrl}/api/users/me?name=${secret}`, { headers });
      await fetch(`${own.environment.contentUrl}/api/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${secret}@ecole.example`, password: secret }),
      });
      await own.content.stop();
      await fetch(`${origin}/agenda/portes-ouvertes-paris`, { headers });
    } finally {
      // What it did not export yet, it does at its end, unless it is killed.
      await own.site.stop();
      await own.end();
    }
    siteLog = own.site.output();
    contentLog = own.content.output();
    loaded = loadedBy(own.site);
    visits = receiver.spans().filter(({ service, kind }) => service === 'vitrine-site' && kind === 'server');
  });
  test.afterAll(() => receiver.stop());

  test('a visit is one trace, from its request to the statements of the database', () => {
    const [first, second] = visits.filter(({ name }) => name === 'GET /formations/:slug');
    expect(first?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/formations/:slug',
      'http.response.status_code': 200,
      'vitrine.page_cache': 'miss',
      'vitrine.request_id': requestId,
    });
    expect(second?.attributes).toMatchObject({ 'vitrine.page_cache': 'hit' });
    expect(second?.traceId).not.toBe(first?.traceId);
    const trace = receiver.spans().filter(({ traceId }) => traceId === first?.traceId);
    const chains = trace
      .filter(({ attributes }) => attributes['db.query.text'])
      .map((statement) => chainOf(statement, trace).map(described));
    expect(chains).toContainEqual([
      'vitrine-content client SELECT courses',
      'vitrine-content server GET /api/courses',
      'vitrine-site client GET /api/courses',
      'vitrine-site internal content courses',
      'vitrine-site internal read course',
      'vitrine-site internal render',
      'vitrine-site server GET /formations/:slug',
    ]);
    expect(chains.every((chain) => chain.at(-1) === 'vitrine-site server GET /formations/:slug')).toBe(true);
  });

  test('nothing of a visitor, of a query or of a value is in spans, and no trace of a stranger is continued', () => {
    expect(receiver.spans().filter(({ name }) => name === 'GET /api/users/*').length).toBeGreaterThan(0);
    expect(receiver.received()).not.toContain(secret);
    expect(receiver.received()).not.toContain(foreignTrace);
    const texts = receiver.spans().flatMap(({ attributes }) => attributes['db.query.text'] ?? []);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => /'[^']|(?<![\w$"])\d/.test(String(text)))).toEqual([]);
  });

  test('lines of the log name the request and its trace', () => {
    const failed = visits.find(({ attributes }) => attributes['http.response.status_code'] === 503);
    const { 'vitrine.request_id': request } = failed?.attributes ?? {};
    const lines = siteLog.split('\n').filter((line) => line.includes(`"request":"${request}"`));
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ trace_id: failed?.traceId });
    const refused = receiver.spans().find(({ attributes }) => attributes['http.response.status_code'] === 401);
    expect(refused).toMatchObject({ service: 'vitrine-content', kind: 'server' });
    const line = contentLog.split('\n').find((text) => text.includes('"msg":"refused"')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ status: 401, trace_id: refused?.traceId });
    expect(loaded).toContain('sdk-trace-base');
  });
});

test('without an endpoint for traces neither process loads OpenTelemetry', async () => {
  const own = await startOwnEnvironment(sitePort, { settings: { NODE_OPTIONS: `--import ${preload}` } });
  await own.end();
  expect(loadedBy(own.content)).toEqual(new Set());
  expect(loadedBy(own.site)).toEqual(new Set());
});
