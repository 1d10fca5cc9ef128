import { ContentUnavailable } from '../errors.ts';
import { type Key, pathOf } from './cache-key.ts';

/**
 * Milliseconds that a visitor waits for everything that a page reads together, where the content service says nothing at
 * all: an outage is told within two seconds, also where one response of another request prolongs the wait (`extension`).
 */
export const visitorTimeout = 1400;

/**
 * Milliseconds that are added, again and again, while other responses arrive: a service that is slow because it has just
 * started, or an editor imports a table, is not away.
 */
const extension = 500;
/** Milliseconds after which nobody waits any longer. */
const longest = 6000;

export interface ReadTimeout {
  /** @throws ContentUnavailable where it comes too late */
  waitFor<T>(key: Key, awaited: Promise<T>): Promise<T>;
}

/**
 * How long the reads of one request are waited for, counted from now.
 * @param silence milliseconds without any sign of life
 * @param responsesSoFar how many responses of the content service have arrived, whoever asked
 */
export function createReadTimeout(silence: number, responsesSoFar: () => number): ReadTimeout {
  const begun = performance.now();
  let deadline = begun + silence;
  let responses = responsesSoFar();

  /** Whether to go on waiting; said once for all reads of the request. */
  function isAlive(): boolean {
    const now = performance.now();
    if (now < deadline) return true;
    if (responsesSoFar() === responses || now >= begun + Math.max(longest, silence)) return false;
    responses = responsesSoFar();
    deadline = now + extension;
    return true;
  }

  return {
    async waitFor(key, awaited) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        const error = new ContentUnavailable(pathOf(key), 'no answer in time', true);
        const look = () => {
          if (isAlive()) timer = setTimeout(look, Math.max(1, deadline - performance.now()));
          else reject(error);
        };
        timer = setTimeout(look, Math.max(0, deadline - performance.now()));
      });
      try {
        return await Promise.race([awaited, late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
