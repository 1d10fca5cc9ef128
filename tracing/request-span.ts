import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentTracer } from './span.ts';

type Listener<Result> = (request: IncomingMessage, response: ServerResponse) => Result;

export interface RequestSpanParts {
  /** whether a request has a span at all */
  isTraced?: (request: IncomingMessage) => boolean;
  /** whether its `traceparent` header is continued: strangers must not choose what is sampled */
  isTrusted?: (request: IncomingMessage) => boolean;
  /** the pattern that a URL matched, without its parameters and its query; undefined where it matched none */
  routeOf: (request: IncomingMessage) => string | undefined;
}

/** A listener whose requests have a span each (`http.server`), while traces are exported; the same listener else. */
export function withRequestSpans<Result>(
  listener: Listener<Result>,
  { isTraced = () => true, isTrusted = () => false, routeOf }: RequestSpanParts,
): Listener<Result> {
  const tracer = currentTracer();
  if (!tracer) return listener;
  return (request, response) => {
    if (!isTraced(request)) return listener(request, response);
    const { method = '', headers } = request;
    const parent = isTrusted(request) ? headers.traceparent?.toString() : undefined;
    const span = tracer.startRequest({ 'http.request.method': method }, parent);
    const route = routeOf(request);
    response.once('close', () => {
      const { statusCode } = response;
      // Of what is refused, moved or not there, any path may be requested.
      const known = statusCode < 300 || statusCode === 304 || statusCode >= 500 ? route : undefined;
      if (known) span.set({ 'http.route': known });
      span.end(known ? `${method} ${known}` : method, statusCode);
    });
    return span.run(() => listener(request, response));
  };
}
