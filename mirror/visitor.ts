import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';

/** A response, read to its end. */
export interface Visited {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Requests a URL of the site; redirects are not followed. @throws where it does not respond */
export type Visit = (url: URL) => Promise<Visited>;

const timeout = 60_000;
const mostTries = 8;
/** Seconds of a pause that no `Retry-After` names, and the longest one. */
const defaultPause = 1;
const longestPause = 60;

/** The statuses with which the site refuses for now: its rate limit, a full queue, a content service that restarts. */
const isRefusal = (status: number) => status === 429 || status === 503;

/**
 * A visitor that keeps to the limits: at most so many requests at once, and pauses as `Retry-After` says.
 * @param pauseFor of the tests
 */
export function createVisitor(concurrency: number, pauseFor: (ms: number) => Promise<unknown> = pause): Visit {
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
      // A page whose status is 503 on purpose has no `Retry-After`.
      const isRefused = visited && isRefusal(visited.status) && visited.headers.has('retry-after');
      if (visited && (!isRefused || tries === mostTries)) return visited;
      const seconds = Number(visited?.headers.get('retry-after') ?? defaultPause);
      await pauseFor(Math.min(Number.isFinite(seconds) ? seconds : defaultPause, longestPause) * 1000);
    }
  }

  return (url) => limit(() => visit(url));
}
