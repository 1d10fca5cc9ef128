import type { Traces, TracesParts } from './open-telemetry.ts';

/** Where nothing is exported. */
const none: Traces = { stop: async () => undefined };

/**
 * Begins to export traces where an endpoint is set; without one OpenTelemetry is not loaded.
 * @param endpoint `OTEL_EXPORTER_OTLP_ENDPOINT`, or null; the exporter reads it, and its other standard variables, by itself
 */
export async function startTraces(endpoint: string | null, parts: TracesParts): Promise<Traces> {
  if (endpoint === null) return none;
  const { exportTraces } = await import('./open-telemetry.ts');
  return exportTraces(parts);
}
