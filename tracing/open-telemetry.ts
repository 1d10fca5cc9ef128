import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { setTracer, type Tracer } from './span.ts';
import { withWarnings } from './warn-of-failures.ts';

export interface TracesParts {
  /** the name of the process in traces, unless `OTEL_SERVICE_NAME` has another one */
  service: string;
  /** called with the reason where spans could not be exported, once in ten minutes */
  onProblem: (reason: string) => void;
}

export interface Traces {
  /** Exports what was not exported yet, for two seconds at most. Never rejects. */
  stop: () => Promise<void>;
}

/** Milliseconds for the last export. */
const longestStop = 2000;

/** The span in which code runs, and whether the request that it belongs to is still being served. */
interface Current {
  span: Span;
  request: { isOpen: boolean };
}

const kinds = { client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/**
 * Exports spans to an OTLP endpoint, in batches. The tracer is not registered with the API of OpenTelemetry: Next would make
 * spans of its own, which have the whole URL with its query.
 */
export function exportTraces({ service, onProblem }: TracesParts): Traces {
  const exporter = withWarnings(new OTLPTraceExporter(), onProblem);
  const named = resourceFromAttributes({ 'service.name': service });
  const provider = new BasicTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    // Bounded: of more spans than its queue holds (2,048, `OTEL_BSP_MAX_QUEUE_SIZE`) the newest are dropped.
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  setTracer(createTracer(provider));
  const end = async () => {
    setTracer(undefined);
    const late = pause(longestStop, undefined, { ref: false });
    await Promise.race([provider.shutdown().catch(() => undefined), late]);
  };
  let ended: Promise<void> | undefined;
  return {
    stop: () => {
      ended ??= end();
      return ended;
    },
  };
}

function createTracer(provider: BasicTracerProvider): Tracer {
  const tracer = provider.getTracer('vitrine');
  const storage = new AsyncLocalStorage<Current>();
  /** Work that goes on after a response has no spans: its timers would lengthen the trace for ever. */
  const currentOfRequest = () => {
    const current = storage.getStore();
    return current?.request.isOpen ? current : undefined;
  };

  return {
    startRequest(attributes, parent) {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER, attributes }, contextOf(parent));
      const request = { isOpen: true };
      return {
        run: (work) => storage.run({ span, request }, work),
        set: (added) => void span.setAttributes(added),
        end(name, status) {
          request.isOpen = false;
          span.updateName(name);
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    inSpan(name, attributes, kind, work) {
      const outer = currentOfRequest();
      if (!outer?.span.isRecording()) return work();
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, trace.setSpan(ROOT_CONTEXT, outer.span));
      return storage.run({ ...outer, span }, () => untilSettled(span, work));
    },
    setAttributes: (attributes) => void currentOfRequest()?.span.setAttributes(attributes),
    isRecording: () => currentOfRequest()?.span.isRecording() ?? false,
    current() {
      const { traceId, spanId, traceFlags } = currentOfRequest()?.span.spanContext() ?? {};
      if (traceId === undefined) return undefined;
      const flags = `${traceFlags ?? 0}`.padStart(2, '0');
      return { traceId, traceparent: `00-${traceId}-${spanId}-${flags}` };
    },
  };
}

/** Runs code and ends its span. */
async function untilSettled<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Its class alone: a message may have what a visitor typed.
    span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/;

/** The context of a `traceparent` header, or that of a new trace. */
function contextOf(header: string | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] = traceparent.exec(header ?? '') ?? [];
  const parent: SpanContext = { traceId, spanId, traceFlags: Number(flags), isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}
