import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAdmission } from './admission.ts';
import { createRateLimit, TooManyRequests } from './rate-limit.ts';
import { createRenderQueue, QueueFull } from './render-queue.ts';

const options = { atOnce: 2, mostOfClient: 5, most: 8, silence: 200, longest: 600 };
const round = () => new Promise((resolve) => setImmediate(resolve));
/** Long enough for so many queue. */
const rounds = async (count: number) => {
  for (let done = 0; done < count * 25; done += 1) await round();
};

/** Work that ends when `endOne` is called, and notes that it began. */
function worker() {
  const begun: string[] = [];
  const endings: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => endings.push(() => resolve(name)));
  };
  return { begun, work, endOne: () => endings.shift()?.() };
}

afterEach(() => void vi.useRealTimers());

describe('queue', () => {
  it('are so many at once, by client in turn, however many one requests', async () => {
    const queue = createRenderQueue({ ...options, atOnce: 1 });
    const { begun, work, endOne } = worker();
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void queue.run(name.slice(0, 1), work(name));
    for (let served = 0; served < 6; served += 1) {
      await rounds(3);
      expect(begun).toHaveLength(served + 1);
      endOne();
    }
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  /** A queue behind two tasks that run, and the names of what it refused. */
  async function busyQueue() {
    const queue = createRenderQueue({ ...options, silence: 5000, longest: 5000 });
    const { begun, work, endOne } = worker();
    const refused: string[] = [];
    const run = (name: string) =>
      void queue.run(name.slice(0, 1), work(name)).catch((error: unknown) => {
        if (error instanceof QueueFull) refused.push(name);
      });
    for (const name of ['x', 'y']) run(name);
    await rounds(4);
    return { queue, run, refused, begun, endOne };
  }

  it('are refused where too much of one client waits', async () => {
    const { queue, run, refused } = await busyQueue();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) run(name);
    await round();
    expect(refused).toEqual(['a6']);
    expect(queue.counts()).toEqual({ running: 2, waiting: 5, refused: 1 });
  });

  it('leave their place, the newest of the client with the most, to a client with nothing waiting where too much of all waits', async () => {
    const { queue, run, refused, begun, endOne } = await busyQueue();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3', 'c1', 'b4', 'c2']) run(name);
    await round();
    expect(refused).toEqual(['a5', 'b4', 'c2']);
    expect(queue.counts()).toEqual({ running: 2, waiting: 8, refused: 3 });
    for (let served = 0; served < 8; served += 1) {
      endOne();
      await rounds(3);
    }
    expect(begun.slice(2)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'b3', 'a4']);
    expect(queue.counts()).toMatchObject({ running: 2, waiting: 0 });
    // However many clients there are, no more wait than that.
    for (const client of 'abcdefghijklmnop') run(client);
    await round();
    expect(refused.slice(3).join('')).toBe('ijklmnop');
    expect(queue.counts()).toMatchObject({ running: 2, waiting: 8 });
  });

  it('end what has waited for too long, and forget it', async () => {
    const queue = createRenderQueue(options);
    const { begun, work, endOne } = worker();
    void queue.run('a', work('a1'));
    void queue.run('a', work('a2'));
    await rounds(4);
    await expect(queue.run('b', work('b1'))).rejects.toThrow(QueueFull);
    endOne();
    await rounds(3);
    expect(begun).toEqual(['a1', 'a2']);
    expect(queue.counts()).toMatchObject({ running: 1, waiting: 0 });
  });

  it('are waited for while others end, but not for ever', async () => {
    const times = { silence: 1000, longest: 1500 };
    const queue = createRenderQueue({ ...times, atOnce: 1, mostOfClient: 50, most: 50 });
    const slow = () => new Promise((resolve) => setTimeout(resolve, 100));
    const taken = await Promise.allSettled(Array.from({ length: 30 }, () => queue.run('a', slow)));
    const served = taken.filter(({ status }) => status === 'fulfilled').length;
    // Fewer than one in each 100 ms on a busy machine.
    expect(served).toBeGreaterThan(2);
    expect(served).toBeLessThan(20);
  });

  it('run on where one failed', async () => {
    const queue = createRenderQueue({ ...options, atOnce: 1 });
    const failing = queue.run('a', async () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    await expect(queue.run('a', async () => 'rendered')).resolves.toBe('rendered');
  });

  it('leave time for many new connections between two, which need no rendering', async () => {
    const server = createServer((socket) => socket.end('finished')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const queue = createRenderQueue({ atOnce: 8, mostOfClient: 60, most: 60, silence: 5000, longest: 5000 });
    let rendered = 0;
    const busy = Array.from({ length: 40 }, () =>
      queue.run('a', async () => {
        for (const until = performance.now() + 5; performance.now() < until; );
        rendered += 1;
      }),
    );
    const { port } = server.address() as AddressInfo;
    await Promise.all(Array.from({ length: 40 }, () => text(connect(port, '127.0.0.1'))));
    expect(rendered).toBeLessThan(15);
    await Promise.all(busy);
    server.close();
  });
});

describe('what is rendered for a client', () => {
  it('is charged to the first one, and to nobody when it is rendered again', async () => {
    const limit = createRateLimit({ burst: 1, perSecond: 0.01, clients: 10, now: () => 0 });
    const admission = createAdmission(limit, createRenderQueue(options));
    const render = admission.once('a', async (value: number) => value * 2);
    expect(await render(1)).toBe(2);
    expect(await render(2)).toBe(4);
    await expect(admission.once('a', async () => 1)()).rejects.toEqual(new TooManyRequests(100));
    await expect(admission.admit('a', async () => 1)).rejects.toEqual(new TooManyRequests(100));
  });

  it('waits for its turn the first time only', async () => {
    const limit = createRateLimit({ burst: 10, perSecond: 1, clients: 10, now: () => 0 });
    const queue = createRenderQueue({ ...options, atOnce: 1 });
    const admission = createAdmission(limit, queue);
    const render = admission.once('a', async () => queue.counts().running);
    expect(await render()).toBe(1);
    expect(await render()).toBe(0);
  });
});
