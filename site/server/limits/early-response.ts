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
  if (isApiTarget(target)) return apiFailure(status, locale, settings, headers);
  const body = errorDocument(status, locale);
  return whole(status, 'text/html; charset=utf-8', body, [
    ...retrying(status, headers),
    ...pageHeaders(body, settings),
  ]);
}

/**
 * The response to a failed API request (section 8).
 * @param headers extra headers
 */
export function apiFailure(
  status: number,
  locale: Locale,
  settings: Pick<Settings, 'siteUrl'>,
  headers: HeaderList = [],
): EarlyResponse {
  const body = failureBody(status, locale);
  return whole(status, 'application/json; charset=utf-8', body, [
    ...retrying(status, headers),
    ...plainHeaders(settings),
  ]);
}

/** The JSON of a failed request (section 7, "Error shape"), with the message of the catalogue. */
export function failureBody(statusCode: number, locale: Locale): string {
  return JSON.stringify({ source: 'site', statusCode, errorText: errorMessage(statusCode, locale) });
}

/** The headers with a `Retry-After`, where the content service is unreachable. */
function retrying(status: number, headers: HeaderList): HeaderList {
  const isOutage = status === 503 || status === 504;
  return isOutage && !headers.some(([name]) => name === 'retry-after') ? [...headers, ['retry-after', '30']] : headers;
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
