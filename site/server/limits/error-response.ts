import type { Settings } from '../../app/config/settings.server.ts';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import { PreviewOver } from '../../app/data/.server/preview-content.ts';
import type { HeaderList } from '../headers/response-headers.ts';
import { type EarlyResponse, failureResponse } from './early-response.ts';
import { TooManyRequests } from './rate-limit.ts';
import { QueueFull } from './render-queue.ts';

/**
 * The status of an error by the catalogue (section 8): rate limit, full queue, preview that ended, timeout, content service
 * unreachable, or 500. With `Retry-After` where the error knows it.
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
