import type { IncomingMessage } from 'node:http';
import type { Refusal } from './refuse.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

const foreign: Refusal = {
  status: 403,
  sentence: 'This request comes from a page of another site: use the admin panel.',
};

/**
 * Refuses what a page of another site sends, a login included: a browser says where it comes from (`Origin`), and programs say
 * nothing.
 * @param publicUrl `CONTENT_PUBLIC_URL`; the URL that was asked for is as good
 */
export function refusalOfOrigin(
  { method = 'GET', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  publicUrl: string,
): Refusal | null {
  if (reads.has(method) || headers.origin === undefined) return null;
  const own = [new URL(publicUrl).origin, `http://${headers.host}`, `https://${headers.host}`];
  return own.includes(headers.origin) ? null : foreign;
}
