import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds for which the rest of a refused body is read and discarded, so that the client gets to read the response. */
const lingerTime = 5000;

export interface Refusal {
  status: number;
  /** says what to do, in the languages of the panel */
  sentence: { fr: string; en: string };
  headers?: Record<string, string>;
}

/** The panel's language: its own cookie, else what the browser asks for. Programs, which ask for none, get English. */
function languageOf({ headers }: IncomingMessage): 'fr' | 'en' {
  const chosen = /(?:^|; )payload-lng=(fr|en)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return (chosen ?? headers['accept-language'] ?? '').startsWith('fr') ? 'fr' : 'en';
}

/**
 * Sends an error in the shape of section 7, "Error shape", and in the one that the admin panel shows. The rest of the body is
 * read and discarded; after `lingerTime` the connection is closed.
 */
export function refuse(response: ServerResponse, { status, sentence, headers = {} }: Refusal): void {
  const { req: request } = response;
  const message = sentence[languageOf(request)];
  const content = { source: 'content', statusCode: status, errorText: message, errors: [{ message }] };
  const body = JSON.stringify(content);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(body);
  if (request.complete) return;
  const late = setTimeout(() => request.destroy(), lingerTime);
  request.once('close', () => clearTimeout(late));
  request.once('error', () => undefined);
  request.resume();
}
