import { charge, type RateLimit } from './rate-limit.ts';
import type { RenderQueue } from './render-queue.ts';

/** Rate limit and queue for work that is expensive. */
export interface Admission {
  /**
   * Runs work in the queue, charged to the client.
   * @throws TooManyRequests, QueueFull
   */
  admit<T>(client: string, work: () => Promise<T>): Promise<T>;
  /**
   * A rendering that is charged to its first client and queued; later calls, for revalidation, are neither.
   * @returns the same function, which throws TooManyRequests and QueueFull the first time
   */
  once<A extends unknown[], R>(client: string, render: (...given: A) => Promise<R>): (...given: A) => Promise<R>;
}

/** Joins the rate limit of clients and the render queue. */
export function createAdmission(limit: RateLimit, queue: RenderQueue): Admission {
  const admit: Admission['admit'] = async (client, work) => {
    charge(limit, client);
    return queue.run(client, work);
  };
  return {
    admit,
    once(client, render) {
      let isFirst = true;
      return async (...given) => {
        if (!isFirst) return render(...given);
        isFirst = false;
        return admit(client, () => render(...given));
      };
    },
  };
}
