import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPatience } from './patience.ts';

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
  const patience = createPatience(1800, () => 0);
  const first = outcome(patience.waitFor('/news', never));
  await vi.advanceTimersByTimeAsync(1500);
  const second = outcome(patience.waitFor('/events', never));
  await vi.advanceTimersByTimeAsync(400);
  expect(first.told).toBeCloseTo(1800, -1);
  expect(second.told).toBeCloseTo(300, -1);
});

it('goes on while other answers arrive, but not for ever', async () => {
  let answers = 0;
  const arriving = setInterval(() => {
    answers += 1;
  }, 200);
  const patience = createPatience(1800, () => answers);
  const waiting = outcome(patience.waitFor('/news', never));
  await vi.advanceTimersByTimeAsync(3000);
  expect(waiting.told).toBeNull();
  clearInterval(arriving);
  await vi.advanceTimersByTimeAsync(1100);
  expect(waiting.told).not.toBeNull();

  const talking = setInterval(() => {
    answers += 1;
  }, 200);
  const patient = outcome(createPatience(1800, () => answers).waitFor('/news', never));
  await vi.advanceTimersByTimeAsync(7000);
  clearInterval(talking);
  expect(patient.told).toBeGreaterThan(5900);
  expect(patient.told).toBeLessThan(6700);
});
