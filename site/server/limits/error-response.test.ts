import { expect, it } from 'vitest';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import { errorResponse } from './error-response.ts';
import { TooManyRequests } from './rate-limit.ts';

const settings = { siteUrl: 'https://www.ecole.example', crmHosts: [] };

it.each([
  ['too much', new TooManyRequests(7), 429, '7', 'An error occured.'],
  ['an outage', new ContentUnavailable('/news', 'no connection'), 503, '30', 'Internal server error'],
  ['an outage in silence', new ContentUnavailable('/news', 'no answer', true), 504, '30', 'Response time exceeded'],
  ['a fault of ours', new TypeError('x is not a function'), 500, null, 'Internal server error'],
  ['whatever else is thrown', 'x', 500, null, 'Internal server error'],
])('%s is answered with the message of the catalogue', (_what, error, status, retryAfter, message) => {
  const answer = errorResponse(error, '/en/media/x', settings);
  expect([answer.status, new Headers(answer.headers).get('retry-after')]).toEqual([status, retryAfter]);
  expect(answer.body).toContain(message);
  expect(answer.body).not.toContain('while showing the error page');
  expect(new Headers(answer.headers).get('cache-control')).toBe('no-store');
});
