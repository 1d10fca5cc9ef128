import { localTimeInParis, momentInParis } from '../../paris-time/paris-moment.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/**
 * The date whose day and time in the browser's time zone are those of a moment in Paris: date pickers show no other time zone.
 * @param at ISO date
 */
export function browserDateOf(at: string): Date {
  const { day, time } = localTimeInParis(at);
  return new Date(`${day}T${time}`);
}

/**
 * The moment at which it is in Paris what a picked date is in the browser's time zone.
 * @returns ISO date, to the minute
 */
export function momentOf(picked: Date): string | null {
  const day = [picked.getFullYear(), twoDigits(picked.getMonth() + 1), twoDigits(picked.getDate())].join('-');
  return momentInParis(day, `${twoDigits(picked.getHours())}:${twoDigits(picked.getMinutes())}`);
}
