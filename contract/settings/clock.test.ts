import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clockOf, clockSetting } from './clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2030-01-01T00:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const tenSecondsOn = (clock: () => Date) => {
  const first = clock().toISOString();
  vi.advanceTimersByTime(10_000);
  return [first, clock().toISOString()];
};

it('is the system clock by default', () => {
  expect(tenSecondsOn(clockOf(undefined))).toEqual(['2030-01-01T00:00:00.000Z', '2030-01-01T00:00:10.000Z']);
});

it('is fixed at a moment', () => {
  const moment = '2026-11-20T08:00:00.000Z';
  expect(tenSecondsOn(clockOf('2026-11-20T09:00:00+01:00'))).toEqual([moment, moment]);
});

it('runs on from a moment', () => {
  const moments = ['2026-11-20T22:59:55.000Z', '2026-11-20T23:00:05.000Z'];
  expect(tenSecondsOn(clockOf('2026-11-20T23:59:55+01:00/..'))).toEqual(moments);
});

it.each([
  ['winter', '2026-11-20', '2026-11-19T23:00:00.000Z'],
  ['summer', '2026-07-14', '2026-07-13T22:00:00.000Z'],
  ['a day whose clocks go forward', '2027-03-28', '2027-03-27T23:00:00.000Z'],
  ['a day whose clocks go back', '2026-10-25', '2026-10-24T22:00:00.000Z'],
])('takes a day for its midnight in Paris: %s', (_case, day, midnight) => {
  expect(tenSecondsOn(clockOf(day))).toEqual([midnight, midnight]);
  expect(clockOf(`${day}/..`)().toISOString()).toBe(midnight);
});

it.each(['2026-11-20T09:00:00+01:00', '2026-11-20T08:00:00Z/..', '2026-11-20', '2026-11-20/..'])(
  'takes %s',
  (setting) => {
    expect(clockSetting.safeParse(setting).success).toBe(true);
  },
);

it.each([...['yesterday', '2026-02-30', '2026-11-20T09:00:00', '/..', ' ', '2026-11-20T09:00:00+01:00/2026-11-21']])(
  'does not take %s',
  (setting) => {
    expect(clockSetting.safeParse(setting).success).toBe(false);
  },
);
