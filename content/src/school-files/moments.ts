import { parisMoment } from '../scheduling/paris-clock.ts';

/**
 * Dates in files. A day is written `2027-09-06`, a moment as an ISO date, or counted from the day of the import, for a sample that
 * never ages: `today+24 10:00`, the hour in Paris.
 */

/** How Payload keeps a day without an hour: noon in UTC is the same day everywhere that it may be read. */
const noon = 'T12:00:00.000Z';
const aDay = 86_400_000;

const parisDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' });
const parisHour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' });

/**
 * A date as a file has it.
 * @param value ISO date
 * @param today the moment that moments are counted from, or `null` where they are written as they are
 */
export function writeDate(value: string, isDay: boolean, today: Date | null): string {
  const iso = new Date(value).toISOString();
  if (isDay && iso.endsWith(noon)) return iso.slice(0, 10);
  if (isDay || !today) return iso;
  const [day, hour] = [parisDay.format(new Date(iso)), parisHour.format(new Date(iso))];
  const distance = Math.round((Date.parse(day) - Date.parse(parisDay.format(today))) / aDay);
  // Seconds, and the hour that an autumn night has twice, cannot be said so.
  if (parisMoment(today, distance, hour) !== iso) return iso;
  return `today${distance < 0 ? '' : '+'}${distance} ${hour}`;
}

/**
 * @param today the moment that moments are counted from
 * @returns ISO date, or `null` for what is no date
 */
export function readDate(text: string, today: Date): string | null {
  const [, distance, hour] = /^today([+-]\d{1,4}) ([01]\d:[0-5]\d|2[0-3]:[0-5]\d)$/.exec(text) ?? [];
  if (distance && hour) return parisMoment(today, Number(distance), hour);
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}${noon}` : text;
  const moment = new Date(iso);
  return /^\d{4}-\d{2}-\d{2}T/.test(iso) && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null;
}
