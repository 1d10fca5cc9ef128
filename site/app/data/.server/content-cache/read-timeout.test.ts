import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReadTimeout } from './read-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<string>(() => undefined);

/** What becomes of waiting, after how many milliseconds. */
function outcome(waiting: Promise<unknown>) {
  const begun = performance.now();
  const after = { told: null as number | null };
  waiting.catch(() => {
    after.told = performance.now() - begun;
  });
  return after;
}

it('ends after the silence, for reads that begin later too', async () => {
  const timeout = createReadTimeout(1800, () => 0);
  const first = outcome(timeout.waitFor('/news', never));
  await vi.advanceTimersByTimeAsync(1500);
  const second = outcome(timeout.waitFor('/events', never));
  await vi.advanceTimersByTimeAsync(400);
  expect(first.told).toBeCloseTo(1800, -1);
  expect(second.told).toBeCloseTo(300, -1);
});

it('goes on while other responses arrive, but not for ever', async () => {
  let responses = 0;
  const arriving = setInterval(() => {
    responses += 1;
  }, 200);
  const timeout = createReadTimeout(1800, () => responses);
  const waiting = outcome(timeout.waitFor('/news', never));
  await vi.advanceTimersByTimeAsync(3000);
  expect(waiting.told).toBeNull();
  clearInterval(arriving);
  await vi.advanceTimersByTimeAsync(1100);
  expect(waiting.told).not.toBeNull();

  const talking = setInterval(() => {
    responses += 1;
  }, 200);
  const last = outcome(createReadTimeout(1800, () => responses).waitFor('/news', never));
  await vi.advanceTimersByTimeAsync(7000);
  clearInterval(talking);
  expect(last.told).toBeGreaterThan(5900);
  expect(last.told).toBeLessThan(6700);
});
