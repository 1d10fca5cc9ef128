import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Milliseconds until connections on which nothing is asked are closed; one that is in use asks again before. */
const patience = 1000;
/** Milliseconds after which the process ends whatever is still being answered. */
const longest = 9000;

/**
 * Stops accepting connections and answers everything that is asked on those that were accepted, each with
 * `connection: close`. A connection that only waits is closed after a second, not at once: a request may be on its way.
 * @returns when all connections are closed, after 9 s at the latest
 */
export async function drain(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  await quietRound();
  // Not `server.close` of HTTP, which ends connections that wait for their next request at once.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), patience);
  const late = setTimeout(() => server.closeAllConnections(), longest);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

/** Milliseconds that a round of the event loop takes in which nothing happens, at most; and those to wait for one. */
const quiet = 0.1;
const longestWait = 300;

/**
 * Waits for a round of the event loop in which nothing happened. Every connection that was complete has been accepted then; one
 * that came since would be reset with the port.
 */
async function quietRound(): Promise<void> {
  const begun = performance.now();
  for (let round = begun; round - begun < longestWait; ) {
    await new Promise((resolve) => setImmediate(resolve));
    const now = performance.now();
    if (now - round < quiet) return;
    round = now;
  }
}

/** Drains on SIGTERM and Ctrl-C, then ends the process; a second signal ends it at once. */
export function drainOnSignal(server: Server, beforeEnd: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    const end = setTimeout(() => process.exit(0), longest + 500);
    void drain(server)
      .then(beforeEnd)
      .finally(() => {
        clearTimeout(end);
        process.exit(0);
      });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
