import type { Settings } from '../../app/config/settings.server.ts';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import { type EarlyAnswer, failureAnswer, laterAnswer } from './early-answer.ts';
import { TooManyRequests } from './rate-limit.ts';
import { TooBusy } from './turns.ts';

/**
 * What is answered where something was thrown on the way (section 8): too much, an outage in silence or out of reach, or else
 * our own fault, which is a 500.
 * @param target path and query, for the language
 */
export function answerToError(
  error: unknown,
  target: string,
  settings: Pick<Settings, 'siteUrl' | 'crmHosts'>,
): EarlyAnswer {
  if (error instanceof TooManyRequests) return laterAnswer(429, error.retryAfter, target, settings);
  if (error instanceof TooBusy) return laterAnswer(503, error.retryAfter, target, settings);
  if (!(error instanceof ContentUnavailable)) return failureAnswer(500, target, settings);
  return failureAnswer(error.timedOut ? 504 : 503, target, settings);
}
