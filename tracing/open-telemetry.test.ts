import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exportTraces, type Traces } from './open-telemetry.ts';
import { withRequestSpans } from './request-span.ts';
import { currentTracer, inSpan, traceHeaders } from './span.ts';
import { startTraceReceiver, type TraceReceiver } from './tests/trace-receiver.ts';

let receiver: TraceReceiver;
let traces: Traces | undefined;
beforeEach(async () => {
  receiver = await startTraceReceiver();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.url);
});
afterEach(async () => {
  await traces?.stop();
  await receiver.stop();
  vi.unstubAllEnvs();
});

const start = (onProblem: (reason: string) => void = () => undefined) => {
  traces = exportTraces({ service: 'trial', onProblem });
  return traces;
};

/** Runs code as the handler of a request with these headers. */
function serve<T>(work: () => T, parent?: string): T {
  const span = currentTracer()?.startRequest({}, parent);
  if (!span) throw new Error('there are no traces');
  try {
    return span.run(work);
  } finally {
    span.end('GET /', 200);
  }
}

const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

it('exports spans below each other; a rejection marks its span and is passed on', async () => {
  const { stop } = start();
  const failed = serve(
    () => inSpan('outer', {}, () => inSpan('inner', {}, async () => Promise.reject(new TypeError('?')))),
    parent,
  );
  await expect(failed).rejects.toThrow('?');
  await stop();
  const [inner, outer, request] = ['inner', 'outer', 'GET /'].map((name) =>
    receiver.spans().find((span) => span.name === name),
  );
  expect(request?.parentSpanId).toBe('b7ad6b7169203331');
  expect(outer?.parentSpanId).toBe(request?.spanId);
  expect(inner).toMatchObject({ parentSpanId: outer?.spanId, attributes: { 'error.type': 'TypeError' } });
});

it.each(['', 'x', parent.replace('00-', '01-'), parent.replace(/-b7.*-/, '-0000000000000000-')])(
  'begins a new trace for the header %j',
  async (header) => {
    const { stop } = start();
    serve(() => undefined, header);
    await stop();
    expect(receiver.spans()).toEqual([expect.objectContaining({ name: 'GET /', parentSpanId: undefined })]);
  },
);

it('has no spans outside of a request, and none of what continues after its response', async () => {
  const { stop } = start();
  await inSpan('before', {}, async () => undefined);
  const continued = serve(async () => {
    await new Promise(setImmediate);
    expect(traceHeaders()).toEqual({});
    await inSpan('after', {}, async () => undefined);
  });
  await continued;
  await stop();
  expect(receiver.spans().map(({ name }) => name)).toEqual(['GET /']);
});

it('samples as OTEL_TRACES_SAMPLER says, and tells the next process', async () => {
  vi.stubEnv('OTEL_TRACES_SAMPLER', 'always_off');
  const { stop } = start();
  expect(serve(traceHeaders).traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  await stop();
  expect(receiver.spans()).toEqual([]);
});

it('reports an endpoint that refuses once, however many exports fail', async () => {
  let requests = 0;
  const refusing: Server = createServer((request, response) => {
    requests += 1;
    request.resume();
    response.writeHead(400).end();
  });
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`);
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '1');
  const problems: string[] = [];
  const { stop } = start((reason) => problems.push(reason));
  for (const expected of [1, 2, 3]) {
    serve(() => undefined);
    await vi.waitUntil(() => requests === expected);
  }
  await stop();
  refusing.close();
  expect(problems).toHaveLength(1);
});

it('stops within two seconds where the endpoint is away', async () => {
  await receiver.stop();
  const { stop } = start();
  serve(() => undefined);
  const begun = performance.now();
  await stop();
  expect(performance.now() - begun).toBeLessThan(2500);
  expect(currentTracer()).toBeUndefined();
});

it('is the same listener where no traces are exported', () => {
  const listener = () => undefined;
  expect(withRequestSpans(listener, { routeOf: () => '/' })).toBe(listener);
});
