import { setTimeout as pause } from 'node:timers/promises';
import { writeWhole } from '@vitrine/contract/files/write-whole.ts';
import { z } from 'zod';
import { storedValue } from '../../lifecycle/stored-value.ts';
import { type Log, reasonOf } from '../../observe/log.ts';

/** Seconds for which a shared cache keeps a page without revalidation (`s-maxage`). */
export const sharedLifetime = 600;

export interface PurgeOptions {
  /** the endpoint of the shared cache (`PURGE_URL`) */
  url: string;
  /** sent as a bearer token; none where null (`PURGE_TOKEN`) */
  token: string | null;
  /** stores the waiting keys over a restart */
  file: string;
  log: Pick<Log, 'info' | 'warn'>;
  /** milliseconds before a failed request is repeated: at first, and at most */
  retry?: { first: number; longest: number };
  /** milliseconds since the epoch */
  now?: () => number;
  /** ends the sending; waiting keys stay in the file */
  signal: AbortSignal;
}

/** Keys in one request, as the strictest of the usual services allows, and concurrent requests. */
const mostInRequest = 30;
const mostRequests = 10;
/** Milliseconds in which keys are collected: one publication makes several responses stale. */
const collectFor = 50;

const stored = z.array(z.tuple([z.string().max(100), z.number()]));

/**
 * The surrogate keys that the shared cache is still to purge. Sends them by POST, in the header that Fastly and Varnish read and in
 * the body that Cloudflare reads, and repeats what fails, after a restart too, until the shared cache has it or its copies have
 * expired by themselves.
 */
export function createPurgeQueue(options: PurgeOptions) {
  const { url, token, file, log, signal, retry = { first: 1000, longest: 15_000 }, now = Date.now } = options;
  /** An object for each time that a key was added: one that is added during its request is purged once more. */
  const waiting = new Map<string, { since: number }>();
  let failures = 0;
  let isFailing = false;
  let isWorking = false;

  for (const [key, since] of storedValue(file, stored) ?? []) waiting.set(key, { since });

  /** Writes the waiting keys to disk. Never rejects. */
  async function flush(): Promise<void> {
    const keys = [...waiting].map(([key, { since }]) => [key, since]);
    await writeWhole(file, JSON.stringify(keys)).catch((error: unknown) =>
      log.warn({ reason: reasonOf(error) }, 'the waiting purges could not be stored'),
    );
  }

  /** @returns what is wrong, or null */
  async function send(keys: string[]): Promise<string | null> {
    const response = await fetch(url, {
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
    await response.body?.cancel();
    return response.ok ? null : `status ${response.status}`;
  }

  async function sendBatch(batch: [key: string, added: { since: number }][]): Promise<boolean> {
    const reason = await send(batch.map(([key]) => key)).catch(String);
    if (reason === null) {
      for (const [key, added] of batch) if (waiting.get(key) === added) waiting.delete(key);
      return true;
    }
    failures += 1;
    if (!isFailing) log.warn({ reason, keys: waiting.size }, 'purges fail, and are repeated');
    isFailing = true;
    return false;
  }

  function dropExpired(): void {
    const oldest = now() - sharedLifetime * 1000;
    for (const [key, { since }] of waiting) if (since < oldest) waiting.delete(key);
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    let delay = retry.first;
    while (true) {
      await pause(collectFor, undefined, { ref: false });
      if (signal.aborted) return;
      dropExpired();
      await flush();
      const entries = [...waiting].slice(0, mostInRequest * mostRequests);
      if (entries.length === 0) break;
      const batches = Array.from({ length: Math.ceil(entries.length / mostInRequest) }, (_, at) =>
        entries.slice(at * mostInRequest, (at + 1) * mostInRequest),
      );
      const sent = await Promise.all(batches.map(sendBatch));
      if (sent.every(Boolean)) {
        if (isFailing) log.info({ failures }, 'purges succeed again');
        isFailing = false;
        delay = retry.first;
      } else {
        await pause(delay, undefined, { ref: false });
        delay = Math.min(2 * delay, retry.longest);
      }
    }
    isWorking = false;
  }

  if (waiting.size > 0) void work();
  return {
    add(surrogateKeys: string[]): void {
      for (const key of surrogateKeys) waiting.set(key, { since: now() });
      void work();
    },
    /** waiting keys, seconds since the oldest was added, requests that failed so far */
    counts() {
      const oldest = Math.min(now(), ...[...waiting.values()].map(({ since }) => since));
      return { waiting: waiting.size, oldest: Math.round((now() - oldest) / 1000), failures };
    },
    flush,
  };
}

export type PurgeQueue = ReturnType<typeof createPurgeQueue>;
