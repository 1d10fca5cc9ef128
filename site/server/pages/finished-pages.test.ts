import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createRateLimit } from '../limits/rate-limit.ts';
import { FinishedCache } from '../page-cache/finished-cache.ts';
import { nothingBeside } from '../page-cache/send.ts';
import { sharedCaching } from '../shared-caching/shared-caching.ts';
import { finishedPages } from './finished-pages.ts';

const cache = new FinishedCache({ now: Date.now, limit: 1e6, onFailure: () => {}, onReplaced: () => {} });
const notFound: string[] = [];
const pages = finishedPages({
  cache,
  make: async (key) => ({ status: /nulle|404/.test(key) ? 404 : 200, body: Buffer.from(key), headers: [] }),
  cookiesBeside: () => nothingBeside,
  sharedCaching: sharedCaching({ sharedCaching: false }, null),
  limit: createRateLimit({ burst: 100, perSecond: 1, clients: 10, now: () => 0 }),
  clientOf: () => 'a',
  isKept: true,
  onNotFound: (path) => notFound.push(path),
});
const server = createServer((request, response) => {
  if (!pages.answer(request, response)) void pages.answerAnew(request, response);
}).listen(0, '127.0.0.1');
afterEach(() => {
  cache.stop();
  server.close();
});

it('editors are told of the addresses where nothing is, each time, and not of the pages that show an error', async () => {
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect(await ask('/nulle-part')).toBe(404);
  expect(await ask('/nulle-part?x=1')).toBe(404);
  expect(await ask('/error/debug?status=404')).toBe(404);
  expect(await ask('/ecole')).toBe(200);
  expect(notFound).toEqual(['/nulle-part', '/nulle-part']);
});
