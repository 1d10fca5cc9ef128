import { LRUCache } from 'lru-cache';

export interface RateLimitOptions {
  /** what a client may ask for at once */
  burst: number;
  /** what a client is given back each second */
  perSecond: number;
  /** how many clients are known; the one not seen for longest is forgotten first */
  clients: number;
  /** milliseconds, never going back */
  now: () => number;
}

/**
 * What one client may cost: a page rendered anew, an unknown address, a form, a call that is not remembered, a picture that
 * is not on disk, a ticket for a preview. A visitor who reads at a run needs about 2 a second; what is finished is never
 * counted.
 * @param perSecond the setting `RATE_LIMIT`
 */
export function clientLimit(perSecond: number) {
  return { burst: 12 * perSecond, perSecond, clients: 20_000 };
}

export interface RateLimit {
  /**
   * Takes something expensive from what a client has left.
   * @returns 0 where it may be done, else the whole seconds to wait
   */
  consume(client: string): number;
}

/** A token bucket for each client, in bounded memory. */
export function createRateLimit({ burst, perSecond, clients, now }: RateLimitOptions): RateLimit {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: clients });
  return {
    consume(client) {
      const at = now();
      const known = buckets.get(client);
      const left = known ? Math.min(burst, known.left + ((at - known.at) / 1000) * perSecond) : burst;
      const allowed = left >= 1;
      buckets.set(client, { left: allowed ? left - 1 : left, at });
      return allowed ? 0 : Math.ceil((1 - left) / perSecond);
    },
  };
}

/** A client has exceeded its rate limit: 429. */
export class TooManyRequests extends Error {
  override readonly name = 'TooManyRequests';
  /** whole seconds */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('a client asked for more than its share');
    this.retryAfter = retryAfter;
  }
}

/** Takes one of what a client has left. @throws TooManyRequests where that is nothing */
export function charge(limit: RateLimit, client: string): void {
  const wait = limit.consume(client);
  if (wait > 0) throw new TooManyRequests(wait);
}
