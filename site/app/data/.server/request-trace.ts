import { type Attributes, inSpan, setAttributes, traceHeaders } from '@vitrine/tracing/span.ts';
import { collectionOf } from './content-cache/cache-key.ts';

/** What of a path below `/api` is in traces: which documents are requested may be what a visitor typed. */
const patternOf = (path: string) => `/api/${collectionOf(path)}${/^\/[^/?]*\/./.test(path) ? '/*' : ''}`;

/**
 * Sends a request to the content service in a span, which the content service continues.
 * @param send gets the headers that name the trace
 */
export function inRequestSpan<T extends { status: number }>(
  { method = 'GET', contentUrl, path }: { method?: string; contentUrl: string; path: string },
  send: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const { hostname, port, protocol } = new URL(contentUrl);
  const attributes: Attributes = {
    'http.request.method': method,
    'url.template': patternOf(path),
    'server.address': hostname,
    'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
  };
  return inSpan(
    `${method} ${patternOf(path)}`,
    attributes,
    async () => {
      const response = await send(traceHeaders());
      setAttributes({ 'http.response.status_code': response.status });
      return response;
    },
    'client',
  );
}
