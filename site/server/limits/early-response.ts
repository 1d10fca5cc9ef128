import type { ServerResponse } from 'node:http';
import { defaultLocale, isLocale, type Locale, localeOf } from '@vitrine/contract/routes/locale.ts';
import type { Settings } from '../../app/config/settings.server.ts';
import { errorMessage } from '../../app/features/error-page/error-status.ts';
import { type HeaderList, pageHeaders, plainHeaders } from '../headers/response-headers.ts';
import { brokenErrorDocument, errorDocument } from './error-document.ts';
import { isApiTarget, pathOf } from './request-line.ts';

/** A complete response that needs only the settings. */
export interface EarlyResponse {
  status: number;
  headers: HeaderList;
  body: string;
}

type ResponseSettings = Pick<Settings, 'siteUrl' | 'crmHosts'>;

/** The language of a URL: its prefix, or the parameter of an endpoint. */
function localeOfTarget(target: string): Locale {
  if (!isApiTarget(target)) return localeOf(pathOf(target).toLowerCase());
  const locale = new URLSearchParams(target.slice(pathOf(target).length)).get('locale');
  return isLocale(locale) ? locale : defaultLocale;
}

/**
 * The response to a request that is refused, or where no page can be rendered: the error page in the language of its URL, or the
 * JSON of a failed API request (section 8). Nothing of the request is repeated in it.
 * @param headers extra headers
 */
export function failureResponse(
  status: number,
  target: string,
  settings: ResponseSettings,
  headers: HeaderList = [],
): EarlyResponse {
  const locale = localeOfTarget(target);
  const hasRetryAfter = headers.some(([name]) => name === 'retry-after');
  const retry: HeaderList = (status === 503 || status === 504) && !hasRetryAfter ? [['retry-after', '30']] : [];
  if (isApiTarget(target)) {
    const body = JSON.stringify({ source: 'site', statusCode: status, errorText: errorMessage(status, locale) });
    return whole(status, 'application/json; charset=utf-8', body, [...headers, ...retry, ...plainHeaders(settings)]);
  }
  const body = errorDocument(status, locale);
  return whole(status, 'text/html; charset=utf-8', body, [...headers, ...retry, ...pageHeaders(body, settings)]);
}

/**
 * The response to a client that exceeds its rate limit (429), or while the render queue is full (503).
 * @param retryAfter whole seconds
 */
export function retryLaterResponse(
  status: 429 | 503,
  retryAfter: number,
  target: string,
  settings: ResponseSettings,
): EarlyResponse {
  return failureResponse(status, target, settings, [['retry-after', String(retryAfter)]]);
}

/** The response where even the error page could not be rendered (section 2, "Error page's own failure"). */
export function brokenErrorResponse(target: string, settings: ResponseSettings): EarlyResponse {
  const body = brokenErrorDocument(localeOfTarget(target));
  return whole(500, 'text/html; charset=utf-8', body, pageHeaders(body, settings));
}

function whole(status: number, type: string, body: string, headers: HeaderList): EarlyResponse {
  return { status, headers: [['content-type', type], ['cache-control', 'no-store'], ...headers], body };
}

/** Sends an early response; a HEAD request gets its headers only. */
export function sendEarly(response: ServerResponse, { status, headers, body }: EarlyResponse, method = 'GET'): void {
  const length: HeaderList = [['content-length', String(Buffer.byteLength(body))]];
  response.writeHead(status, [...headers, ...length].flat());
  response.end(method === 'HEAD' ? undefined : body);
}

/** The same as a `Response`. */
export function toResponse({ status, headers, body }: EarlyResponse): Response {
  return new Response(body, { status, headers });
}
