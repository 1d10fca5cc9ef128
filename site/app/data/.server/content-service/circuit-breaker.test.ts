import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContentUnavailable } from '../errors.ts';
import { type BreakerState, createCircuitBreaker } from './circuit-breaker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const silence = (timedOut = false) => Promise.reject(new ContentUnavailable('/news', 'no connection', timedOut));
const respond = () => Promise.resolve('here');

it('sends no more requests once none gets a response, and tries one again a few seconds later', async () => {
  const states: BreakerState[] = [];
  const breaker = createCircuitBreaker((state) => states.push(state));
  for (let sent = 0; sent < 5; sent += 1) {
    await expect(breaker.run('/news', () => silence(sent === 0))).rejects.toThrow('no connection');
  }
  expect(breaker.health()).toEqual({ breaker: 'open', requests: { ok: 0, failed: 4, timedOut: 1 } });

  const spared = vi.fn(respond);
  await expect(breaker.run('/news', spared)).rejects.toThrow(ContentUnavailable);
  expect(spared).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(3000);
  await expect(breaker.run('/news', silence)).rejects.toThrow('no connection');
  expect(breaker.health().breaker).toBe('open');

  await vi.advanceTimersByTimeAsync(3000);
  expect(await breaker.run('/news', respond)).toBe('here');
  expect(breaker.health().breaker).toBe('closed');
  expect(states).toEqual(['open', 'half-open', 'open', 'half-open', 'closed']);
});

it('stays closed where responses are none to use', async () => {
  const breaker = createCircuitBreaker();
  const tooLarge = () => Promise.reject(new ContentUnavailable('/portfolios', 'too large', false, 200));
  for (let sent = 0; sent < 20; sent += 1)
    await expect(breaker.run('/portfolios', tooLarge)).rejects.toThrow('too large');
  expect(breaker.health()).toEqual({ breaker: 'closed', requests: { ok: 0, failed: 20, timedOut: 0 } });
});

it('stays closed while most requests get a response, and is closed by a login', async () => {
  const breaker = createCircuitBreaker();
  for (let sent = 0; sent < 20; sent += 1)
    await breaker.run('/news', sent % 3 === 0 ? silence : respond).catch(() => 0);
  expect(breaker.health().breaker).toBe('closed');
  for (let sent = 0; sent < 40; sent += 1) await breaker.run('/news', () => silence()).catch(() => 0);
  expect(breaker.health().breaker).toBe('open');
  breaker.close();
  expect(await breaker.run('/news', respond)).toBe('here');
});
