import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as a receiver of OTLP reads it. */
export interface ReceivedSpan {
  /** the process that sent it */
  service: string;
  name: string;
  kind: 'internal' | 'server' | 'client';
  traceId: string;
  spanId: string;
  /** undefined for the root of its trace */
  parentSpanId: string | undefined;
  attributes: Record<string, string | number>;
}

export interface TraceReceiver {
  /** for `OTEL_EXPORTER_OTLP_ENDPOINT` */
  url: string;
  spans: () => readonly ReceivedSpan[];
  /** everything that was received, as text */
  received: () => string;
  stop: () => Promise<void>;
}

interface KeyValue {
  key: string;
  value: { stringValue?: string; intValue?: number | string };
}

/** The body of `POST /v1/traces` in JSON: https://opentelemetry.io/docs/specs/otlp/ */
interface ExportRequest {
  resourceSpans: {
    resource: { attributes: KeyValue[] };
    scopeSpans: { spans: (Omit<ReceivedSpan, 'kind' | 'attributes'> & { kind: number; attributes: KeyValue[] })[] }[];
  }[];
}

const kinds = ['internal', 'internal', 'server', 'client'] as const;

const valuesOf = (attributes: KeyValue[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

/** Starts a receiver of traces (OTLP over HTTP, JSON) on a free port. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  let received = '';
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received += body;
    for (const { resource, scopeSpans } of (JSON.parse(body) as ExportRequest).resourceSpans) {
      const service = String(valuesOf(resource.attributes)['service.name']);
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
        const { name, traceId, spanId, parentSpanId, kind } = span;
        const parent = parentSpanId || undefined;
        const attributes = valuesOf(span.attributes);
        spans.push({
          service,
          name,
          traceId,
          spanId,
          parentSpanId: parent,
          kind: kinds[kind] ?? 'internal',
          attributes,
        });
      }
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () => spans,
    received: () => received,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
