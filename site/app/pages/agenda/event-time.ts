import type { EventSummary } from '../../content/model.ts';
import type { Locale } from '../../routing/locale.ts';
import { daysOf } from './calendar.ts';

const languages: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };

function amount(value: number, unit: 'day' | 'hour' | 'minute', locale: Locale): string {
  const unitDisplay = unit === 'day' ? 'long' : 'short';
  return new Intl.NumberFormat(languages[locale], { style: 'unit', unit, unitDisplay }).format(value);
}

/**
 * How long an event lasts, for its dimension line: `22 jours`, `1 h 30 min`.
 * @returns `null` where it has no end, or one that is not after its beginning
 */
export function lengthOf(event: Pick<EventSummary, 'dateStart' | 'dateEnd'>, locale: Locale): string | null {
  const days = daysOf(event);
  if (days > 1) return amount(days, 'day', locale);
  const minutes = event.dateEnd ? Math.round((Date.parse(event.dateEnd) - Date.parse(event.dateStart)) / 60_000) : 0;
  if (minutes <= 0) return null;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && amount(hours, 'hour', locale), rest > 0 && amount(rest, 'minute', locale)];
  return parts.filter(Boolean).join('\u00a0');
}

/** The short name of a day's weekday: `dim.`, `Sun`. */
export function weekdayOf(day: string, locale: Locale): string {
  const moment = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat(languages[locale], { weekday: 'short', timeZone: 'UTC' }).format(moment);
}
