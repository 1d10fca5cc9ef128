import { get, type IncomingHttpHeaders } from 'node:http';
import { get as getSecurely } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

/** One response, or why there is none. */
export interface Visit {
  path: string;
  /** until the whole response was there */
  milliseconds: number;
  /** 0 where no whole response came */
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Requests a page on a connection of its own, whoever signed the certificate. Never rejects. */
export function visit(origin: string, path: string): Promise<Visit> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, headers: IncomingHttpHeaders, body: string) =>
      resolve({ path, milliseconds: performance.now() - begun, status, headers, body });
    const options = { agent: false, timeout: 15_000, rejectUnauthorized: false } as const;
    const request = (origin.startsWith('https:') ? getSecurely : get)(origin + path, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => end(response.statusCode ?? 0, response.headers, Buffer.concat(chunks).toString()));
      response.once('error', (error) => end(0, {}, error.message));
    });
    request.once('timeout', () => request.destroy(new Error('no response within 15 s')));
    request.once('error', (error) => end(0, {}, error.message));
  });
}

/** The 99th percentile of the durations of visits, in milliseconds. */
export function p99Of(visits: readonly Visit[]): number {
  const slowest = visits.map(({ milliseconds }) => milliseconds).sort((one, other) => other - one);
  return slowest[Math.floor(slowest.length / 100)] ?? 0;
}

/**
 * Requests pages in turn at a steady rate, without waiting for the responses.
 * @returns ends the visits; resolves with all of them
 */
export function visitSteadily(origin: string, paths: readonly string[], perSecond: number): () => Promise<Visit[]> {
  const visits: Promise<Visit>[] = [];
  const over = new AbortController();
  const begun = performance.now();
  const sending = (async () => {
    while (!over.signal.aborted) {
      const due = ((performance.now() - begun) / 1000) * perSecond;
      while (visits.length < due) visits.push(visit(origin, paths[visits.length % paths.length] ?? '/'));
      await pause(5);
    }
  })();
  return async () => {
    over.abort();
    await sending;
    return Promise.all(visits);
  };
}
