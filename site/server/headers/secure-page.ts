import type { Settings } from '../../app/config/settings.server.ts';
import { brokenErrorResponse, failureResponse, toResponse } from '../limits/early-response.ts';
import { type PageHeaderOptions, pageHeaders, plainHeaders } from './response-headers.ts';

/**
 * What the router made of a request, with the headers that belong to it. What should be a page and is none is replaced: the
 * router answers in plain text where the error page itself failed (section 2), and where a form comes from elsewhere.
 * @param rendered its body is read here
 * @param target the path and query that were asked for
 */
export async function securePage(
  rendered: Response,
  target: string,
  settings: Pick<Settings, 'siteUrl' | 'crmHosts'>,
  options?: PageHeaderOptions,
): Promise<Response> {
  const { status, headers } = rendered;
  if (status >= 300 && status < 400) {
    for (const [name, value] of plainHeaders(settings)) headers.set(name, value);
    return rendered;
  }
  if (!headers.get('content-type')?.startsWith('text/html')) {
    const isBroken = status < 400 || status === 500;
    return toResponse(isBroken ? brokenErrorResponse(target, settings) : failureResponse(status, target, settings));
  }
  const bytes = Buffer.from(await rendered.arrayBuffer());
  const html = bytes.toString();
  for (const [name, value] of pageHeaders(html, settings, options)) headers.set(name, value);
  return new Response(bytes, { status, headers });
}
