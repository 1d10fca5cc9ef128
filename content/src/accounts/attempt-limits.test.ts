import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAttemptLimits } from './attempt-limits.ts';

function limits() {
  let now = 0;
  const attempts = createAttemptLimits(() => now);
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  const of = (key: string) => ({ key, free: 5, longest: 300_000 });
  const fail = (times: number, key = 'a') => {
    for (let time = 0; time < times; time += 1) attempts.count(of(key));
  };
  return {
    pass,
    fail,
    waitOf: (key: string) => attempts.waitOf(of(key)),
    forgive: (key: string) => attempts.forgive(of(key)),
    clear: (key: string) => attempts.clear(of(key)),
  };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('attempts', () => {
  it('are free at first, then wait twice as long each time, five minutes at most', () => {
    const { waitOf, fail, pass } = limits();
    fail(4);
    expect(waitOf('a')).toBe(0);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      fail(1);
      waits.push(waitOf('a'));
      pass(waitOf('a'));
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300].map((seconds) => seconds * 1000));
    expect(waitOf('b')).toBe(0);
  });

  it('that come too early do not lengthen the delay, and all are dropped after a quarter of an hour', () => {
    const { waitOf, fail, pass } = limits();
    fail(8);
    expect(waitOf('a')).toBe(8000);
    pass(3000);
    expect(waitOf('a')).toBe(5000);
    pass(900_000);
    expect(waitOf('a')).toBe(0);
    fail(1);
    expect(waitOf('a')).toBe(0);
  });

  it('wait no longer where the clock of the machine is set back', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const attempts = createAttemptLimits();
    const limited = { key: 'a', free: 1, longest: 300_000 };
    for (let attempt = 0; attempt < 2; attempt += 1) attempts.count(limited);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(attempts.waitOf(limited)).toBeGreaterThan(0);
    expect(attempts.waitOf(limited)).toBeLessThanOrEqual(2000);
  });

  it('that succeeded are not counted', () => {
    const { waitOf, fail, forgive, clear } = limits();
    fail(6);
    forgive('a');
    forgive('a');
    expect(waitOf('a')).toBe(0);
    fail(9);
    clear('a');
    expect(waitOf('a')).toBe(0);
  });

  it('are counted for at most twenty thousand keys', () => {
    const { waitOf, fail } = limits();
    fail(9);
    for (let other = 1; other < 20_000; other += 1) fail(1, `other ${other}`);
    fail(9, 'last');
    expect(waitOf('a')).toBe(0);
    expect(waitOf('last')).toBeGreaterThan(0);
  });
});
