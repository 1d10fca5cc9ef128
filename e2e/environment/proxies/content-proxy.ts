import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import type { Fault } from './faults.ts';

/** A response in place of that of the content service. */
export interface Instead {
  status: number;
  body: unknown;
}

/** A proxy before a content service that records the requests of the site and can respond in its place. */
export interface ContentProxy {
  url: string;
  /** every token that the site sent */
  tokens: ReadonlySet<string>;
  /** Sets a function that is called with each request; `null` as its result lets the request pass. */
  respondInstead: (instead: (request: IncomingMessage, body: string) => Instead | null) => void;
  /** Spoils the responses to all requests from now on; `null` lets them pass again. */
  breakWith: (fault: Fault | 'refuse' | null) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a proxy before a content service. */
export async function startContentProxy(contentUrl: string, port: number): Promise<ContentProxy> {
  const { hostname, port: contentPort } = new URL(contentUrl);
  const tokens = new Set<string>();
  let instead: (request: IncomingMessage, body: string) => Instead | null = () => null;
  let spoil: Fault | null = null;

  const server = createServer(async (request, response) => {
    const { method, url: path, headers } = request;
    const [, token] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
    if (token) tokens.add(token);
    const send = (body: string, given = headers) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const options = { hostname, port: contentPort, method, path, headers: given };
        httpRequest(options, resolve).once('error', reject).end(body);
      });
    try {
      const body = await text(request);
      const other = instead(request, body);
      if (other) {
        response.writeHead(other.status, { 'content-type': 'application/json' }).end(JSON.stringify(other.body));
      } else if (spoil) {
        await spoil(response, async () => {
          const upstream = await send(body, { ...headers, 'accept-encoding': 'identity' });
          const { statusCode: status = 502, headers: own } = upstream;
          return { status, type: own['content-type'] ?? '', body: await buffer(upstream) };
        });
      } else {
        const upstream = await send(body);
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        upstream.pipe(response);
      }
    } catch {
      response.destroy();
    }
  });
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, 'localhost', () => {
        server.off('error', reject);
        resolve();
      });
    });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen();
  return {
    url: `http://localhost:${port}`,
    tokens,
    respondInstead: (other) => {
      instead = other;
    },
    async breakWith(fault) {
      spoil = fault === 'refuse' ? null : fault;
      if (fault === 'refuse') await close();
      else if (!server.listening) await listen();
    },
    stop: close,
  };
}
