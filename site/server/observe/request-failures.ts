import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '../../app/config/settings.server.ts';
import { type EarlyResponse, sendEarly } from '../limits/early-response.ts';
import { errorResponse, failureOf } from '../limits/error-response.ts';
import { TooManyRequests } from '../limits/rate-limit.ts';
import { QueueFull } from '../limits/render-queue.ts';
import { pathOf } from '../limits/request-line.ts';
import { type Log, reasonOf } from './log.ts';

export interface RequestFailures {
  /** Logs an error that ended a request, but for a refusal, and gives the response to it. */
  responseTo(error: unknown, target: string): EarlyResponse;
  /** Sends that response, where nothing was sent yet. */
  send(error: unknown, request: IncomingMessage, response: ServerResponse): void;
}

/** Logs an error that ended a request, but for a refusal: of those there may be any number. @param path without the query */
export function logFailure(log: Pick<Log, 'warn' | 'error'>, error: unknown, path: string, message: string): void {
  if (error instanceof TooManyRequests || error instanceof QueueFull) return;
  log[failureOf(error).status === 500 ? 'error' : 'warn']({ path, reason: reasonOf(error) }, message);
}

/** The responses for uncaught errors (section 8). */
export function requestFailures(settings: Settings, log: Pick<Log, 'warn' | 'error'>): RequestFailures {
  function responseTo(error: unknown, target: string): EarlyResponse {
    logFailure(log, error, pathOf(target), 'a request failed');
    return errorResponse(error, target, settings);
  }
  return {
    responseTo,
    send(error, { method = 'GET', url: target = '/' }, response) {
      const failure = responseTo(error, target);
      if (!response.headersSent) sendEarly(response, failure, method);
    },
  };
}
