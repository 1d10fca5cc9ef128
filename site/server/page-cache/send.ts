import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { type CachedResponse, headOf, type Representation } from './cached-response.ts';
import { acceptedEncodings, matchingTag } from './negotiation.ts';

/** Extra headers of one response, mostly cookies: names and values alternating, and as header lines. */
export interface ExtraHeaders {
  headers: readonly string[];
  head: string;
  /** the same for many requests: whatever is derived from it may be cached */
  constant?: boolean;
}

export const noExtraHeaders: ExtraHeaders = { headers: [], head: '', constant: true };

/** Prepares headers for `sendCached`. */
export function beside(headers: readonly string[], { constant = false } = {}): ExtraHeaders {
  return headers.length === 0 ? noExtraHeaders : { headers, head: headOf(headers), constant };
}

/** The parts of a request on which a cached response depends. */
export interface PageRequest {
  method?: string | undefined;
  /** path and query */
  url?: string | undefined;
  headers: Pick<
    IncomingHttpHeaders,
    'host' | 'cookie' | 'referer' | 'if-none-match' | 'accept-encoding' | 'accept-language'
  >;
}

const statusLines = new Map([
  [200, 'HTTP/1.1 200 OK\r\n'],
  [304, 'HTTP/1.1 304 Not Modified\r\n'],
  [404, 'HTTP/1.1 404 Not Found\r\n'],
]);

/**
 * Sends a cached response: the best form that the client accepts, 304 where it has it already, no body for HEAD.
 */
export function sendCached(
  { method, headers }: PageRequest,
  response: ServerResponse,
  cached: CachedResponse,
  extra: ExtraHeaders = noExtraHeaders,
): void {
  const ifNoneMatch = headers['if-none-match'];
  const tag = ifNoneMatch !== undefined && cached.status === 200 ? matchingTag(ifNoneMatch, cached.tags) : null;
  if (tag) {
    const notModified = {
      headers: [...cached.notModified, 'etag', tag],
      head: `${cached.notModifiedHead}etag: ${tag}\r\n`,
    };
    write(method, response, 304, notModified, extra, null);
    return;
  }
  const form = formFor(cached, headers['accept-encoding']);
  write(method, response, cached.status, form, extra, form.body);
}

/** The best form of a cached response that a client accepts. */
export function formFor(cached: CachedResponse, accepted: string | undefined): Representation {
  for (const encoding of acceptedEncodings(accepted)) {
    const form = cached.forms[encoding];
    if (form) return form;
  }
  return cached.forms.identity;
}

function write(
  method: string | undefined,
  response: ServerResponse,
  status: number,
  { headers, head }: Pick<Representation, 'headers' | 'head'>,
  extra: ExtraHeaders,
  body: Buffer | null,
): void {
  const line = statusLines.get(status);
  if (line && method === 'GET' && mayBeWrittenAhead(response)) {
    response.statusCode = status;
    (response as unknown as WrittenAhead)._header = line + head + extra.head + connectionLines(response);
  } else response.writeHead(status, [...headers, ...extra.headers]);
  if (body && method !== 'HEAD') response.end(body);
  else response.end();
}

/**
 * Node's own field for the head of a response once it is written out. Setting it here saves validating and joining
 * the same twenty headers for every request, which is a third of the time of a hit (`bench/`). They were validated by `headOf`
 * when the page was stored; everything else of the response is left to Node.
 */
interface WrittenAhead {
  _header: string | null;
}

/** Only for keep-alive connections and responses without other headers; the others use `writeHead`. */
function mayBeWrittenAhead(response: ServerResponse): boolean {
  return (
    response.shouldKeepAlive &&
    (response as unknown as WrittenAhead)._header === null &&
    response.getHeaderNames().length === 0
  );
}

let second = 0;
let lines = '';
let linesTimeout = -1;

/** Date and connection, as Node writes them, once a second. */
function connectionLines(response: ServerResponse): string {
  const now = Math.floor(Date.now() / 1000);
  const timeout = keepAliveSeconds(response);
  if (now !== second || timeout !== linesTimeout) {
    second = now;
    linesTimeout = timeout;
    const keepAlive = timeout > 0 ? `Keep-Alive: timeout=${timeout}\r\n` : '';
    lines = `Date: ${new Date(now * 1000).toUTCString()}\r\nConnection: keep-alive\r\n${keepAlive}\r\n`;
  }
  return lines;
}

function keepAliveSeconds(response: ServerResponse): number {
  const server = (response.socket as { server?: { keepAliveTimeout?: number } } | null)?.server;
  return Math.floor((server?.keepAliveTimeout ?? 0) / 1000);
}
