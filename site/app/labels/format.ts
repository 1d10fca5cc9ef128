import type { Locale } from '../routing/locale.ts';

/** Dates and numbers as each language writes them; moments are told in the time of Paris. */
const languages: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };
const timeZone = 'Europe/Paris';

const formatters = new Map<string, Intl.DateTimeFormat>();
function dateFormatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(languages[locale], { timeZone, ...options });
  formatters.set(key, made);
  return made;
}

/** `20 novembre 2026` / `20 November 2026`. */
export function formatDay(iso: string, locale: Locale): string {
  return firstOfMonth(
    dateFormatter(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(iso)),
    locale,
  );
}

/** French writes the first of a month as `1er`. */
function firstOfMonth(day: string, locale: Locale): string {
  return locale === 'fr' ? day.replace(/(^|\s)1(?=\s)/u, '$11er') : day;
}

/** `ven. 20 nov.` / `Fri 20 Nov`: short, for lists. */
export function formatShortDay(iso: string, locale: Locale): string {
  return firstOfMonth(
    dateFormatter(locale, { weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(iso)),
    locale,
  );
}

/** `novembre 2026`, from `2026-11` or a moment. */
export function formatMonth(month: string, locale: Locale): string {
  const moment = month.length === 7 ? `${month}-15T12:00:00Z` : month;
  return dateFormatter(locale, { month: 'long', year: 'numeric' }).format(new Date(moment));
}

/** `14:30`, or `14 h 30` as French writes it. */
export function formatTime(iso: string, locale: Locale): string {
  const time = dateFormatter(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(iso));
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
  const day = dateFormatter(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  if (!end) return `${day.format(new Date(start))}, ${formatTime(start, locale)}`;
  if (day.format(new Date(start)) !== day.format(new Date(end))) {
    const range = dateFormatter(locale, { day: 'numeric', month: 'long', year: 'numeric' });
    // Node and browsers put different spaces around the dash; one page must not become another when it wakes up.
    return range.formatRange(new Date(start), new Date(end)).replace(/\s*[–-]\s*/u, '\u00a0–\u00a0');
  }
  const to = locale === 'fr' ? ' à ' : ' to ';
  const from = locale === 'fr' ? 'de ' : 'from ';
  return `${day.format(new Date(start))}, ${from}${formatTime(start, locale)}${to}${formatTime(end, locale)}`;
}

/** `8 900 €` / `€8,900`. */
export function formatEuros(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(languages[locale], {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).format(amount);
}

/** `3 ans`, `10 mois` / `3 years`, `10 months`. */
export function formatDuration(months: number, locale: Locale): string {
  const years = months / 12;
  const [unit, amount] = Number.isInteger(years) ? (['year', years] as const) : (['month', months] as const);
  return new Intl.NumberFormat(languages[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
