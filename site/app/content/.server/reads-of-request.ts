import { parisDay } from './paris-time.ts';

/** What the answer to one request was made of: filled in while its screen is read. */
export interface ReadsOfRequest {
  /** the keys of the remembered answers that were used */
  keys: Set<string>;
  /** milliseconds since 1970 until which the answer is true; Infinity: until one of its keys changes */
  until: number;
  /** something was left out because it could not be read: such an answer is never stored */
  degraded: boolean;
}

/** The reads of a request that has read nothing yet. */
export function newReads(): ReadsOfRequest {
  return { keys: new Set(), until: Number.POSITIVE_INFINITY, degraded: false };
}

/** The clock of a request: who looks at it makes an answer that is true until the next midnight in Paris. */
export function notingClock(reads: ReadsOfRequest, now: () => Date): () => Date {
  return () => {
    const moment = now();
    reads.until = Math.min(reads.until, parisDay(moment).end);
    return moment;
  };
}
