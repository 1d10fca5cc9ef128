/** Where the school lives: its days begin at midnight there. */
export const timeZone = 'Europe/Paris';

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

function inParis(moment: Date): Record<string, number> {
  return Object.fromEntries(parts.formatToParts(moment).map((part) => [part.type, Number(part.value)]));
}

/** Minutes by which Paris is ahead of UTC at a moment. */
function offsetMinutes(moment: Date): number {
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = inParis(moment);
  return Math.round((Date.UTC(year, month - 1, day, hour, minute, second) - moment.getTime()) / 60_000);
}

/** The moment at which a calendar day begins in Paris. Months from 1; days may overflow, as in `Date.UTC`. */
export function startOfParisDay(year: number, month: number, day: number): Date {
  const guess = new Date(Date.UTC(year, month - 1, day));
  const first = new Date(guess.getTime() - offsetMinutes(guess) * 60_000);
  // Around a change of clocks the offset at the guess is not the one at midnight.
  return new Date(guess.getTime() - offsetMinutes(first) * 60_000);
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

/** The day asked for last: a render asks for the same one many times, and to find it takes a calendar. */
let lastDay: ParisDay = { start: 0, end: 0, startText: '' };

/** The calendar day in Paris to which a moment belongs. */
export function parisDay(now: Date): ParisDay {
  const moment = now.getTime();
  if (moment < lastDay.start || moment >= lastDay.end) {
    const { year = 0, month = 1, day = 1 } = inParis(now);
    const start = startOfParisDay(year, month, day);
    const end = startOfParisDay(year, month, day + 1).getTime();
    lastDay = { start: start.getTime(), end, startText: start.toISOString() };
  }
  return lastDay;
}

/** Today at 00:00 in Paris (`decisions.md`, "Not over"). */
export function parisToday(now: Date): Date {
  return new Date(parisDay(now).start);
}

/**
 * The calendar day in Paris to which a moment belongs, as `2026-11-20`.
 * @param moment ISO text
 */
export function parisDate(moment: string): string {
  const { year = 0, month = 1, day = 1 } = inParis(new Date(moment));
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
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
