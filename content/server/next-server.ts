import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Limits of `node:http`: bytes of headers, and milliseconds for slow clients. */
const serverLimits = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  // For a whole upload over a slow connection; smaller bodies have less (`admit.ts`).
  requestTimeout: 310_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};

/** Connections at once, of all clients together. */
const mostConnections = 1000;

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
interface NextServer {
  prepare: () => Promise<void>;
  getRequestHandler: () => Handler;
  close: () => Promise<void>;
}

/**
 * Next's built server, through its documented API for custom servers. The configuration is read from the standalone output,
 * because `next.config.ts` is not part of it.
 * @param folder of the standalone output
 * @param hostname undefined: all interfaces
 */
export async function prepareNext(folder: string, hostname: string | undefined, port: number): Promise<NextServer> {
  const { config } = JSON.parse(await readFile(path.join(folder, '.next/required-server-files.json'), 'utf8')) as {
    config: object;
  };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
  process.chdir(folder);
  const next = createRequire(path.join(folder, 'server.js'))('next') as (options: object) => NextServer;
  const server = next({ dev: false, dir: folder, hostname, port });
  await server.prepare();
  return server;
}

/** An HTTP server with these limits. Requests with `Expect: 100-continue` go to the listener too. */
export function createLimitedServer(listener: RequestListener): Server {
  const server = createServer(serverLimits, listener);
  server.maxConnections = mostConnections;
  server.on('checkContinue', listener);
  return server;
}

/** Shuts down on SIGTERM and SIGINT: responds to the open requests, for 9 s at most; a second signal ends it at once. */
export function endOnSignals(server: Server, close: () => Promise<void>): void {
  let isEnding = false;
  const open = new Set<ServerResponse>();
  /** Else a client that sends one request after another on a connection keeps the server open. */
  const askToClose = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (isEnding) askToClose(response);
  });
  const end = () => {
    if (isEnding) process.exit(1);
    isEnding = true;
    for (const response of open) askToClose(response);
    const late = setTimeout(() => process.exit(0), 9000);
    server.close(() => void close().finally(() => process.exit(0)));
    server.closeIdleConnections();
    late.unref();
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
