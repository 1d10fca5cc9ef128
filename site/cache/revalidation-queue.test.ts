import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRevalidationQueue } from './revalidation-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function queue(atOnce = 1) {
  const state = { tried: [] as string[], fails: false, concurrent: 0, most: 0 };
  const waiting = createRevalidationQueue<{ key: string }>({
    atOnce,
    retryDelay: { first: 1000, longest: 3000 },
    async revalidate({ key }) {
      state.tried.push(key);
      state.concurrent += 1;
      state.most = Math.max(state.most, state.concurrent);
      await new Promise((resolve) => setTimeout(resolve, 10));
      state.concurrent -= 1;
      return !state.fails;
    },
  });
  const add = (...keys: string[]) => {
    for (const key of keys) waiting.add({ key });
  };
  return { waiting, state, add };
}

test('so many at once, each once, what is urgent first', async () => {
  const { waiting, state, add } = queue(2);
  add('a', 'b', 'c', 'c', 'd', 'e');
  waiting.urge('e');
  waiting.urge('unknown');
  expect(waiting.size()).toBe(5);
  await vi.advanceTimersByTimeAsync(100);
  expect([state.tried, state.most, waiting.size()]).toEqual([['a', 'b', 'e', 'c', 'd'], 2, 0]);
});

test('what fails is tried again, ever later, and as soon as at first once something succeeded', async () => {
  const { waiting, state, add } = queue();
  state.fails = true;
  add('a', 'b');
  const triedAfter = async (milliseconds: number) => {
    state.tried.length = 0;
    await vi.advanceTimersByTimeAsync(milliseconds);
    return state.tried.join('');
  };
  expect(await triedAfter(900)).toBe('b');
  expect(await triedAfter(1000)).toBe('ab');
  expect(await triedAfter(1000)).toBe('');
  expect(await triedAfter(1500)).toBe('ab');
  expect(waiting.size()).toBe(2);
  state.fails = false;
  expect(await triedAfter(3000)).toBe('ab');
  expect(waiting.size()).toBe(0);
  state.fails = true;
  add('c');
  expect(await triedAfter(1500)).toBe('c');
});

test('nothing is tried any more after the end', async () => {
  const { waiting, state, add } = queue();
  state.fails = true;
  add('a', 'b');
  waiting.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state.tried).toEqual(['a']);
});
