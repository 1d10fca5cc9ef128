import { expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

function limitAt(options: Partial<Parameters<typeof createRateLimit>[0]> = {}) {
  const clock = { now: 0 };
  return { clock, limit: createRateLimit({ burst: 3, perSecond: 2, clients: 10, now: () => clock.now, ...options }) };
}

it('allows each client its burst, then its rate, and returns how long to wait', () => {
  const { clock, limit } = limitAt();
  expect([1, 2, 3, 4].map(() => limit.consume('a'))).toEqual([0, 0, 0, 1]);
  expect(limit.consume('b')).toBe(0);
  clock.now = 499;
  expect(limit.consume('a')).toBe(1);
  clock.now = 500;
  expect(limit.consume('a')).toBe(0);
  expect(limit.consume('a')).toBe(1);
});

it('never saves up more than a burst', () => {
  const { clock, limit } = limitAt();
  for (let taken = 0; taken < 3; taken += 1) limit.consume('a');
  clock.now = 3_600_000;
  expect([1, 2, 3, 4].map(() => limit.consume('a'))).toEqual([0, 0, 0, 1]);
});

it('returns whole seconds where the rate is small', () => {
  const { limit } = limitAt({ burst: 1, perSecond: 0.1 });
  limit.consume('a');
  expect(limit.consume('a')).toBe(10);
});

it('evicts the client that was not seen for longest', () => {
  const { limit } = limitAt({ clients: 2, burst: 1 });
  limit.consume('a');
  limit.consume('b');
  expect(limit.consume('a')).toBe(1);
  limit.consume('c');
  expect(limit.consume('a')).toBe(1);
  expect(limit.consume('b')).toBe(0);
});
