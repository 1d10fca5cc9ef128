import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '../../app/config/settings.server.ts';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import { PreviewOver } from '../../app/data/.server/preview-content.ts';
import type { HeaderList } from '../headers/response-headers.ts';
import { type Log, reasonOf } from '../observe/log.ts';
import { type EarlyResponse, failureResponse, sendEarly } from './early-response.ts';
import { TooManyRequests } from './rate-limit.ts';
import { QueueFull } from './render-queue.ts';
import { pathOf } from './request-line.ts';

/**
 * The status of an error by the catalogue (section 8): rate limit, full queue, preview that ended, content service that did not
 * respond in time or at all, or 500. With `Retry-After` where the error knows it.
 */
export function failureOf(error: unknown): { status: number; headers?: HeaderList } {
  if (error instanceof TooManyRequests || error instanceof QueueFull) {
    const status = error instanceof QueueFull ? 503 : 429;
    return { status, headers: [['retry-after', String(error.retryAfter)]] };
  }
  if (error instanceof PreviewOver) return { status: 401 };
  if (!(error instanceof ContentUnavailable)) return { status: 500 };
  return { status: error.timedOut ? 504 : 503 };
}

/**
 * The response for an error that was thrown.
 * @param target path and query, for the language
 */
export function errorResponse(
  error: unknown,
  target: string,
  settings: Pick<Settings, 'siteUrl' | 'crmHosts'>,
): EarlyResponse {
  const { status, headers } = failureOf(error);
  return failureResponse(status, target, settings, headers);
}

/** Logs an error that ended a request, but for a refusal: of those there may be any number. @param path without the query */
export function logFailure(log: Pick<Log, 'warn' | 'error'>, error: unknown, path: string, message: string): void {
  if (error instanceof TooManyRequests || error instanceof QueueFull) return;
  log[failureOf(error).status === 500 ? 'error' : 'warn']({ path, reason: reasonOf(error) }, message);
}

/** The responses for uncaught errors (section 8). */
export function requestFailures(settings: Settings, log: Pick<Log, 'warn' | 'error'>) {
  /** Logs an error that ended a request, but for a refusal, and gives the response to it. */
  function responseTo(error: unknown, target: string): EarlyResponse {
    logFailure(log, error, pathOf(target), 'a request failed');
    return errorResponse(error, target, settings);
  }
  return {
    responseTo,
    /** Sends that response, where nothing was sent yet. */
    send(error: unknown, { method = 'GET', url: target = '/' }: IncomingMessage, response: ServerResponse): void {
      const failure = responseTo(error, target);
      if (!response.headersSent) sendEarly(response, failure, method);
    },
  };
}

export type RequestFailures = ReturnType<typeof requestFailures>;
