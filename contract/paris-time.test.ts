import { describe, expect, it } from 'vitest';
import { momentOfParisTime, parisDayOf, parisTimeOf, readInParis } from './paris-time.ts';

const hour = 3_600_000;
const from = Date.UTC(2015, 0, 1);
const days = (Date.UTC(2045, 0, 1) - from) / (24 * hour);
/** Every day of thirty years at another minute. */
const moments = Array.from(
  { length: days },
  (_, day) => new Date(from + day * 24 * hour + ((day * 37) % 1440) * 60_000),
);

describe('the local time in Paris', () => {
  const platform = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' },
  });

  it('is right on every day of thirty years, and so is its moment', () => {
    const shown = (moment: Date) => `${parisDayOf(moment)} ${parisTimeOf(moment)}`;
    expect(moments.filter((moment) => shown(moment) !== platform.format(moment))).toEqual([]);
    const momentOf = (local: string) => momentOfParisTime(Date.parse(`${local.replace(' ', 'T')}Z`));
    const others = moments.filter((moment) => momentOf(shown(moment)).getTime() !== moment.getTime());
    // In the hour in which summer time ends, for the second time: the moment of that time is the one an hour before.
    expect(others.map((moment) => moment.toISOString())).toEqual([
      '2034-10-29T01:17:00.000Z',
      '2042-10-26T01:20:00.000Z',
    ]);
    expect(others.map((moment) => moment.getTime() - momentOf(shown(moment)).getTime())).toEqual([hour, hour]);
  });

  it.each([
    ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25T02:00', '2026-10-25T00:00:00.000Z'],
    ['2026-10-25T02:59', '2026-10-25T00:59:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s, when summer time ends: of the hour that occurs twice the first', (local, moment) => {
    expect(momentOfParisTime(Date.parse(`${local}Z`)).toISOString()).toBe(moment);
  });

  it('changes to the millisecond', () => {
    const hourAt = (moment: number) => readInParis(new Date(moment)).hour;
    const change = Date.parse('2026-03-29T01:00:00Z');
    expect([hourAt(change - 1), hourAt(change)]).toEqual([1, 3]);
    const back = Date.parse('2026-10-25T01:00:00Z');
    expect([hourAt(back - 1), hourAt(back)]).toEqual([2, 2]);
  });

  it('knows the weekday', () => {
    expect(readInParis('2026-11-21T23:30:00Z')).toEqual({
      ...{ year: 2026, month: 11, day: 22, weekday: 0, hour: 0, minute: 30 },
    });
  });

  it('is none of what is no moment', () => {
    expect(() => readInParis('tomorrow')).toThrow(RangeError);
  });
});
