import type { Settings } from '../../app/config/settings.server.ts';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import { type EarlyResponse, failureResponse, retryLaterResponse } from './early-response.ts';
import { TooManyRequests } from './rate-limit.ts';
import { QueueFull } from './render-queue.ts';

/**
 * The response for an error that was thrown (section 8): 429 for a rate limit, 503 or 504 for a full queue or an outage of the
 * content service, else 500.
 * @param target path and query, for the language
 */
export function errorResponse(
  error: unknown,
  target: string,
  settings: Pick<Settings, 'siteUrl' | 'crmHosts'>,
): EarlyResponse {
  if (error instanceof TooManyRequests) return retryLaterResponse(429, error.retryAfter, target, settings);
  if (error instanceof QueueFull) return retryLaterResponse(503, error.retryAfter, target, settings);
  if (!(error instanceof ContentUnavailable)) return failureResponse(500, target, settings);
  return failureResponse(error.timedOut ? 504 : 503, target, settings);
}
