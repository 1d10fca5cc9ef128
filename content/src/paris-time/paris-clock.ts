const paris = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** The local time in Paris at a moment, as milliseconds as if it were UTC: arithmetic on it needs no time zone. */
export function wallClock(moment: Date): number {
  const parts = Object.fromEntries(paris.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const aDay = 86_400_000;

/**
 * The moment of a local time in Paris, some days from a given moment; correct across changes of summer time.
 * @param now days are counted from the date in Paris at this moment
 * @param day number of days, negative for the past
 * @param hour `HH:MM`
 * @returns ISO date in UTC
 */
export function parisMoment(now: Date, day: number, hour: string): string {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  const today = Math.floor(wallClock(now) / aDay) * aDay;
  const wanted = today + day * aDay + (hours * 60 + minutes) * 60_000;
  // The offset from UTC at the first guess, then at the corrected one: the two differ around a change of summer time.
  let moment = wanted;
  for (let turn = 0; turn < 2; turn += 1) moment = wanted - (wallClock(new Date(moment)) - moment);
  return new Date(moment).toISOString();
}
