import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../observe/log.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { type InternalParts, internalPort } from './internal-port.ts';

const cache = { counts: {}, size: () => ({}), entries: () => new Map().values() } as unknown as PageCache;

async function start(parts: Partial<InternalParts> = {}) {
  const listener = internalPort({
    notReady: () => null,
    metrics: new Registry(),
    cache,
    redirects: () => [{ from: '/old', to: '/new' }],
    metricsToken: 'token-of-the-test',
    log: createLog({ write: () => undefined }),
    ...parts,
  });
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

const bearing = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

test('reports its health to anybody, and the rest to operators alone', async () => {
  const request = await start();
  const states = await start({ notReady: () => 'the content service was not reached yet', metricsToken: null });
  expect(await (await request('/health/live')).json()).toEqual({ ok: true });
  expect((await request('/health/ready')).headers.get('cache-control')).toBe('no-store');
  const waiting = await states('/health/ready');
  expect([waiting.status, await waiting.json()]).toEqual([
    503,
    { ok: false, reason: 'the content service was not reached yet' },
  ]);
  for (const path of ['/metrics', '/cache', '/redirects']) {
    expect((await request(path, bearing('token-of-the-test'))).status).toBe(200);
    const refused = await request(path, bearing('token-of-the-tesT'));
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect((await request(path)).status).toBe(401);
    expect((await states(path, bearing('null'))).status).toBe(401);
  }
});

test('responds to other URLs with 404, to other methods with 405, and to what fails with 500', async () => {
  const failing = new Registry();
  failing.metrics = () => Promise.reject(new Error('disk'));
  const request = await start({ metrics: failing });
  expect((await request('/')).status).toBe(404);
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await request('/metrics', { method })).status).toBe(405);
  expect((await request('/metrics', bearing('token-of-the-test'))).status).toBe(500);
});

test('gives operators the rows of the legacy table once they were read', async () => {
  const token = bearing('token-of-the-test');
  expect(await (await (await start())('/redirects', token)).json()).toEqual({ rows: [{ from: '/old', to: '/new' }] });
  expect((await (await start({ redirects: () => null }))('/redirects', token)).status).toBe(503);
});
