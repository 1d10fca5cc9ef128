import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../../app/config/settings.server.ts';
import { failureResponse, toResponse } from './early-response.ts';
import { longestBody } from './request-line.ts';

/**
 * Reads the whole body before any route, and refuses one that is too long: a chunked body has no `Content-Length`. An aborted
 * body is a bad request.
 *
 * Not Hono's own `bodyLimit`: it trusts `Content-Length`, so that an aborted body fails later as a 500,
 * and it copies the request by the global `Request`, which the server's listener does not replace here.
 */
export function limitBody(settings: Pick<Settings, 'siteUrl' | 'crmHosts'>): MiddlewareHandler {
  return async (context, next) => {
    const { url, method, headers, body } = context.req.raw;
    if (!body) return next();
    const read = await readWhole(body, longestBody);
    if (typeof read === 'number') {
      const { pathname, search } = new URL(url);
      return toResponse(failureResponse(read, pathname + search, settings, [['connection', 'close']]));
    }
    context.req.raw = new Request(url, { method, headers, body: read });
    return next();
  };
}

/**
 * Reads a body.
 * @param longest bytes that are accepted
 * @returns 413 where it is longer, 400 where it is aborted
 */
async function readWhole(body: ReadableStream<Uint8Array>, longest: number): Promise<Buffer<ArrayBuffer> | 400 | 413> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    const reader = body.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      length += piece.value.length;
      // The connection drops the rest of a body that is too long, once the response is sent.
      if (length > longest) return 413;
      chunks.push(piece.value);
    }
  } catch {
    return 400;
  }
  return Buffer.concat(chunks);
}
