import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import { PreviewOver } from '../../app/data/.server/preview-content.ts';
import { TooManyRequests } from '../limits/rate-limit.ts';
import { QueueFull } from '../limits/render-queue.ts';
import type { FailureStatus } from './json-response.ts';
import { TookTooLong } from './within-time.ts';

/** `Retry-After` in seconds, where the content service is unreachable. */
const untilBack = 30;

/** The status of an error by the catalogue (section 8): timeout, content service unreachable, rate limit, or 500. */
export function failureOf(error: Error): { status: FailureStatus; retryAfter?: number } {
  if (error instanceof TooManyRequests) return { status: 429, retryAfter: error.retryAfter };
  if (error instanceof QueueFull) return { status: 503, retryAfter: error.retryAfter };
  if (error instanceof PreviewOver) return { status: 401 };
  if (error instanceof TookTooLong) return { status: 504, retryAfter: untilBack };
  if (!(error instanceof ContentUnavailable)) return { status: 500 };
  return { status: error.timedOut ? 504 : 503, retryAfter: untilBack };
}
