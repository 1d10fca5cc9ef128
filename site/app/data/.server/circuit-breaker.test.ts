import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BreakerState, createCircuitBreaker } from './circuit-breaker.ts';
import { ContentUnavailable } from './errors.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const silence = (timedOut = false) => Promise.reject(new ContentUnavailable('/news', 'no connection', timedOut));
const answer = () => Promise.resolve('here');

it('asks no more once nothing answers, and looks again a few seconds later', async () => {
  const states: BreakerState[] = [];
  const breaker = createCircuitBreaker((state) => states.push(state));
  for (let call = 0; call < 5; call += 1) {
    await expect(breaker.run('/news', () => silence(call === 0))).rejects.toThrow('no connection');
  }
  expect(breaker.health()).toEqual({ breaker: 'open', calls: { ok: 0, failed: 4, timedOut: 1 } });

  const spared = vi.fn(answer);
  await expect(breaker.run('/news', spared)).rejects.toThrow(ContentUnavailable);
  expect(spared).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(3000);
  await expect(breaker.run('/news', silence)).rejects.toThrow('no connection');
  expect(breaker.health().breaker).toBe('open');

  await vi.advanceTimersByTimeAsync(3000);
  expect(await breaker.run('/news', answer)).toBe('here');
  expect(breaker.health().breaker).toBe('closed');
  expect(states).toEqual(['open', 'half-open', 'open', 'half-open', 'closed']);
});

it('stays closed while most calls are answered, and is closed by a login', async () => {
  const breaker = createCircuitBreaker();
  for (let call = 0; call < 20; call += 1) await breaker.run('/news', call % 3 === 0 ? silence : answer).catch(() => 0);
  expect(breaker.health().breaker).toBe('closed');
  for (let call = 0; call < 40; call += 1) await breaker.run('/news', () => silence()).catch(() => 0);
  expect(breaker.health().breaker).toBe('open');
  breaker.close();
  expect(await breaker.run('/news', answer)).toBe('here');
});
