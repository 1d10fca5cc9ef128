import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { signatureHeader } from '../../app/protocol/signature.ts';
import type { ChangesRequest } from '../changes/changes-handler.ts';
import { type Log, reasonOf } from '../log.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { FinishedCache } from '../page-cache/finished-cache.ts';
import { readBody } from './read-body.ts';

export interface InternalParts {
  /** why no visitors should be sent here now; null where they should */
  notReady: () => string | null;
  metrics: Metrics;
  cache: FinishedCache;
  /** the bearer token of whoever may see metrics and cache (`METRICS_TOKEN`); null: nobody may */
  metricsToken: string | null;
  /** @returns the status to answer with */
  onChanges: (message: ChangesRequest) => Promise<number>;
  log: Log;
}

/** Bytes of a message. */
const longestMessage = 1_000_000;

interface Answer {
  status: number;
  type?: string;
  body?: string;
}

const json = 'application/json; charset=utf-8';
const said = (status: number, what: Record<string, unknown>): Answer => ({
  status,
  type: json,
  body: JSON.stringify(what),
});

/**
 * Health, metrics and changes, on a port of their own (section 2, "www" and section 13, "Configuration"). Health says
 * nothing that a stranger may not know; messages are signed, and the rest asks for a token.
 */
export function internalPort(parts: InternalParts): RequestListener {
  return (request, response) => {
    answer(request, parts)
      .catch((error: unknown) => {
        parts.log.error({ reason: reasonOf(error) }, 'the internal port failed');
        return said(500, { ok: false });
      })
      .then((found) => send(response, found));
  };
}

async function answer(request: IncomingMessage, parts: InternalParts): Promise<Answer> {
  const { method, url = '' } = request;
  const [path] = url.split('?', 1);
  if (path === '/changes') {
    if (method !== 'POST') return { status: 405 };
    const body = await readBody(request, longestMessage);
    if (body === null) return { status: 413 };
    return { status: await parts.onChanges({ signature: request.headers[signatureHeader]?.toString(), body }) };
  }
  if (method !== 'GET' && method !== 'HEAD') return { status: 405 };
  switch (path) {
    case '/health/live':
      return said(200, { ok: true });
    case '/health/ready': {
      const reason = parts.notReady();
      return reason === null ? said(200, { ok: true }) : said(503, { ok: false, reason });
    }
    case '/metrics':
      if (!isOperator(request, parts.metricsToken)) return { status: 401 };
      return { status: 200, type: parts.metrics.contentType, body: await parts.metrics.text() };
    case '/cache':
      if (!isOperator(request, parts.metricsToken)) return { status: 401 };
      return said(200, cacheReport(parts.cache));
    default:
      return { status: 404 };
  }
}

const digest = (text: string) => hash('sha256', text, 'buffer');

/** Whether a request bears the token; told in the same time whatever it bears. */
function isOperator({ headers }: IncomingMessage, token: string | null): boolean {
  const [, given] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** What the page cache holds, for tests and for the curious. */
function cacheReport(cache: FinishedCache) {
  const pages = [...cache.entries()].map(({ order, finished, reads, renders, outdatedSince }) => ({
    key: order.key,
    renders,
    tag: finished.forms.identity.tag,
    forms: Object.keys(finished.forms),
    outdated: outdatedSince > 0,
    until: Number.isFinite(reads.until) ? new Date(reads.until).toISOString() : null,
    reads: reads.keys.size,
  }));
  return { counts: cache.counts, size: cache.size(), pages };
}

function send(response: ServerResponse, { status, type, body = '' }: Answer): void {
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (type) headers['content-type'] = type;
  if (status === 401) headers['www-authenticate'] = 'Bearer';
  // A body that was not read whole is not read at all.
  if (status === 413) headers.connection = 'close';
  response.writeHead(status, headers).end(response.req.method === 'HEAD' ? undefined : body);
}
