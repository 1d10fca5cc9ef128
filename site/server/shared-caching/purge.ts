import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';

/** Purges a shared cache. */
export interface Purge {
  add(surrogateKeys: string[]): void;
}

export interface PurgeParts {
  /** where the shared cache listens (`PURGE_URL`) */
  url: string;
  /** sent as a bearer token; none where null (`PURGE_TOKEN`) */
  token: string | null;
  log: Pick<Log, 'warn'>;
}

/** Keys in one call, as the strictest of the usual services allows. */
const mostInCall = 30;
/** Milliseconds in which keys are collected: one publication makes several responses stale. */
const collectFor = 50;
const attempts = 4;

/**
 * A POST with the surrogate keys, in the header that Fastly and Varnish read and in the body that Cloudflare reads. A call that
 * fails is repeated; in the end the cache's own time limit remains.
 */
export function createPurge({ url, token, log }: PurgeParts): Purge {
  let waiting = new Set<string>();
  let isCollecting = false;

  async function call(keys: string[]): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const reason = await send(keys).catch((error: unknown) => String(error));
      if (reason === null) return;
      if (attempt === attempts) return log.warn({ reason, keys: keys.length }, 'a purge call failed');
      await pause(250 * 4 ** attempt, undefined, { ref: false });
    }
  }

  async function send(keys: string[]): Promise<string | null> {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'surrogate-key': keys.join(' '),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ tags: keys }),
      signal: AbortSignal.timeout(5000),
    });
    await answer.body?.cancel();
    return answer.ok ? null : `status ${answer.status}`;
  }

  function flush(): void {
    isCollecting = false;
    const keys = [...waiting];
    waiting = new Set();
    for (let at = 0; at < keys.length; at += mostInCall) void call(keys.slice(at, at + mostInCall));
  }

  return {
    add(surrogateKeys) {
      for (const key of surrogateKeys) waiting.add(key);
      if (isCollecting) return;
      isCollecting = true;
      setTimeout(flush, collectFor).unref();
    },
  };
}
