import { LRUCache } from 'lru-cache';

export interface RateLimitOptions {
  /** tokens of a full bucket */
  burst: number;
  /** tokens that are added each second */
  perSecond: number;
  /** the number of buckets; the least recently used one is evicted first */
  clients: number;
  /** milliseconds of a monotonic clock */
  now: () => number;
}

/**
 * What is charged to a client: rendering a page, an unknown URL, a form, an API request that is not cached, everything in a
 * preview, a picture that is not on disk, a ticket for a preview. A visitor who reads fast needs about 2 a second; cached
 * responses are never charged.
 * @param perSecond the setting `RATE_LIMIT`
 */
export function clientLimit(perSecond: number) {
  return { burst: 12 * perSecond, perSecond, clients: 20_000 };
}

/** A token bucket for each client, in bounded memory. */
export function createRateLimit({ burst, perSecond, clients, now }: RateLimitOptions) {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: clients });
  return {
    /**
     * Consumes a token of a client.
     * @returns 0 where there was one, else the whole seconds to wait
     */
    consume(client: string): number {
      const at = now();
      const bucket = buckets.get(client);
      const left = bucket ? Math.min(burst, bucket.left + ((at - bucket.at) / 1000) * perSecond) : burst;
      const allowed = left >= 1;
      buckets.set(client, { left: allowed ? left - 1 : left, at });
      return allowed ? 0 : Math.ceil((1 - left) / perSecond);
    },
  };
}

export type RateLimit = ReturnType<typeof createRateLimit>;

/** A client has exceeded its rate limit: 429. */
export class TooManyRequests extends Error {
  override readonly name = 'TooManyRequests';
  /** whole seconds */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('a client exceeded its rate limit');
    this.retryAfter = retryAfter;
  }
}

/** Consumes a token of a client. @throws TooManyRequests where there is none */
export function charge(limit: RateLimit, client: string): void {
  const wait = limit.consume(client);
  if (wait > 0) throw new TooManyRequests(wait);
}
