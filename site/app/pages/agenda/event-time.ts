import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { EventSummary } from '../../data/model.ts';
import { formatAmount, formatWeekday } from '../../labels/format.ts';
import { daysOf } from './calendar.ts';

/**
 * How long an event lasts, for its dimension line: `22 jours`, `1 h 30 min`.
 * @returns `null` where it has no end, or one that is not after its beginning
 */
export function lengthOf(event: Pick<EventSummary, 'dateStart' | 'dateEnd'>, locale: Locale): string | null {
  const days = daysOf(event);
  if (days > 1) return formatAmount(days, 'day', locale);
  const minutes = event.dateEnd ? Math.round((Date.parse(event.dateEnd) - Date.parse(event.dateStart)) / 60_000) : 0;
  if (minutes <= 0) return null;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && formatAmount(hours, 'hour', locale), rest > 0 && formatAmount(rest, 'minute', locale)];
  return parts.filter(Boolean).join('\u00a0');
}

/** The short name of a day's weekday: `dim.`, `Sun`. */
export function weekdayOf(day: string, locale: Locale): string {
  return formatWeekday(`${day}T12:00:00Z`, locale);
}
