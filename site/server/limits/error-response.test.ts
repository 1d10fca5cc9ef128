import { expect, it } from 'vitest';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import { errorResponse } from './error-response.ts';
import { TooManyRequests } from './rate-limit.ts';

const settings = { siteUrl: 'https://www.ecole.example', crmHosts: [] };

it.each([
  ['too much', new TooManyRequests(7), 429, '7', 'An error occured.'],
  ['an outage', new ContentUnavailable('/news', 'no connection'), 503, '30', 'Internal server error'],
  ['an outage in silence', new ContentUnavailable('/news', 'no response', true), 504, '30', 'Response time exceeded'],
  ['a fault of ours', new TypeError('x is not a function'), 500, null, 'Internal server error'],
  ['whatever else is thrown', 'x', 500, null, 'Internal server error'],
])('%s is responded to with the message of the catalogue', (_what, error, status, retryAfter, message) => {
  const response = errorResponse(error, '/en/media/x', settings);
  expect([response.status, new Headers(response.headers).get('retry-after')]).toEqual([status, retryAfter]);
  expect(response.body).toContain(message);
  expect(response.body).not.toContain('while showing the error page');
  expect(new Headers(response.headers).get('cache-control')).toBe('no-store');
});
