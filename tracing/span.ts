/** What a span says beside its name: nothing personal, no query of a URL, no value of a statement. */
export type Attributes = Record<string, string | number | boolean>;

export type SpanKind = 'client' | 'internal';

/** The span of a request that the process serves, from its headers to the end of its response. */
export interface RequestSpan {
  /** Runs code whose spans belong to the request. */
  run<T>(work: () => T): T;
  set(attributes: Attributes): void;
  /** Ends it, under its last name. */
  end(name: string, status: number): void;
}

/** What makes spans: set while traces are exported, absent else. */
export interface Tracer {
  /** @param parent the `traceparent` header of the request, where it is trusted */
  startRequest(attributes: Attributes, parent: string | undefined): RequestSpan;
  inSpan<T>(name: string, attributes: Attributes, kind: SpanKind, work: () => Promise<T>): Promise<T>;
  setAttributes(attributes: Attributes): void;
  /** whether code runs in a span that is exported */
  isRecording(): boolean;
  /** identifiers of the span in which code runs; undefined outside of a request */
  current(): { traceId: string; traceparent: string } | undefined;
}

const slot: unique symbol = Symbol.for('vitrine.tracer') as never;
/** Global, because Next's build has a copy of this module of its own, beside that of the server before it. */
const holder = globalThis as { [slot]?: Tracer };

/** @param tracer undefined: no spans any more */
export function setTracer(tracer: Tracer | undefined): void {
  if (tracer) holder[slot] = tracer;
  else delete holder[slot];
}

export function currentTracer(): Tracer | undefined {
  return holder[slot];
}

/**
 * Runs code in a span of the request that is being served: outside of one, or without traces, it just runs. The span ends when its
 * promise is settled; a rejection marks the span as failed.
 * @param name one of few: without identifiers
 */
export function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
  kind: SpanKind = 'internal',
): Promise<T> {
  const tracer = holder[slot];
  return tracer ? tracer.inSpan(name, attributes, kind, work) : work();
}

/** Whether a span that begins here would be exported: for attributes that are costly to compute. */
export function isRecording(): boolean {
  return holder[slot]?.isRecording() ?? false;
}

/** Adds attributes to the span in which code runs. */
export function setAttributes(attributes: Attributes): void {
  holder[slot]?.setAttributes(attributes);
}

/** The header that lets another process continue the trace (W3C Trace Context); none outside of a request. */
export function traceHeaders(): Record<string, string> {
  const current = holder[slot]?.current();
  return current ? { traceparent: current.traceparent } : {};
}

/** The trace in which code runs, as a field of its log lines. */
export function traceFields(): { trace_id?: string } {
  const current = holder[slot]?.current();
  return current ? { trace_id: current.traceId } : {};
}
