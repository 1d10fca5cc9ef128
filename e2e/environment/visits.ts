import { type Agent, get, type IncomingHttpHeaders } from 'node:http';
import { get as getSecurely } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds after which a response no longer counts as one. */
export const timeout = 15_000;

/** The outcome of one request. */
export interface Visit {
  url: string;
  /** until the whole response was there */
  ms: number;
  /** null where no whole response came */
  status: number | null;
  /**
   * why there is none: `refused` where nobody listened, so that nothing had been accepted; else what broke an accepted
   * connection
   */
  failure: string | null;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Manner {
  encodings: string;
  /** false: a connection of its own */
  agent: Agent | false;
  keepsBody: boolean;
}

const plain: Manner = { encodings: 'identity', agent: false, keepsBody: true };

/** Requests a page once, whoever signed the certificate. Never rejects. */
export function visit(url: string, { encodings, agent, keepsBody } = plain): Promise<Visit> {
  const begun = performance.now();
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    const end = (status: number | null, failure: string | null, headers: IncomingHttpHeaders = {}) => {
      const body = status === null ? '' : Buffer.concat(chunks).toString();
      resolve({ url, ms: performance.now() - begun, status, failure, headers, body });
    };
    const options = { agent, headers: { 'accept-encoding': encodings }, timeout, rejectUnauthorized: false };
    const request = (url.startsWith('https:') ? getSecurely : get)(url, options, (response) => {
      response.on('data', (chunk: Buffer) => keepsBody && chunks.push(chunk));
      response.once('end', () => end(response.statusCode ?? null, null, response.headers));
      response.once('error', (error: NodeJS.ErrnoException) => end(null, error.code ?? error.message));
    });
    request.once('timeout', () => request.destroy(new Error('no response in time')));
    request.once('error', (error: NodeJS.ErrnoException) => {
      const reused = request.reusedSocket ? ' on a connection in use' : '';
      end(null, error.code === 'ECONNREFUSED' ? 'refused' : `${error.code ?? error.message}${reused}`);
    });
  });
}

/** The 99th percentile of the durations of visits, in milliseconds. */
export function p99Of(visits: readonly Visit[]): number {
  const slowest = visits.map(({ ms }) => ms).sort((one, other) => other - one);
  return slowest[Math.floor(slowest.length / 100)] ?? 0;
}

/**
 * Requests pages in turn at a steady rate, without waiting for the responses.
 * @param send takes the number of the request too
 * @returns ends the visits; resolves with all of them
 */
export function visitSteadily(
  urls: readonly string[],
  perSecond: number,
  send: (url: string, number: number) => Promise<Visit> = (url) => visit(url),
): () => Promise<Visit[]> {
  const visits: Promise<Visit>[] = [];
  let isOver = false;
  const begun = performance.now();
  const sending = (async () => {
    while (!isOver) {
      const due = ((performance.now() - begun) / 1000) * perSecond;
      while (visits.length < due) visits.push(send(urls[visits.length % urls.length] ?? '', visits.length));
      await pause(1);
    }
  })();
  return async () => {
    isOver = true;
    await sending;
    return Promise.all(visits);
  };
}
