import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

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
  stop: () => Promise<void>;
}

/** Starts a proxy before a content service. */
export async function startContentProxy(contentUrl: string, port: number): Promise<ContentProxy> {
  const { hostname, port: contentPort } = new URL(contentUrl);
  const tokens = new Set<string>();
  let instead: (request: IncomingMessage, body: string) => Instead | null = () => null;

  const server = createServer(async (request, response) => {
    const { method, url: path, headers } = request;
    const [, token] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
    if (token) tokens.add(token);
    const body = await text(request);
    const other = instead(request, body);
    if (other) {
      response.writeHead(other.status, { 'content-type': 'application/json' }).end(JSON.stringify(other.body));
      return;
    }
    const passed = httpRequest({ hostname, port: contentPort, method, path, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    });
    passed.on('error', () => response.destroy());
    passed.end(body);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve));
  return {
    url: `http://localhost:${port}`,
    tokens,
    respondInstead: (other) => {
      instead = other;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
