/**
 * Local time in Paris, whatever the time zone of the process or the browser. `Intl` knows the rules of summer time; its formatter is
 * created when it is first needed.
 */

/** What calendar and clock show in Paris at a moment. */
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

/** A local time in Paris, to the minute, as milliseconds as if it were UTC: arithmetic on it needs no time zone. */
function localTime(moment: string | number | Date): number {
  // 22/11/2026, 09:05
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0] = (
    parisClock().format(new Date(moment)).match(/\d+/g) ?? []
  ).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute);
}

/**
 * What calendar and clock show at a moment.
 * @param moment ISO text, or a date
 * @throws RangeError where that is no moment
 */
export function readInParis(moment: string | Date): ParisReading {
  const local = new Date(localTime(moment));
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    weekday: local.getUTCDay(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  };
}

/**
 * The moment of a local time in Paris; correct across changes of summer time. Of a time that occurs twice, in the hour in which summer
 * time ends, it is the earlier one, as in RFC 5545 and in the platform.
 * @param local whole minutes, as milliseconds as if it were UTC: of `Date.UTC`, or of a text without a time zone
 */
export function momentOfParisTime(local: number): Date {
  // The offset from UTC at the first guess, then at the corrected one: the two differ around a change of summer time.
  let moment = local;
  for (let turn = 0; turn < 2; turn += 1) moment = local - (localTime(moment) - moment);
  const earlier = moment - 3_600_000;
  return new Date(localTime(earlier) === local ? earlier : moment);
}

/** The day of a moment in Paris, `2026-11-22`. */
export function parisDayOf(moment: string | Date): string {
  return new Date(localTime(moment)).toISOString().slice(0, 10);
}

/** The month of a moment in Paris, `2026-11`. */
export function parisMonthOf(moment: string | Date): string {
  return parisDayOf(moment).slice(0, 7);
}

/** The time of a moment in Paris, `09:05`. */
export function parisTimeOf(moment: string | Date): string {
  return new Date(localTime(moment)).toISOString().slice(11, 16);
}
