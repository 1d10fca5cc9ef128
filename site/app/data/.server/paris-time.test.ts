import { describe, expect, it } from 'vitest';
import { parisDay, parisMonth, startOfParisDay } from './paris-time.ts';

describe('days in Paris', () => {
  it.each([
    ['winter morning', '2026-11-20T08:00:00Z', '2026-11-19T23:00:00.000Z'],
    ['just after midnight in Paris, still the day before in UTC', '2026-11-19T23:30:00Z', '2026-11-19T23:00:00.000Z'],
    ['summer evening in UTC, already the next day in Paris', '2026-07-14T22:30:00Z', '2026-07-14T22:00:00.000Z'],
    ['the day on which clocks go forward', '2026-03-29T12:00:00Z', '2026-03-28T23:00:00.000Z'],
    ['the day on which clocks go back', '2026-10-25T12:00:00Z', '2026-10-24T22:00:00.000Z'],
  ])('begin at midnight there: %s', (_case, now, expected) => {
    expect(parisDay(new Date(now)).startText).toBe(expected);
  });

  it('gives the two ends of a month, over the end of a year too', () => {
    expect(parisMonth('2026-12')).toEqual({ from: startOfParisDay(2026, 12, 1), before: startOfParisDay(2027, 1, 1) });
  });

  it.each(['2026-13', '26-11', 'november', '', undefined])('takes %s for no month', (month) => {
    expect(parisMonth(month)).toBeNull();
  });
});
