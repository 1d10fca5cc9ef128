import type { IncomingMessage } from 'node:http';
import type { Refusal } from './refuse.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

const foreign: Refusal = {
  status: 403,
  sentence: {
    fr: 'Cette demande vient de la page d’un autre site\u00a0: utilisez l’administration.',
    en: 'This request comes from a page of another site: use the admin panel.',
  },
};

/**
 * Refuses writes from pages of another site, logins included. Browsers send the header `Origin`; programs do not, and pass.
 * @param publicUrl `CONTENT_PUBLIC_URL`; the host of the request is accepted too
 */
export function refusalOfOrigin(
  { method = 'GET', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  publicUrl: string,
): Refusal | null {
  if (reads.has(method) || headers.origin === undefined) return null;
  const own = [new URL(publicUrl).origin, `http://${headers.host}`, `https://${headers.host}`];
  return own.includes(headers.origin) ? null : foreign;
}
