import { momentOfParisTime, parisDayOf, parisTimeOf } from '@vitrine/contract/paris-time.ts';
import { z } from 'zod';

/**
 * Dates in files. A day is written `2027-09-06`, a moment as an ISO date, or relative to the day of the import, so that the sample
 * always has events in the future: `today+24 10:00`, in Paris time.
 */

/** Payload stores a day without a time as noon in UTC. */
const noon = 'T12:00:00.000Z';
const aDay = 86_400_000;

/** The moment of a time in Paris, some days from today: ISO date. */
function momentFrom(today: Date, days: number, time: string): string {
  return momentOfParisTime(Date.parse(`${parisDayOf(today)}T${time}Z`) + days * aDay).toISOString();
}

/**
 * A date in the form of files.
 * @param value ISO date
 * @param today the reference date of relative dates, or `null` for absolute dates
 */
export function writeDate(value: string, isDay: boolean, today: Date | null): string {
  const iso = new Date(value).toISOString();
  if (isDay && iso.endsWith(noon)) return iso.slice(0, 10);
  if (isDay || !today) return iso;
  const distance = Math.round((Date.parse(parisDayOf(iso)) - Date.parse(parisDayOf(today))) / aDay);
  const time = parisTimeOf(iso);
  // The relative form has no seconds, and is ambiguous in the hour that occurs twice when summer time ends.
  if (momentFrom(today, distance, time) !== iso) return iso;
  return `today${distance < 0 ? '' : '+'}${distance} ${time}`;
}

const day = z.iso.date();
/** With its offset: without one it would be another moment on each machine. */
const moment = z.iso.datetime({ offset: true });

/**
 * @param isDay whether a day alone may be written
 * @param today the reference date of relative dates
 * @returns ISO date, or `null` for an invalid date
 */
export function readDate(text: string, isDay: boolean, today: Date): string | null {
  const [, distance, hour] = /^today([+-]\d{1,4}) ([01]\d:[0-5]\d|2[0-3]:[0-5]\d)$/.exec(text) ?? [];
  if (distance && hour) return momentFrom(today, Number(distance), hour);
  if (isDay && day.safeParse(text).success) return text + noon;
  return moment.safeParse(text).success ? new Date(text).toISOString() : null;
}
