import { expect, test } from 'vitest';
import { boundedWork, TooMuchWork } from './bounded-work.ts';

/** Work that the test ends. */
function worker() {
  const ends: (() => void)[] = [];
  let begun = 0;
  let most = 0;
  return {
    begun: () => begun,
    most: () => most,
    endNext: async () => {
      // Work begins, and whoever waits for it goes on, in turns of their own.
      await new Promise((resolve) => setImmediate(resolve));
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
    work: async () => {
      begun += 1;
      const done = new Promise<void>((resolve) => ends.push(resolve));
      most = Math.max(most, ends.length);
      await done;
      return begun;
    },
  };
}

test('what many want at the same time is done once, and anew when it is wanted later', async () => {
  const { work, begun, endNext } = worker();
  const once = boundedWork<number>({ atOnce: 1, waiting: 5 });
  const all = Promise.all([once('a', work), once('a', work), once('a', work)]);
  await endNext();
  expect(await all).toEqual([1, 1, 1]);
  const again = once('a', work);
  await endNext();
  await again;
  expect(begun()).toBe(2);
});

test('only so much is done at once, in the order in which it came; beyond the queue it is refused', async () => {
  const { work, begun, most, endNext } = worker();
  const once = boundedWork<number>({ atOnce: 2, waiting: 2 });
  const four = ['a', 'b', 'c', 'd'].map((name) => once(name, work));
  await expect(once('e', work)).rejects.toThrow(TooMuchWork);
  // Who wants what is under way already waits for it, and takes no place.
  const same = once('d', work);
  expect(begun()).toBe(2);
  for (let count = 0; count < 4; count += 1) await endNext();
  await Promise.all([...four, same]);
  expect(begun()).toBe(4);
  expect(most()).toBe(2);
});

test('a failure gives its place back, and is not remembered', async () => {
  const once = boundedWork<number>({ atOnce: 1, waiting: 1 });
  await expect(once('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  expect(await once('a', () => Promise.resolve(7))).toBe(7);
});
