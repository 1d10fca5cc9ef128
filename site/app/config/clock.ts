import { z } from 'zod';

/** The end of the setting that lets the clock run on: an interval of ISO 8601 that has no end. */
const runsOn = '/..';

const example = '2026-11-20T09:00:00+01:00';
const moment = z.iso.datetime({ offset: true });
const momentOf = (setting: string) => (setting.endsWith(runsOn) ? setting.slice(0, -runsOn.length) : setting);

/** The setting `NOW`: a moment that stands still, or one with `/..` behind it, from which the clock runs on. */
export const clockSetting = z.string().refine((setting) => moment.safeParse(momentOf(setting)).success, {
  error: `must be a moment such as ${example}, which stands still, or ${example}${runsOn}, from which the clock runs on`,
});

/**
 * The clock by which the site reads days.
 * @param setting `NOW`, or nothing for that of the system; a clock that runs on starts with this call
 */
export function clockOf(setting: string | undefined): () => Date {
  if (!setting) return () => new Date();
  const begin = Date.parse(momentOf(setting));
  if (!setting.endsWith(runsOn)) return () => new Date(begin);
  const ahead = begin - Date.now();
  return () => new Date(Date.now() + ahead);
}
