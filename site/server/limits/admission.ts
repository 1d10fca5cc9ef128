import { charge, type RateLimit } from './rate-limit.ts';
import type { RenderQueue } from './render-queue.ts';

/** Joins the rate limit of clients and the render queue, for work that is expensive. */
export function createAdmission(limit: RateLimit, queue: RenderQueue) {
  /**
   * Runs work in the queue, charged to the client.
   * @throws TooManyRequests, QueueFull
   */
  async function admit<T>(client: string, work: () => Promise<T>): Promise<T> {
    charge(limit, client);
    return queue.run(client, work);
  }
  return {
    admit,
    /**
     * A rendering that is charged to its first client and queued; later calls, for revalidation, are neither.
     * @returns the same function, which throws TooManyRequests and QueueFull the first time
     */
    once<A extends unknown[], R>(client: string, render: (...given: A) => Promise<R>) {
      let isFirst = true;
      return async (...given: A): Promise<R> => {
        if (!isFirst) return render(...given);
        isFirst = false;
        return admit(client, () => render(...given));
      };
    },
  };
}

export type Admission = ReturnType<typeof createAdmission>;
