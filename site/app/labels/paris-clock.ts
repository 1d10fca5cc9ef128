/** What clock and calendar show in Paris, where the school lives (`docs/decisions/016`). */

/** Milliseconds of the moment at which clocks change in a month: the last Sunday, at 1 o'clock UTC. */
function clocksChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 0));
  return Date.UTC(year, month - 1, last.getUTCDate() - last.getUTCDay(), 1);
}

/**
 * Minutes by which Paris is ahead of UTC: the rule of the European Union, as it is since 1996.
 * @param moment milliseconds since 1970
 */
export function parisOffset(moment: number): 60 | 120 {
  const year = new Date(moment).getUTCFullYear();
  return moment >= clocksChange(year, 3) && moment < clocksChange(year, 10) ? 120 : 60;
}

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

/**
 * What calendar and clock show at a moment.
 * @param moment ISO text, or a date
 * @throws RangeError where that is no moment
 */
export function readInParis(moment: string | Date): ParisReading {
  const time = new Date(moment).getTime();
  if (Number.isNaN(time)) throw new RangeError('This is no moment.');
  const shown = new Date(time + parisOffset(time) * 60_000);
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    weekday: shown.getUTCDay(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  };
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
