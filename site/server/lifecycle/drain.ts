import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds beyond the keep-alive timeout of responses, for the last request that relies on it. */
const grace = 1000;
/** Milliseconds after which the process ends although requests are open. */
const longest = 9000;

/**
 * Stops accepting connections and responds to all requests on the accepted ones, with
 * `connection: close`. An idle connection stays open for the time of its `Keep-Alive` header: until then the client may
 * send the next request at any moment.
 * @returns when all connections are closed, after 9 s at the latest
 */
export async function drain(server: Server): Promise<void> {
  const late = setTimeout(() => server.closeAllConnections(), longest);
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  const closed = new Promise((resolve) => server.once('close', resolve));
  await stopAccepting(server);
  const idle = setTimeout(() => server.closeIdleConnections(), server.keepAliveTimeout + grace);
  await closed;
  clearTimeout(idle);
  clearTimeout(late);
}

/** Milliseconds without a new connection that end a burst of them, and milliseconds to wait for such a pause at most. */
const pauseOfConnections = 2;
const longestWait = 5000;
/** Milliseconds that a round of the event loop takes in which nothing happens, at most. */
const emptyRound = 0.1;

/**
 * Closes the port while the kernel's accept queue is empty: connections in it would be reset. They come in bursts, the more so
 * once every response closes its connection; so this first waits for a pause between bursts, then for a round of the event loop
 * that polled for connections and found none.
 */
async function stopAccepting(server: Server): Promise<void> {
  const begun = performance.now();
  let lastConnection = begun;
  server.on('connection', () => {
    lastConnection = performance.now();
  });
  while (server.listening) {
    await pause(1);
    const round = performance.now();
    const isLate = round - begun > longestWait;
    if (round - lastConnection < pauseOfConnections && !isLate) continue;
    // From the timers phase of a round to its end: pending connections are accepted in between (poll phase).
    await new Promise<void>((resolve) =>
      setImmediate(() => {
        const isEmpty = lastConnection < round && performance.now() - round < emptyRound;
        // At once: a connection that comes between the check and this is reset. Not `server.close` of HTTP, which ends
        // connections that wait for their next request too.
        if (isEmpty || isLate) NetServer.prototype.close.call(server);
        resolve();
      }),
    );
  }
}

/** Drains on SIGTERM and Ctrl-C, then ends the process; a second signal ends it at once. */
export function drainOnSignal(server: Server, atSignal: () => void, beforeEnd: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    atSignal();
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
