import { momentOfParisTime, readInParis } from '@vitrine/contract/paris-time.ts';

/** The moment at which a calendar day begins in Paris. Months from 1; days may overflow, as in `Date.UTC`. */
export function startOfParisDay(year: number, month: number, day: number): Date {
  return momentOfParisTime(Date.UTC(year, month - 1, day));
}

/** A calendar day in Paris. */
export interface ParisDay {
  /** milliseconds since 1970 */
  start: number;
  /** the start of the next day */
  end: number;
  /** the start as ISO text */
  startText: string;
}

/** The last computed day: a rendering needs the same one many times, and computing it is slow. */
let lastDay: ParisDay = { start: 0, end: 0, startText: '' };

/** The calendar day in Paris to which a moment belongs: of now, its start is today at 00:00 (section 7, "Not over"). */
export function parisDay(now: Date): ParisDay {
  const moment = now.getTime();
  if (moment < lastDay.start || moment >= lastDay.end) {
    const { year, month, day } = readInParis(now);
    const start = startOfParisDay(year, month, day);
    const end = startOfParisDay(year, month, day + 1).getTime();
    lastDay = { start: start.getTime(), end, startText: start.toISOString() };
  }
  return lastDay;
}

/** The first and the last moment of a month written `2026-11`, or `null` for anything else. */
export function parisMonth(month: string | undefined): { from: Date; before: Date } | null {
  const [, year, number] = /^(20\d{2})-(0[1-9]|1[0-2])$/.exec(month ?? '') ?? [];
  if (!year || !number) return null;
  return {
    from: startOfParisDay(Number(year), Number(number), 1),
    before: startOfParisDay(Number(year), Number(number) + 1, 1),
  };
}
