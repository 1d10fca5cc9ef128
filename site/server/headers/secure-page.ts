import type { Settings } from '../../app/config/settings.server.ts';
import { brokenErrorResponse, failureResponse, toResponse } from '../limits/early-response.ts';
import { type PageHeaderOptions, pageHeaders, plainHeaders } from './response-headers.ts';

/**
 * The response of React Router with the security headers of a page. A response that is not HTML is replaced: the router
 * responds in plain text where the error page itself failed (section 2), and for a form of another origin.
 * @param rendered its body is read here
 * @param target the path and query of the request
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
