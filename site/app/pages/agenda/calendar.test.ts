import { describe, expect, it } from 'vitest';
import { calendarOf, daysIn, daysOf, isWeekend, lengthOf, spansOf } from './calendar.ts';

const event = (id: string, dateStart: string, dateEnd: string | null = null) => ({ id, dateStart, dateEnd });

describe('calendarOf', () => {
  it('files an event under its day in Paris, not in UTC', () => {
    const late = event('late', '2026-11-30T23:30:00Z');
    expect(calendarOf([late], ['2026-11', '2026-12'])).toEqual([
      { month: '2026-12', running: [], days: [{ day: '2026-12-01', events: [late] }] },
    ]);
  });

  it('keeps events of one day together, in the order given', () => {
    const morning = event('morning', '2026-11-22T08:00:00Z');
    const evening = event('evening', '2026-11-22T18:00:00Z');
    const next = event('next', '2026-11-23T08:00:00Z');
    const [november] = calendarOf([morning, evening, next], ['2026-11']);
    expect(november?.days).toEqual([
      { day: '2026-11-22', events: [morning, evening] },
      { day: '2026-11-23', events: [next] },
    ]);
  });

  it('shows in each month what began before it and goes on', () => {
    const show = event('show', '2026-10-15T09:00:00Z', '2026-12-01T17:00:00Z');
    const calendar = calendarOf([show], ['2026-11', '2026-12', '2027-01']);
    expect(calendar.map(({ month, running }) => [month, running.length])).toEqual([
      ['2026-11', 1],
      ['2026-12', 1],
    ]);
  });
});

describe('daysOf', () => {
  it('counts both ends, over a change of clocks too', () => {
    expect(daysOf(event('one', '2026-11-22T13:00:00Z', '2026-11-22T16:00:00Z'))).toBe(1);
    expect(daysOf(event('open', '2026-11-22T13:00:00Z'))).toBe(1);
    expect(daysOf(event('clocks', '2026-10-24T08:00:00Z', '2026-10-26T16:00:00Z'))).toBe(3);
    expect(daysOf(event('wrong', '2026-11-22T13:00:00Z', '2026-11-20T16:00:00Z'))).toBe(1);
    expect(daysOf(event('evening', '2026-11-27T19:00:00Z', '2026-11-28T01:00:00Z'))).toBe(1);
  });
});

describe('spansOf', () => {
  it('cuts at the ends of the month and says so', () => {
    const show = event('show', '2026-11-15T09:00:00Z', '2027-01-13T17:00:00Z');
    const [november] = spansOf([show], '2026-11');
    const [december] = spansOf([show], '2026-12');
    expect(november).toMatchObject({ from: 15, to: 30, before: false, after: true });
    expect(december).toMatchObject({ from: 1, to: 31, before: true, after: true });
    expect(spansOf([show], '2027-02')).toEqual([]);
  });

  it('never lets two spans of a row touch', () => {
    const spans = spansOf(
      [
        event('long', '2026-12-01T09:00:00Z', '2026-12-10T09:00:00Z'),
        event('short', '2026-12-03T09:00:00Z'),
        event('same-day', '2026-12-03T15:00:00Z'),
        event('after', '2026-12-11T09:00:00Z'),
      ],
      '2026-12',
    );
    expect(spans.map(({ lane }) => lane)).toEqual([0, 1, 2, 0]);
  });
});

describe('months', () => {
  it('knows their lengths and weekends', () => {
    expect([daysIn('2026-11'), daysIn('2026-12'), daysIn('2028-02')]).toEqual([30, 31, 29]);
    expect([isWeekend('2026-11', 22), isWeekend('2026-11', 23)]).toEqual([true, false]);
  });
});

const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? null;
const length = (dateStart: string, dateEnd: string | null, locale: 'fr' | 'en') =>
  plain(lengthOf({ dateStart, dateEnd }, locale));

describe('lengthOf', () => {
  it('counts days, else hours and minutes', () => {
    expect(length('2026-11-15T09:00:00Z', '2026-12-06T17:00:00Z', 'fr')).toBe('22 jours');
    expect(length('2026-11-22T13:00:00Z', '2026-11-22T16:00:00Z', 'fr')).toBe('3 h');
    expect(length('2026-11-27T17:30:00Z', '2026-11-27T19:00:00Z', 'en')).toBe('1 hr 30 mins');
    expect(length('2026-12-20T11:15:00Z', '2026-12-20T12:00:00Z', 'fr')).toBe('45 min');
    expect(length('2026-11-27T18:00:00Z', '2026-11-27T23:00:00Z', 'fr')).toBe('5 h');
  });

  it('says nothing of what has no end, or ends before it begins', () => {
    expect(length('2026-12-28T18:00:00Z', null, 'fr')).toBeNull();
    expect(length('2026-12-28T18:00:00Z', '2026-12-28T17:00:00Z', 'fr')).toBeNull();
  });
});
