import type { IncomingMessage } from 'node:http';
import { expect, test, vi } from 'vitest';
import { ContentUnavailable } from '../../app/data/.server/errors.ts';
import { toResponse } from '../limits/early-response.ts';
import { errorResponse } from '../limits/error-response.ts';
import { createRateLimit } from '../limits/rate-limit.ts';
import { createLog } from '../observe/log.ts';
import { previewRoutes } from './preview-routes.ts';

const settings = {
  siteUrl: 'https://www.ecole.example',
  crmHosts: [],
  acceptedSecrets: ['a-secret-of-sixteen'],
  contentPublicUrl: 'https://edition.ecole.example',
};
const log = createLog({ write: () => undefined });
const ticket = `${'a'.repeat(20)}.${'b'.repeat(43)}`;

function previewRoutesOf(redeem: () => Promise<{ status: number; body: string }>, burst = 100) {
  const request = vi.fn(redeem);
  const limit = createRateLimit({ burst, perSecond: 0.1, clients: 10, now: () => 0 });
  const routes = previewRoutes({ transport: { request }, settings, limit, clientOf: () => 'a client', log });
  routes.onError((error, { req }) => toResponse(errorResponse(error, req.path, settings)));
  const get = (target: string) => routes.request(target, undefined, { incoming: {} as IncomingMessage });
  return { request, get };
}

test('tickets that are tried one after the other are charged to the client', async () => {
  const { request, get } = previewRoutesOf(async () => ({ status: 403, body: '' }), 2);
  const statuses: number[] = [];
  for (let tried = 0; tried < 4; tried += 1) statuses.push((await get(`/callback?ticket=${ticket}`)).status);
  expect(statuses).toEqual([403, 403, 429, 429]);
  expect(request).toHaveBeenCalledTimes(2);
});

test('what is no ticket is not charged', async () => {
  const { request, get } = previewRoutesOf(async () => ({ status: 403, body: '' }), 1);
  for (const value of ['', 'x', `${ticket}x`]) expect((await get(`/callback?ticket=${value}`)).status).toBe(403);
  expect((await get(`/callback?ticket=${ticket}`)).status).toBe(403);
  expect(request).toHaveBeenCalledTimes(1);
});

test.each([
  [false, 503, '30'],
  [true, 504, '30'],
])('an outage says when to try again (after a timeout: %j)', async (timedOut, status, retryAfter) => {
  const { get } = previewRoutesOf(() =>
    Promise.reject(new ContentUnavailable('/preview/redeem', 'no response', timedOut)),
  );
  const response = await get(`/callback?ticket=${ticket}`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter]);
});

test.each([
  ['/%E2%82%AC', '/%E2%82%AC'],
  ['/%C3%A9cole?q=%E2%82%AC', '/%C3%A9cole?q=%E2%82%AC'],
  ['/%25E2', '/%E2'],
  ['/%F0%9F%8E%A8', '/%F0%9F%8E%A8'],
  ['/%ED%A0%80', '/%ED%A0%80'],
  ['/x%0d%0aset-cookie:a=b', '/'],
  ['//evil.example', '/'],
  ['/%5Cevil.example', '/'],
  ['https://evil.example', '/'],
  ['', '/'],
])('whoever leaves a preview from %s goes on at %s', async (from, location) => {
  const { get } = previewRoutesOf(async () => ({ status: 200, body: '{}' }));
  const response = await get(`/logout?from=${from}`);
  expect([response.status, response.headers.get('location')]).toEqual([303, location]);
  expect((await get(`/login?from=${from}`)).status).toBe(303);
});
