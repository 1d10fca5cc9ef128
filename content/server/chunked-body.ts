import { IncomingMessage } from 'node:http';

/**
 * Reads a chunked request body into memory, up to a limit.
 * @returns a copy of the request with the whole body and a Content-Length, or `null` where the body is larger
 * @throws where the client closes the connection
 */
export async function withWholeBody(request: IncomingMessage, limit: number): Promise<IncomingMessage | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > limit) return null;
    chunks.push(chunk as Buffer);
  }
  const whole = new IncomingMessage(request.socket);
  const { 'transfer-encoding': _chunked, ...headers } = request.headers;
  Object.assign(whole, {
    method: request.method,
    url: request.url,
    httpVersion: request.httpVersion,
    httpVersionMajor: request.httpVersionMajor,
    httpVersionMinor: request.httpVersionMinor,
    headers: { ...headers, 'content-length': String(size) },
    complete: true,
  });
  if (size > 0) whole.push(Buffer.concat(chunks));
  whole.push(null);
  return whole;
}
