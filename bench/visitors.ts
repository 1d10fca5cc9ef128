import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { browserEncodings } from './load.ts';

/** Milliseconds after which a response no longer counts as one. */
const timeout = 15_000;

/** The outcome of one request. */
export interface Visit {
  url: string;
  ms: number;
  /** null where no whole response came */
  status: number | null;
  /**
   * why there is none: `refused` where nobody listened, so that nothing had been accepted; else what broke an accepted
   * connection
   */
  failure: string | null;
  headers: IncomingHttpHeaders;
}

/** A response with the page itself. */
export interface PageVisit extends Visit {
  body: string;
}

/** Visitors at a rate that does not wait for responses. */
export interface Visitors {
  /** the outcome of every request so far */
  visits: Visit[];
  /** Sends no more, and waits for what was sent. */
  leave: () => Promise<void>;
}

/** Requests a page once, uncompressed. Never rejects. */
export async function visit(url: string): Promise<PageVisit> {
  const chunks: Buffer[] = [];
  const response = await send(url, 'identity', false, (chunk) => chunks.push(chunk));
  return { ...response, body: Buffer.concat(chunks).toString() };
}

/** Sends one request. Never rejects. */
function send(url: string, encodings: string, agent: Agent | false, onData: (chunk: Buffer) => void): Promise<Visit> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const end = (status: number | null, failure: string | null, headers: IncomingHttpHeaders = {}) =>
      resolve({ url, ms: performance.now() - begun, status, failure, headers });
    const options = { agent, headers: { 'accept-encoding': encodings }, timeout };
    const request = get(url, options, (response) => {
      response.on('data', onData);
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

/**
 * Requests pages in turn at a steady rate. Every second request has a connection of its own; the others share those that
 * stay open (keep-alive), as the visitors behind a proxy do.
 */
export function sendVisitors(urls: readonly string[], perSecond: number): Visitors {
  // Only where it has a time-out of its own, an agent gives a connection up before the server said that it would.
  const agent = new Agent({ keepAlive: true, maxSockets: 50, timeout });
  const visits: Visit[] = [];
  const pending = new Set<Promise<unknown>>();
  let leaving = false;
  const begun = performance.now();
  const sending = (async () => {
    for (let sent = 0; !leaving; ) {
      for (const due = ((performance.now() - begun) / 1000) * perSecond; sent < due && !leaving; sent += 1) {
        // Each URL on both kinds of connections, however many there are.
        const isReused = Math.floor(sent / urls.length) % 2 === sent % 2;
        const url = urls[sent % urls.length] ?? '';
        const request = send(url, browserEncodings, isReused ? agent : false, () => undefined).then((response) => {
          visits.push(response);
          pending.delete(request);
        });
        pending.add(request);
      }
      await pause(1);
    }
  })();
  return {
    visits,
    leave: async () => {
      leaving = true;
      await sending;
      await Promise.all(pending);
      agent.destroy();
    },
  };
}
