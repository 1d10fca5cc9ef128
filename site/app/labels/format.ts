import type { Locale } from '../routing/locale.ts';

/** Dates and numbers as each language writes them; moments are told in the time of Paris. */
const languages: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };
const timeZone = 'Europe/Paris';

/** One formatter for each language: making one takes a hundred times as long as using it. */
function perLanguage<T>(make: (language: string) => T): (locale: Locale) => T {
  const made: Partial<Record<Locale, T>> = {};
  return (locale) => {
    made[locale] ??= make(languages[locale]);
    return made[locale];
  };
}

const dateFormatter = (options: Intl.DateTimeFormatOptions) =>
  perLanguage((language) => new Intl.DateTimeFormat(language, { timeZone, ...options }));
const numberFormatter = (options: Intl.NumberFormatOptions) =>
  perLanguage((language) => new Intl.NumberFormat(language, options));

const day = dateFormatter({ day: 'numeric', month: 'long', year: 'numeric' });
const dayOfWeek = dateFormatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const shortDay = dateFormatter({ weekday: 'short', day: 'numeric', month: 'short' });
const monthOfYear = dateFormatter({ month: 'long', year: 'numeric' });
const timeOfDay = dateFormatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const euros = numberFormatter({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const inYears = numberFormatter({ style: 'unit', unit: 'year', unitDisplay: 'long' });
const inMonths = numberFormatter({ style: 'unit', unit: 'month', unitDisplay: 'long' });

/** `20 novembre 2026` / `20 November 2026`. */
export function formatDay(iso: string, locale: Locale): string {
  return firstOfMonth(day(locale).format(new Date(iso)), locale);
}

/** French writes the first of a month as `1er`. */
function firstOfMonth(written: string, locale: Locale): string {
  return locale === 'fr' ? written.replace(/(^|\s)1(?=\s)/u, '$11er') : written;
}

/** `ven. 20 nov.` / `Fri 20 Nov`: short, for lists. */
export function formatShortDay(iso: string, locale: Locale): string {
  return firstOfMonth(shortDay(locale).format(new Date(iso)), locale);
}

/** `novembre 2026`, from `2026-11` or a moment. */
export function formatMonth(month: string, locale: Locale): string {
  const moment = month.length === 7 ? `${month}-15T12:00:00Z` : month;
  return monthOfYear(locale).format(new Date(moment));
}

/** `14:30`, or `14 h 30` as French writes it. */
export function formatTime(iso: string, locale: Locale): string {
  const time = timeOfDay(locale).format(new Date(iso));
  if (locale === 'en') return time;
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`;
}

/**
 * When something takes place: one day with its hours, or the days from and to.
 * @param start ISO moment
 * @param end ISO moment, or `null` where it is open
 */
export function formatSpan(start: string, end: string | null, locale: Locale): string {
  const first = dayOfWeek(locale).format(new Date(start));
  if (!end) return `${first}, ${formatTime(start, locale)}`;
  if (first !== dayOfWeek(locale).format(new Date(end))) {
    const range = day(locale).formatRange(new Date(start), new Date(end));
    // Node and browsers put different spaces around the dash; one page must not become another when it wakes up.
    return range.replace(/\s*[–-]\s*/u, '\u00a0–\u00a0');
  }
  const to = locale === 'fr' ? ' à ' : ' to ';
  const from = locale === 'fr' ? 'de ' : 'from ';
  return `${first}, ${from}${formatTime(start, locale)}${to}${formatTime(end, locale)}`;
}

/** `8 900 €` / `€8,900`. */
export function formatEuros(amount: number, locale: Locale): string {
  return euros(locale).format(amount);
}

/** `3 ans`, `10 mois` / `3 years`, `10 months`. */
export function formatDuration(months: number, locale: Locale): string {
  const years = months / 12;
  return Number.isInteger(years) ? inYears(locale).format(years) : inMonths(locale).format(months);
}
