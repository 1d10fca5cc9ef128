import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newReads } from '../reads-of-request.ts';
import { waitForRead } from './read-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const after = (milliseconds: number) => new Promise<string>((resolve) => setTimeout(resolve, milliseconds, 'read'));

/** After how many milliseconds a wait ended, with the value or with the timeout. */
function outcome(waiting: Promise<unknown>) {
  const begun = performance.now();
  const seen = { read: null as number | null, timedOut: null as number | null };
  waiting.then(
    () => (seen.read = performance.now() - begun),
    () => (seen.timedOut = performance.now() - begun),
  );
  return seen;
}

it('ends after the timeout of the request, for reads that begin later too', async () => {
  const reads = newReads(1800);
  const first = outcome(waitForRead(reads, '/news', after(60_000)));
  await vi.advanceTimersByTimeAsync(1500);
  const second = outcome(waitForRead(reads, '/events', after(60_000)));
  await vi.advanceTimersByTimeAsync(400);
  expect(first.timedOut).toBeCloseTo(1800, -1);
  expect(second.timedOut).toBeCloseTo(300, -1);
});

it('is not prolonged by reads that succeed, one after the other', async () => {
  const reads = newReads(1800);
  const inTurn = outcome(
    (async () => {
      for (let read = 0; read < 5; read += 1) await waitForRead(reads, '/news', after(500));
    })(),
  );
  await vi.advanceTimersByTimeAsync(5000);
  expect(inTurn).toEqual({ read: null, timedOut: expect.closeTo(1800, -1) });
});

it('begins with the first read: what waits in a queue before has its whole time', async () => {
  const reads = newReads(1800);
  await vi.advanceTimersByTimeAsync(3000);
  const read = outcome(waitForRead(reads, '/news', after(1700)));
  await vi.advanceTimersByTimeAsync(2000);
  expect(read.read).toBeCloseTo(1700, -1);
});
