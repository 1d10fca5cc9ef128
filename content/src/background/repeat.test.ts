import type { Payload } from 'payload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

const logged: unknown[] = [];
const payload = { logger: { error: (line: unknown) => logged.push(line) } } as unknown as Payload;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it('work that takes longer than its interval is not begun a second time before its end', async () => {
  const ends: (() => void)[] = [];
  repeat(payload, 1000, 'It failed.', () => new Promise<void>((resolve) => ends.push(resolve)));
  await vi.advanceTimersByTimeAsync(3500);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ends).toHaveLength(2);
});

it('a failure is logged, and the work is done again', async () => {
  const err = new Error('The test has it fail');
  repeat(payload, 1000, 'It failed.', () => Promise.reject(err));
  await vi.advanceTimersByTimeAsync(2000);
  expect(logged).toEqual([
    { err, msg: 'It failed.' },
    { err, msg: 'It failed.' },
  ]);
});

it('a program that only uses the database does nothing of the kind', () => {
  vi.stubEnv('NEXT_RUNTIME', '');
  repeat(payload, 1000, 'It failed.', async () => undefined);
  expect(vi.getTimerCount()).toBe(0);
});
