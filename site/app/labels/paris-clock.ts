/**
 * Local date and time in Paris. `Intl` knows the rules of the time zone; its formatter is created once, when it is first
 * needed: on the server, and in a browser that renders a page by itself.
 */

/** What is read in Paris at a moment. */
export interface ParisReading {
  year: number;
  /** from 1 */
  month: number;
  day: number;
  /** from 0, Sunday */
  weekday: number;
  hour: number;
  minute: number;
}

let clock: Intl.DateTimeFormat | undefined;

function parisClock(): Intl.DateTimeFormat {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: 'Europe/Paris', hourCycle: 'h23' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });
  return clock;
}

/**
 * What calendar and clock show at a moment.
 * @param moment ISO text, or a date
 * @throws RangeError where that is no moment
 */
export function readInParis(moment: string | Date): ParisReading {
  const time = new Date(moment).getTime();
  if (Number.isNaN(time)) throw new RangeError('This is no moment.');
  // 22/11/2026, 09:05
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0] = (parisClock().format(time).match(/\d+/g) ?? []).map(
    Number,
  );
  return { year, month, day, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay(), hour, minute };
}

/**
 * Minutes by which Paris is ahead of UTC.
 * @param moment milliseconds since 1970
 */
export function parisOffset(moment: number): number {
  const { year, month, day, hour, minute } = readInParis(new Date(moment));
  const minutes = Math.floor(moment / 60_000);
  return Date.UTC(year, month - 1, day, hour, minute) / 60_000 - minutes;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The day of a moment in Paris, `2026-11-22`. */
export function parisDayOf(moment: string | Date): string {
  const { year, month, day } = readInParis(moment);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** The month of a moment in Paris, `2026-11`. */
export function parisMonthOf(moment: string | Date): string {
  return parisDayOf(moment).slice(0, 7);
}
