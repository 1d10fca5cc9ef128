import { z } from 'zod';
import { momentOfParisTime } from '../paris-time.ts';

/** The suffix of the setting with which the clock runs on: an ISO 8601 interval without an end. */
const runsOn = '/..';

const moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);
const momentOf = (setting: string) => (setting.endsWith(runsOn) ? setting.slice(0, -runsOn.length) : setting);

/** The setting `NOW`: a fixed moment, or a moment with the suffix `/..`, from which the clock runs on. */
export const clockSetting = z.string().refine((setting) => moment.safeParse(momentOf(setting)).success, {
  error: `must be a moment, or a day, which begins at midnight in Paris; it stands still, or runs on with ${runsOn} behind it`,
});

/** The milliseconds of a moment, or of midnight in Paris of a day. */
function beginOf(setting: string): number {
  const begin = Date.parse(momentOf(setting));
  const isDay = z.iso.date().safeParse(momentOf(setting)).success;
  return isDay ? momentOfParisTime(begin).getTime() : begin;
}

/**
 * The one clock of both processes and of the seed (section 13, "Configuration").
 * @param setting `NOW`, or nothing for the system clock; a clock that runs on starts with this call
 */
export function clockOf(setting: string | undefined): () => Date {
  if (!setting) return () => new Date();
  const begin = beginOf(setting);
  if (!setting.endsWith(runsOn)) return () => new Date(begin);
  const ahead = begin - Date.now();
  return () => new Date(Date.now() + ahead);
}
