import { type ParisReading, parisDayOf, readInParis } from '@vitrine/contract/paris-time.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';

/**
 * Dates and numbers as each language writes them; times are those of Paris. The texts are the school's own, the same in
 * every browser; the local time in Paris comes from `Intl`. On a first page the server has written all of it.
 */

type Form = 'one' | 'other';
type Words = Record<Form, string>;

interface Writing {
  months: readonly string[];
  shortMonths: readonly string[];
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  /** between a weekday and its date */
  afterWeekday: string;
  /** between a number and its unit */
  beforeUnit: string;
  units: Record<'year' | 'month' | 'day' | 'hour' | 'minute', Words>;
}

const words = (text: string): readonly string[] => text.split(' ');
const unit = (one: string, other: string): Words => ({ one, other });

const writings: Record<Locale, Writing> = {
  fr: {
    months: words('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
    shortMonths: words('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
    weekdays: words('dimanche lundi mardi mercredi jeudi vendredi samedi'),
    shortWeekdays: words('dim. lun. mar. mer. jeu. ven. sam.'),
    afterWeekday: ' ',
    beforeUnit: '\u00a0',
    units: {
      year: unit('an', 'ans'),
      month: unit('mois', 'mois'),
      day: unit('jour', 'jours'),
      hour: unit('h', 'h'),
      minute: unit('min', 'min'),
    },
  },
  en: {
    months: words('January February March April May June July August September October November December'),
    shortMonths: words('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'),
    weekdays: words('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    shortWeekdays: words('Sun Mon Tue Wed Thu Fri Sat'),
    afterWeekday: ', ',
    beforeUnit: ' ',
    units: {
      year: unit('year', 'years'),
      month: unit('month', 'months'),
      day: unit('day', 'days'),
      hour: unit('hr', 'hrs'),
      minute: unit('min', 'mins'),
    },
  },
};

/** Which form of a label a count of things takes: French has one also for none. */
export function formOf(count: number, locale: Locale): Form {
  return count === 1 || (locale === 'fr' && Math.abs(count) < 2) ? 'one' : 'other';
}

/** The day of a month: French writes the first as `1er`. */
export const dayNumber = (day: number, locale: Locale): string => (locale === 'fr' && day === 1 ? '1er' : String(day));
const monthName = (month: number, locale: Locale) => writings[locale].months[month - 1] ?? '';

function writeDay({ day, month, year }: ParisReading, locale: Locale): string {
  return `${dayNumber(day, locale)} ${monthName(month, locale)} ${year}`;
}

/** `20 novembre 2026` / `20 November 2026`. */
export function formatDay(iso: string, locale: Locale): string {
  return writeDay(readInParis(iso), locale);
}

/** `ven. 20 nov.` / `Fri 20 Nov`: short, for lists. */
export function formatShortDay(iso: string, locale: Locale): string {
  const { weekday, day, month } = readInParis(iso);
  const { shortWeekdays, shortMonths } = writings[locale];
  return `${shortWeekdays[weekday]} ${dayNumber(day, locale)} ${shortMonths[month - 1]}`;
}

/** The short name of a weekday: `dim.`, `Sun`, from `2026-11-22` (its beginning in UTC is on the same day in Paris) or a moment. */
export function formatWeekday(day: string, locale: Locale): string {
  return writings[locale].shortWeekdays[readInParis(day).weekday] ?? '';
}

/** `novembre 2026`, from `2026-11` or a moment. */
export function formatMonth(month: string, locale: Locale): string {
  const { year, month: number } = readInParis(month.length === 7 ? `${month}-15T12:00:00Z` : month);
  return `${monthName(number, locale)} ${year}`;
}

/** `14:30`, or `14 h 30` as French writes it. */
export function formatTime(iso: string, locale: Locale): string {
  const { hour, minute } = readInParis(iso);
  const minutes = String(minute).padStart(2, '0');
  if (locale === 'en') return `${String(hour).padStart(2, '0')}:${minutes}`;
  return `${hour}\u00a0h${minute === 0 ? '' : `\u00a0${minutes}`}`;
}

/** The days from and to: what both have in common is written once. */
function writeRange(first: ParisReading, last: ParisReading, locale: Locale): string {
  const from = [dayNumber(first.day, locale)];
  if (first.year !== last.year || first.month !== last.month) from.push(monthName(first.month, locale));
  if (first.year !== last.year) from.push(String(first.year));
  return `${from.join(' ')}\u00a0–\u00a0${writeDay(last, locale)}`;
}

/**
 * The last day of something in Paris, `2026-11-27`: its first where it ends in the night, before six and within 24 hours, or where
 * its end is not after its beginning.
 * @param start ISO moment
 * @param end ISO moment, or `null` where it is open
 */
export function lastDayOf(start: string, end: string | null): string {
  const first = parisDayOf(start);
  if (!end || (readInParis(end).hour < 6 && Date.parse(end) - Date.parse(start) < 86_400_000)) return first;
  const last = parisDayOf(end);
  return last < first ? first : last;
}

/**
 * When something takes place: one day with its hours, or the days from and to.
 * @param start ISO moment
 * @param end ISO moment, or `null` where it is open
 */
export function formatSpan(start: string, end: string | null, locale: Locale): string {
  const first = readInParis(start);
  const { weekdays, afterWeekday } = writings[locale];
  const day = `${weekdays[first.weekday]}${afterWeekday}${writeDay(first, locale)}`;
  if (!end) return `${day}, ${formatTime(start, locale)}`;
  if (lastDayOf(start, end) !== parisDayOf(start)) return writeRange(first, readInParis(end), locale);
  const to = locale === 'fr' ? ' à ' : ' to ';
  const from = locale === 'fr' ? 'de ' : 'from ';
  return `${day}, ${from}${formatTime(start, locale)}${to}${formatTime(end, locale)}`;
}

/** A day stays on its line. */
const unbroken = (day: string) => day.replaceAll(' ', '\u00a0');

/**
 * When something takes place, short, for lists: `ven. 20 nov., 18 h 30`, or `ven. 20 nov. – dim. 22 nov.` A line may end only
 * between two of these parts.
 * @param start ISO moment
 * @param end ISO moment, or `null` where it is open
 */
export function formatShortSpan(start: string, end: string | null, locale: Locale): string {
  const first = unbroken(formatShortDay(start, locale));
  if (!end || lastDayOf(start, end) === parisDayOf(start)) return `${first}, ${formatTime(start, locale)}`;
  return `${first} – ${unbroken(formatShortDay(end, locale))}`;
}

/** `1 200` / `1,200`: a whole number, its thousands apart. */
export function formatNumber(amount: number, locale: Locale): string {
  const separator = locale === 'fr' ? '\u202f' : ',';
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, separator);
}

/** `8 900 €` / `€8,900`. */
export function formatEuros(amount: number, locale: Locale): string {
  const written = formatNumber(amount, locale);
  return locale === 'fr' ? `${written}\u00a0€` : `€${written}`;
}

/** A whole number of some unit: `3 ans`, `1 h` / `3 years`, `1 hr`. */
export function formatAmount(value: number, unit: keyof Writing['units'], locale: Locale): string {
  const { units, beforeUnit } = writings[locale];
  return `${formatNumber(value, locale)}${beforeUnit}${units[unit][formOf(value, locale)]}`;
}

/** `3 ans`, `10 mois` / `3 years`, `10 months`. */
export function formatDuration(months: number, locale: Locale): string {
  const years = months / 12;
  return Number.isInteger(years) ? formatAmount(years, 'year', locale) : formatAmount(months, 'month', locale);
}

/** `375 km`: whole kilometres. */
export function formatKilometres(length: number, locale: Locale): string {
  return `${formatNumber(length, locale)}${writings[locale].beforeUnit}km`;
}
