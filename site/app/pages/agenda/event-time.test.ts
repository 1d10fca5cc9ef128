import { describe, expect, it } from 'vitest';
import { lengthOf, weekdayOf } from './event-time.ts';

const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? null;
const length = (dateStart: string, dateEnd: string | null, locale: 'fr' | 'en') =>
  plain(lengthOf({ dateStart, dateEnd }, locale));

describe('lengthOf', () => {
  it('counts days, else hours and minutes', () => {
    expect(length('2026-11-15T09:00:00Z', '2026-12-06T17:00:00Z', 'fr')).toBe('22 jours');
    expect(length('2026-11-22T13:00:00Z', '2026-11-22T16:00:00Z', 'fr')).toBe('3 h');
    expect(length('2026-11-27T17:30:00Z', '2026-11-27T19:00:00Z', 'en')).toBe('1 hr 30 mins');
    expect(length('2026-12-20T11:15:00Z', '2026-12-20T12:00:00Z', 'fr')).toBe('45 min');
  });

  it('says nothing of what has no end, or ends before it begins', () => {
    expect(length('2026-12-28T18:00:00Z', null, 'fr')).toBeNull();
    expect(length('2026-12-28T18:00:00Z', '2026-12-28T17:00:00Z', 'fr')).toBeNull();
  });
});

describe('weekdayOf', () => {
  it('names the day in each language', () => {
    expect(weekdayOf('2026-11-22', 'fr')).toBe('dim.');
    expect(weekdayOf('2026-11-22', 'en')).toBe('Sun');
  });
});
