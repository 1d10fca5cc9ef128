import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { type CachedResponse, headOf, type Representation } from './cached-response.ts';
import { acceptedEncodings, matchingTag } from './negotiation.ts';

/** What goes out beside a cached response with one request: cookies, mostly. Names and values in turn, and as lines. */
export interface ExtraHeaders {
  headers: readonly string[];
  head: string;
  /** the same for many requests: what is made of it may be cached */
  constant?: boolean;
}

export const noExtraHeaders: ExtraHeaders = { headers: [], head: '', constant: true };

/** Prepares headers for `sendCached`. */
export function beside(headers: readonly string[], { constant = false } = {}): ExtraHeaders {
  return headers.length === 0 ? noExtraHeaders : { headers, head: headOf(headers), constant };
}

/** What of a request a cached response depends on. */
export interface Asked {
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
  { method, headers }: Asked,
  response: ServerResponse,
  cached: CachedResponse,
  extra: ExtraHeaders = noExtraHeaders,
): void {
  const known = headers['if-none-match'];
  const tag = known !== undefined && cached.status === 200 ? matchingTag(known, cached.tags) : null;
  if (tag) {
    const kept = {
      headers: [...cached.notModified, 'etag', tag],
      head: `${cached.notModifiedHead}etag: ${tag}\r\n`,
    };
    write(method, response, 304, kept, extra, null);
    return;
  }
  const form = formFor(cached, headers['accept-encoding']);
  write(method, response, cached.status, form, extra, form.body);
}

function formFor(cached: CachedResponse, accepted: string | undefined): Representation {
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
 * Where Node keeps the head of an answer once it is written out. Filling it in ourselves spares checking, folding and joining
 * the same twenty headers for every request, which is a third of the time of a hit (`bench/`). They were checked by `headOf`
 * when the page was stored; all else of the answer stays Node's own.
 */
interface WrittenAhead {
  _header: string | null;
}

/** Only for what keeps its connection open and has no header set already; the rest takes Node's usual way. */
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
