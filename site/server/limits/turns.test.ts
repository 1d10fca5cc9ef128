import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAdmission } from './admission.ts';
import { createRateLimit, TooManyRequests } from './rate-limit.ts';
import { createTurns, TooBusy } from './turns.ts';

const options = { atOnce: 2, mostOfClient: 5, most: 8, longest: 50 };
const round = () => new Promise((resolve) => setImmediate(resolve));
const rounds = async (count: number) => {
  for (let done = 0; done < count; done += 1) await round();
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

  it('are given on where something failed', async () => {
    const turns = createTurns({ ...options, atOnce: 1 });
    const failing = turns.take('a', async () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    await expect(turns.take('a', async () => 'made')).resolves.toBe('made');
  });

  it('leave room between two for whoever needs none', async () => {
    const turns = createTurns({ ...options, atOnce: 3 });
    const order: string[] = [];
    const busy = Promise.all(['1', '2', '3'].map((name) => turns.take(name, async () => void order.push(name))));
    setImmediate(() => order.push('a request'));
    await busy;
    expect(order).toContain('a request');
  });
});

describe('what is made for a client', () => {
  it('costs the first one, and nobody when it is made again', async () => {
    const limit = createRateLimit({ burst: 1, perSecond: 0.01, clients: 10, now: () => 0 });
    const { once, admit } = createAdmission(limit, createTurns(options));
    const make = once('a', async (value: number) => value * 2);
    expect(await make(1)).toBe(2);
    expect(await make(2)).toBe(4);
    await expect(once('a', async () => 1)()).rejects.toEqual(new TooManyRequests(100));
    await expect(admit('a', async () => 1)).rejects.toEqual(new TooManyRequests(100));
  });

  it('waits for its turn the first time only', async () => {
    const limit = createRateLimit({ burst: 10, perSecond: 1, clients: 10, now: () => 0 });
    const turns = createTurns({ ...options, atOnce: 1 });
    const { once } = createAdmission(limit, turns);
    const make = once('a', async () => turns.counts().running);
    expect(await make()).toBe(1);
    expect(await make()).toBe(0);
  });
});
