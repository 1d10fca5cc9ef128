import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';

/** A response, read to its end. */
export interface Visited {
  status: number;
  headers: Headers;
  body: Buffer;
}

export interface Visitor {
  /** Requests a URL of the site; redirects are not followed. @throws where it does not respond */
  visit: (url: URL) => Promise<Visited>;
}

const timeout = 60_000;
const mostTries = 8;
/** Seconds of a pause that no `Retry-After` names, and the longest one. */
const usualPause = 1;
const longestPause = 60;

/** Whether the site asks for patience: its rate limit, a full queue, a content service that restarts. */
const asksToWait = (status: number) => status === 429 || status === 503;

/**
 * A polite visitor: at most so many requests at once, and it waits for as long as the site says.
 * @param pauseFor of the tests
 */
export function createVisitor(concurrency: number, pauseFor: (ms: number) => Promise<unknown> = pause): Visitor {
  const limit = pLimit(concurrency);

  async function request(url: URL): Promise<Visited> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { 'user-agent': 'vitrine-mirror' },
      signal: AbortSignal.timeout(timeout),
    });
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  }

  async function visit(url: URL): Promise<Visited> {
    for (let tries = 1; ; tries += 1) {
      const visited = await request(url).catch((error: unknown) => {
        if (tries < mostTries) return null;
        throw error;
      });
      // A page whose status is 503 on purpose names no moment at which it is another.
      const isLater = visited && asksToWait(visited.status) && visited.headers.has('retry-after');
      if (visited && (!isLater || tries === mostTries)) return visited;
      const asked = Number(visited?.headers.get('retry-after') ?? usualPause);
      await pauseFor(Math.min(Number.isFinite(asked) ? asked : usualPause, longestPause) * 1000);
    }
  }

  return { visit: (url) => limit(() => visit(url)) };
}
