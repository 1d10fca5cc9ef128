import type { SpanExporter } from '@opentelemetry/sdk-trace-base';

/** Milliseconds between two warnings: an endpoint that is away must not fill the log. */
const shortestInterval = 600_000;

/** An exporter that reports its failures, which the SDK keeps to itself. */
export function withWarnings(exporter: SpanExporter, onProblem: (reason: string) => void): SpanExporter {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.error && performance.now() - warnedAt > shortestInterval) {
          warnedAt = performance.now();
          onProblem(result.error.message);
        }
        done(result);
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
