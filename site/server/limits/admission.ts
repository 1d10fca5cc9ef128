import { charge, type RateLimit } from './rate-limit.ts';
import type { RenderQueue } from './render-queue.ts';

/** How something that costs time is made for a client. */
export interface Admission {
  /**
   * Does something that the client pays for, when it is its turn.
   * @throws TooManyRequests, QueueFull
   */
  admit<T>(client: string, work: () => Promise<T>): Promise<T>;
  /**
   * A making that its first client pays and waits for; when it is made again, in the background, nobody does.
   * @returns the same function, which throws TooManyRequests and QueueFull the first time
   */
  once<A extends unknown[], R>(client: string, make: (...given: A) => Promise<R>): (...given: A) => Promise<R>;
}

/** What a client may cost, and its turn beside the others. */
export function createAdmission(limit: RateLimit, queue: RenderQueue): Admission {
  const admit: Admission['admit'] = async (client, work) => {
    charge(limit, client);
    return queue.run(client, work);
  };
  return {
    admit,
    once(client, make) {
      let isFirst = true;
      return async (...given) => {
        if (!isFirst) return make(...given);
        isFirst = false;
        return admit(client, () => make(...given));
      };
    },
  };
}
