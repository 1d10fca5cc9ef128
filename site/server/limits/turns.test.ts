import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAdmission } from './admission.ts';
import { createRateLimit, TooManyRequests } from './rate-limit.ts';
import { createTurns, TooBusy } from './turns.ts';

const options = { atOnce: 2, mostOfClient: 5, most: 8, silence: 200, longest: 600 };
const round = () => new Promise((resolve) => setImmediate(resolve));
/** Long enough for so many turns. */
const rounds = async (count: number) => {
  for (let done = 0; done < count * 25; done += 1) await round();
};

/** Work that ends when it is told to, and notes that it began. */
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

describe('turns', () => {
  it('are so many at once, by client in turn, whoever asks for more', async () => {
    const turns = createTurns({ ...options, atOnce: 1 });
    const { begun, work, endOne } = worker();
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void turns.take(name.slice(0, 1), work(name));
    for (let served = 0; served < 6; served += 1) {
      await rounds(3);
      expect(begun).toHaveLength(served + 1);
      endOne();
    }
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('are refused where too much of one client waits, or of all', async () => {
    const turns = createTurns(options);
    const { work } = worker();
    const refused = (taken: Promise<string>) =>
      taken.then(
        () => false,
        (error: unknown) => error instanceof TooBusy,
      );
    for (const name of ['x', 'y']) void turns.take(name, work(name));
    await rounds(4);
    const ofOne = Array.from({ length: 6 }, (_, at) => refused(turns.take('a', work(`a${at}`))));
    await expect(Promise.all(ofOne.slice(5))).resolves.toEqual([true]);
    const ofOthers = Array.from({ length: 4 }, (_, at) => refused(turns.take(`b${at}`, work(`b${at}`))));
    await expect(Promise.all(ofOthers.slice(3))).resolves.toEqual([true]);
    expect(turns.counts()).toEqual({ running: 2, waiting: 8, refused: 2 });
  });

  it('end what has waited for too long, and forget it', async () => {
    const turns = createTurns(options);
    const { begun, work, endOne } = worker();
    void turns.take('a', work('a1'));
    void turns.take('a', work('a2'));
    await rounds(4);
    await expect(turns.take('b', work('b1'))).rejects.toThrow(TooBusy);
    endOne();
    await rounds(3);
    expect(begun).toEqual(['a1', 'a2']);
    expect(turns.counts()).toMatchObject({ running: 1, waiting: 0 });
  });

  it('are waited for while others end, but not for ever', async () => {
    const turns = createTurns({ ...options, atOnce: 1, mostOfClient: 50, most: 50 });
    const slow = () => new Promise((resolve) => setTimeout(resolve, 60));
    const taken = await Promise.allSettled(Array.from({ length: 15 }, () => turns.take('a', slow)));
    const served = taken.filter(({ status }) => status === 'fulfilled').length;
    expect(served).toBeGreaterThan(5);
    expect(served).toBeLessThan(12);
  });

  it('are given on where something failed', async () => {
    const turns = createTurns({ ...options, atOnce: 1 });
    const failing = turns.take('a', async () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    await expect(turns.take('a', async () => 'made')).resolves.toBe('made');
  });

  it('let many new connections in between two, for whoever needs none', async () => {
    const server = createServer((socket) => socket.end('finished')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const turns = createTurns({ atOnce: 8, mostOfClient: 60, most: 60, silence: 5000, longest: 5000 });
    let made = 0;
    const busy = Array.from({ length: 40 }, () =>
      turns.take('a', async () => {
        for (const until = performance.now() + 5; performance.now() < until; );
        made += 1;
      }),
    );
    const { port } = server.address() as AddressInfo;
    await Promise.all(Array.from({ length: 40 }, () => text(connect(port, '127.0.0.1'))));
    expect(made).toBeLessThan(15);
    await Promise.all(busy);
    server.close();
  });
});

describe('what is made for a client', () => {
  it('costs the first one, and nobody when it is made again', async () => {
    const limit = createRateLimit({ burst: 1, perSecond: 0.01, clients: 10, now: () => 0 });
    const admission = createAdmission(limit, createTurns(options));
    const make = admission.once('a', async (value: number) => value * 2);
    expect(await make(1)).toBe(2);
    expect(await make(2)).toBe(4);
    await expect(admission.once('a', async () => 1)()).rejects.toEqual(new TooManyRequests(100));
    await expect(admission.admit('a', async () => 1)).rejects.toEqual(new TooManyRequests(100));
  });

  it('waits for its turn the first time only', async () => {
    const limit = createRateLimit({ burst: 10, perSecond: 1, clients: 10, now: () => 0 });
    const turns = createTurns({ ...options, atOnce: 1 });
    const admission = createAdmission(limit, turns);
    const make = admission.once('a', async () => turns.counts().running);
    expect(await make()).toBe(1);
    expect(await make()).toBe(0);
  });
});
