import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newReads } from '../../../app/data/.server/reads-of-request.ts';
import { createPurgeQueue, sharedLifetime } from './purge-queue.ts';
import { sharedCaching } from './shared-caching.ts';

describe('the purge queue', () => {
  const servers: ReturnType<typeof createServer>[] = [];
  let folder: string;
  let running: AbortController;
  beforeEach(async () => {
    running = new AbortController();
    folder = await mkdtemp(path.join(tmpdir(), 'purges-'));
  });
  afterEach(async () => {
    running.abort();
    // Longer than the queue waits: it writes no file any more.
    await setTimeout(100);
    for (const server of servers.splice(0)) server.close();
    await rm(folder, { recursive: true });
  });
  const stored = () => readFile(path.join(folder, 'purges.json'), 'utf8');

  /** @param statusOf of each request, by its number */
  async function cdn(statusOf: (number: number) => number = () => 200) {
    const calls: { request: IncomingMessage; tags: string[] }[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      calls.push({ request, tags: (JSON.parse(Buffer.concat(chunks).toString()) as { tags: string[] }).tags });
      response.writeHead(statusOf(calls.length)).end();
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
    return { calls, url };
  }

  function queueFor(url: string, now = Date.now) {
    const log = { warn: vi.fn(), info: vi.fn() };
    const file = path.join(folder, 'purges.json');
    const retry = { first: 10, longest: 40 };
    const { signal } = running;
    return { log, queue: createPurgeQueue({ url, token: 'secret', file, log: log as never, retry, now, signal }) };
  }

  it('names the page and its dependencies, as its headers did', async () => {
    const { calls, url } = await cdn();
    const sharing = sharedCaching({ sharedCaching: true }, queueFor(url).queue);
    const reads = newReads();
    reads.keys.add('/api/news?page=1');
    const [[, named = ''] = []] = sharing.headersOf('/news', reads);
    sharing.changed(new Set(['/api/news?page=1']));
    sharing.replaced('/news');
    sharing.replaced('/news');
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.tags.toSorted()).toEqual(named.split(' ').toSorted());
    expect(calls[0]?.request.headers).toMatchObject({ authorization: 'Bearer secret' });
    await vi.waitFor(async () => expect(await stored()).toBe('[]'));
  });

  it('sends thirty keys at most in a request', async () => {
    const { calls, url } = await cdn();
    queueFor(url).queue.add(Array.from({ length: 45 }, (_, number) => `k${number}`));
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(calls.map(({ tags }) => tags.length).toSorted((one, other) => one - other)).toEqual([15, 30]);
  });

  it('repeats what fails until it succeeds, counts it, and logs it once', async () => {
    const { calls, url } = await cdn((number) => (number <= 8 ? 503 : 200));
    const { queue, log } = queueFor(url);
    queue.add(['a']);
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(3));
    expect(queue.counts().waiting).toBe(1);
    await vi.waitFor(() => expect(queue.counts()).toEqual({ waiting: 0, oldest: 0, failures: 8 }), 5000);
    expect(calls).toHaveLength(9);
    expect(log.warn).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(1));
  });

  it('goes on after a restart', async () => {
    const { queue } = queueFor('http://127.0.0.1:9/purge');
    queue.add(['a', 'b']);
    await queue.flush();
    running.abort();
    running = new AbortController();
    const { calls, url } = await cdn();
    queueFor(url);
    await vi.waitFor(() => expect(calls.flatMap(({ tags }) => tags)).toEqual(['a', 'b']));
  });

  it('purges once more a key that was added during its request', async () => {
    const { calls, url } = await cdn();
    const { queue } = queueFor(url);
    let isAdded = false;
    servers[0]?.prependListener('request', () => {
      if (!isAdded) queue.add(['a']);
      isAdded = true;
    });
    queue.add(['a']);
    await vi.waitFor(() => expect(calls.map(({ tags }) => tags)).toEqual([['a'], ['a']]));
  });

  it('drops a key when the copies of the cache have expired by themselves', async () => {
    const { url } = await cdn(() => 500);
    let now = Date.now();
    const { queue } = queueFor(url, () => now);
    queue.add(['a']);
    await vi.waitFor(() => expect(queue.counts().failures).toBeGreaterThan(0));
    now += (sharedLifetime + 1) * 1000;
    expect(queue.counts().oldest).toBeGreaterThan(sharedLifetime);
    await vi.waitFor(() => expect(queue.counts().waiting).toBe(0));
  });
});
