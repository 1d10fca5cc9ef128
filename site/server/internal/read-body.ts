import type { IncomingMessage } from 'node:http';

/**
 * Reads a request's body.
 * @param longest bytes that are accepted
 * @returns `null` where it is longer
 */
export async function readBody(request: IncomingMessage, longest: number): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > longest) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longest) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
