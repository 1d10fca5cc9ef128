import type { ServerResponse } from 'node:http';
import { defaultLocale, isLocale, type Locale, localeOf } from '@vitrine/contract/routes/locale.ts';
import type { Settings } from '../../app/config/settings.server.ts';
import { errorMessage } from '../../app/features/error-page/error-status.ts';
import { type HeaderList, pageHeaders, plainHeaders } from '../headers/answer-headers.ts';
import { brokenErrorDocument, errorDocument } from './error-document.ts';
import type { Refusal } from './refusal.ts';
import { isCall, pathOf } from './request-line.ts';

/** A complete response that needs only the settings. */
export interface EarlyAnswer {
  status: number;
  headers: HeaderList;
  body: string;
}

type AnswerSettings = Pick<Settings, 'siteUrl' | 'crmHosts'>;

/** The language of a URL: its prefix, or the parameter of an endpoint. */
function localeOfTarget(target: string): Locale {
  if (!isCall(target)) return localeOf(pathOf(target).toLowerCase());
  const asked = new URLSearchParams(target.slice(pathOf(target).length)).get('locale');
  return isLocale(asked) ? asked : defaultLocale;
}

/**
 * What is answered to a request that is refused: the error page in the language of its address, or the JSON of a failed
 * call (section 8). Nothing of the request is repeated in it.
 */
export function refusalAnswer(
  { status, headers = [] }: Refusal,
  target: string,
  settings: AnswerSettings,
): EarlyAnswer {
  return failureAnswer(status, target, settings, headers);
}

/**
 * The response for a status where no page can be rendered.
 * @param headers beside the usual ones
 */
export function failureAnswer(
  status: number,
  target: string,
  settings: AnswerSettings,
  headers: HeaderList = [],
): EarlyAnswer {
  const locale = localeOfTarget(target);
  const isSaid = headers.some(([name]) => name === 'retry-after');
  const retry: HeaderList = (status === 503 || status === 504) && !isSaid ? [['retry-after', '30']] : [];
  if (isCall(target)) {
    const body = JSON.stringify({ source: 'site', statusCode: status, errorText: errorMessage(status, locale) });
    return whole(status, 'application/json; charset=utf-8', body, [...headers, ...retry, ...plainHeaders(settings)]);
  }
  const body = errorDocument(status, locale);
  return whole(status, 'text/html; charset=utf-8', body, [...headers, ...retry, ...pageHeaders(body, settings)]);
}

/**
 * The answer to a client that asks for more than its share, or at a moment at which too much is being made.
 * @param retryAfter whole seconds
 */
export function laterAnswer(
  status: 429 | 503,
  retryAfter: number,
  target: string,
  settings: AnswerSettings,
): EarlyAnswer {
  return failureAnswer(status, target, settings, [['retry-after', String(retryAfter)]]);
}

/** The response where even the error page could not be rendered (section 2, "Error page's own failure"). */
export function brokenErrorAnswer(target: string, settings: AnswerSettings): EarlyAnswer {
  const body = brokenErrorDocument(localeOfTarget(target));
  return whole(500, 'text/html; charset=utf-8', body, pageHeaders(body, settings));
}

function whole(status: number, type: string, body: string, headers: HeaderList): EarlyAnswer {
  return { status, headers: [['content-type', type], ['cache-control', 'no-store'], ...headers], body };
}

/** Sends an early response; a HEAD request gets its headers only. */
export function sendEarly(response: ServerResponse, { status, headers, body }: EarlyAnswer, method = 'GET'): void {
  const length: HeaderList = [['content-length', String(Buffer.byteLength(body))]];
  response.writeHead(status, [...headers, ...length].flat());
  response.end(method === 'HEAD' ? undefined : body);
}

/** The same as a `Response`. */
export function earlyResponse({ status, headers, body }: EarlyAnswer): Response {
  return new Response(body, { status, headers });
}
