import { IncomingMessage } from 'node:http';

/**
 * The body of a request whose length nobody announced, read no further than a limit.
 * @returns the request again with its body whole and its length known, or `null` where it is larger
 * @throws where the client breaks off
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
