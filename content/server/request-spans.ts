import type { IncomingMessage, ServerResponse } from 'node:http';
import { withRequestSpans } from '@vitrine/tracing/request-span.ts';
import { readSiteToken } from '../src/accounts/site-token.ts';

/** Requested at intervals, or held back until something changes: their durations say nothing. */
const untraced = /^\/(api\/(health|changes)|_next)(?=[/?]|$)/;

/** Collection or endpoint of `/api`, section of the panel; never what follows, which may be a value. */
function routeOf({ url = '' }: IncomingMessage): string | undefined {
  const [whole, section = ''] = /^\/(?:api|admin)(?:\/([a-z-]+))?(?=[/?]|$)/.exec(url) ?? [];
  if (whole === undefined) return undefined;
  const rest = /^[^?]*/.exec(url.slice(whole.length))?.[0] ?? '';
  return `${whole}${section && rest.length > 1 ? '/*' : ''}`;
}

/**
 * A span for each request, while traces are exported. It continues the trace of a request of the site, which has its token; all
 * others begin a new one.
 * @param secret `CONTENT_SECRET`, with which tokens are signed
 */
export function withSpans<Result>(
  listener: (request: IncomingMessage, response: ServerResponse) => Result,
  secret: string,
) {
  return withRequestSpans(listener, {
    isTraced: ({ url = '' }) => !untraced.test(url),
    isTrusted: ({ headers }) =>
      headers.traceparent !== undefined && readSiteToken(headers.authorization ?? '', secret) !== null,
    routeOf,
  });
}
