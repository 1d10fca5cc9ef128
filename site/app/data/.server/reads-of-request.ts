import { parisDay } from './paris-time.ts';

/** The dependencies of the response to one request, recorded while its screen is read. */
export interface ReadsOfRequest {
  /** the keys of the cache entries that were used */
  keys: Set<string>;
  /** milliseconds since 1970 until which the response is fresh; Infinity: until one of its keys changes */
  until: number;
  /** query parameters whose values do not exist: the response is the one without them */
  absent: Set<string>;
  /** a part is missing because it could not be read: such a response is never stored */
  degraded: boolean;
  /** the response depends on what a visitor typed or chose, of which there may be any number: none is stored */
  typed: boolean;
  /** milliseconds from the first read after which what is not cached counts as unavailable */
  timeout: number;
  /** by `performance.now()`; `null` before the first read */
  deadline: number | null;
}

/** Milliseconds for all reads of a visitor's request together: an outage is reported within two seconds, whatever is slow. */
export const visitorTimeout = 1800;

/**
 * The reads of a request that has read nothing yet.
 * @param timeout that of a visitor, or a longer one where nobody waits
 */
export function newReads(timeout = visitorTimeout): ReadsOfRequest {
  return {
    keys: new Set(),
    until: Number.POSITIVE_INFINITY,
    absent: new Set(),
    degraded: false,
    typed: false,
    timeout,
    deadline: null,
  };
}

/**
 * Notes the parameters of a query whose values do not exist (section 2, "Query parameters").
 * @param requested by name: what was requested, and what it turned out to be
 */
export function noteAbsent(
  reads: ReadsOfRequest,
  requested: Record<string, [value: string | undefined, known: unknown]>,
): void {
  for (const [name, [value, known]] of Object.entries(requested)) if (value && !known) reads.absent.add(name);
}

/** The clock of a request: a response that reads it is fresh until the next midnight in Paris. */
export function notingClock(reads: ReadsOfRequest, now: () => Date): () => Date {
  return () => {
    const moment = now();
    reads.until = Math.min(reads.until, parisDay(moment).end);
    return moment;
  };
}
