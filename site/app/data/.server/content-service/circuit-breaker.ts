import CircuitBreaker from 'opossum';
import { ContentUnavailable } from '../errors.ts';

export type BreakerState = 'closed' | 'open' | 'half-open';

/** The outcomes of the requests to the content service, for the metrics. */
export interface ContentHealth {
  breaker: BreakerState;
  /** since the start of the process; `failed` without those that timed out */
  requests: { ok: number; failed: number; timedOut: number };
}

/**
 * Milliseconds after which an open breaker lets one request through to see whether the content service is back. While the journal
 * cannot be read it is requested every second, so that this request does not depend on visitors.
 */
const probeAfter = 3000;

/**
 * The circuit breaker: where half of at least five requests within ten seconds got no response, the next ones fail at
 * once. Only missing responses count, not error statuses or what is too large: one document must not hide the others.
 */
export function createCircuitBreaker(onChange?: (state: BreakerState) => void) {
  const requests = { ok: 0, failed: 0, timedOut: 0 };
  const breaker = new CircuitBreaker((send: () => Promise<unknown>) => send(), {
    // Requests have a timeout of their own, which closes the connection too.
    timeout: false,
    errorThresholdPercentage: 50,
    volumeThreshold: 5,
    rollingCountTimeout: 10_000,
    rollingPercentilesEnabled: false,
    enableSnapshots: false,
    resetTimeout: probeAfter,
    errorFilter: (error) => error instanceof ContentUnavailable && error.status !== null,
  });
  const state = (): BreakerState => (breaker.closed ? 'closed' : breaker.opened ? 'open' : 'half-open');
  for (const event of ['open', 'halfOpen', 'close'] as const) breaker.on(event as 'open', () => onChange?.(state()));

  return {
    /**
     * Sends a request, unless the breaker is open.
     * @throws ContentUnavailable, also where the breaker is open; else what `send` throws
     */
    async run<T>(path: string, send: () => Promise<T>): Promise<T> {
      try {
        const result = (await breaker.fire(send)) as T;
        requests.ok += 1;
        return result;
      } catch (error) {
        if (error instanceof ContentUnavailable) {
          requests[error.timedOut ? 'timedOut' : 'failed'] += 1;
          throw error;
        }
        if (CircuitBreaker.isOurError(error as Error))
          throw new ContentUnavailable(path, 'not requested, because it did not respond recently');
        throw error;
      }
    },
    close: () => breaker.close(),
    health: (): ContentHealth => ({ breaker: state(), requests: { ...requests } }),
  };
}
