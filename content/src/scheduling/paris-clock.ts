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

/** What a clock on a wall in Paris shows at a moment, as if it were UTC: arithmetic on it needs no time zone. */
function wallClock(moment: Date): number {
  const parts = Object.fromEntries(paris.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const aDay = 86_400_000;

/**
 * The moment at which clocks in Paris show an hour, some days from a given moment; right across the changes to and from
 * summer time.
 * @param now the day that is counted from is the one that it is in Paris at this moment
 * @param day days from that day, negative for the past
 * @param hour `HH:MM`
 * @returns ISO date in UTC
 */
export function parisMoment(now: Date, day: number, hour: string): string {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  const today = Math.floor(wallClock(now) / aDay) * aDay;
  const wanted = today + day * aDay + (hours * 60 + minutes) * 60_000;
  // The distance to UTC at the guess, then once more at the corrected guess: the two differ around a change of hour.
  let moment = wanted;
  for (let turn = 0; turn < 2; turn += 1) moment = wanted - (wallClock(new Date(moment)) - moment);
  return new Date(moment).toISOString();
}
