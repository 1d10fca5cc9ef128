import { parisDayOf } from '@vitrine/contract/paris-time.ts';
import { type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import { describe, expect, test } from 'vitest';
import {
  formatAmount,
  formatDay,
  formatDuration,
  formatEuros,
  formatKilometres,
  formatMonth,
  formatShortDay,
  formatShortSpan,
  formatSpan,
  formatTime,
  formatWeekday,
  formOf,
  lastDayOf,
} from './format.ts';

/** The platform knows languages and time zones too: whatever we write is held against it. */

const languages: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };
const timeZone = 'Europe/Paris';
const hour = 3_600_000;
const from = Date.UTC(2015, 0, 1);
const to = Date.UTC(2045, 0, 1);
/** Every day at another minute. */
const moments = Array.from({ length: (to - from) / (24 * hour) }, (_, day) =>
  new Date(from + day * 24 * hour + ((day * 37) % 1440) * 60_000).toISOString(),
);
const asFrench = (text: string, locale: Locale) => (locale === 'fr' ? text.replace(/(^|\s)1(?=\s)/gu, '$11er') : text);

describe.each(locales)('in %s', (locale) => {
  const platform = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languages[locale], { timeZone, ...options });

  test.each<[string, (iso: string, locale: Locale) => string, Intl.DateTimeFormatOptions]>([
    ['days', formatDay, { day: 'numeric', month: 'long', year: 'numeric' }],
    ['short days', formatShortDay, { weekday: 'short', day: 'numeric', month: 'short' }],
    ['weekdays', formatWeekday, { weekday: 'short' }],
    ['weekdays of days', (iso, language) => formatWeekday(parisDayOf(iso), language), { weekday: 'short' }],
    ['months', formatMonth, { month: 'long', year: 'numeric' }],
  ])('%s are written as the platform writes them', (_name, format, options) => {
    const formatter = platform(options);
    for (const moment of moments)
      expect(format(moment, locale)).toBe(asFrench(formatter.format(new Date(moment)), locale));
  });

  test('ranges of days are written as the platform writes them, with spaces of ours', () => {
    const formatter = platform({ day: 'numeric', month: 'long', year: 'numeric' });
    for (const [at, moment] of moments.entries()) {
      const end = new Date(Date.parse(moment) + (25 + ((at * 53) % 9000)) * hour).toISOString();
      const range = formatter.formatRange(new Date(moment), new Date(end));
      const [first = '', last = ''] = range.split(/\s*[–-]\s*/u);
      const expected = [`${first} `, last].map((part) => asFrench(part, locale).trim()).join('\u00a0–\u00a0');
      expect(formatSpan(moment, end, locale)).toBe(expected);
    }
  });

  test.each([0, 1, 2, 10, 999, 1000, 8900, 12_345_678])('%d is written as the platform writes it', (value) => {
    // In French no line ends between a number and what it counts, with one kind of space on every platform.
    const number = (options: Intl.NumberFormatOptions) => {
      const text = new Intl.NumberFormat(languages[locale], options).format(value);
      return locale === 'fr' ? text.replace(/\s(?=\D+$)/u, '\u00a0') : text;
    };
    expect(formatEuros(value, locale)).toBe(number({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }));
    for (const unit of ['year', 'month', 'day'] as const)
      expect(formatAmount(value, unit, locale)).toBe(number({ style: 'unit', unit, unitDisplay: 'long' }));
    for (const unit of ['hour', 'minute'] as const)
      expect(formatAmount(value, unit, locale)).toBe(number({ style: 'unit', unit, unitDisplay: 'short' }));
    expect(formatKilometres(value, locale)).toBe(number({ style: 'unit', unit: 'kilometer' }));
    expect(formOf(value, locale)).toBe(new Intl.PluralRules(locale).select(value) === 'one' ? 'one' : 'other');
  });
});

test.each([
  ['2026-12-05T09:00:00Z', null, 'samedi 5 décembre 2026, 10\u00a0h', 'Saturday, 5 December 2026, 10:00'],
  [
    '2026-12-01T09:30:00Z',
    '2026-12-01T17:00:00Z',
    'mardi 1er décembre 2026, de 10\u00a0h\u00a030 à 18\u00a0h',
    'Tuesday, 1 December 2026, from 10:30 to 18:00',
  ],
  ['2026-12-01T09:00:00Z', '2026-12-05T17:00:00Z', '1er\u00a0–\u00a05 décembre 2026', '1\u00a0–\u00a05 December 2026'],
  [
    '2026-11-27T18:00:00Z',
    '2026-11-27T23:00:00Z',
    'vendredi 27 novembre 2026, de 19\u00a0h à 0\u00a0h',
    'Friday, 27 November 2026, from 19:00 to 00:00',
  ],
])('%s to %s is told as people tell it', (start, end, french, english) => {
  expect(formatSpan(start, end, 'fr')).toBe(french);
  expect(formatSpan(start, end, 'en')).toBe(english);
});

test('days in a list end no line within themselves', () => {
  const [start, evening, end] = ['2026-11-20T17:30:00Z', '2026-11-20T20:00:00Z', '2026-11-22T17:00:00Z'];
  expect(formatShortSpan(start, end, 'fr')).toBe('ven.\u00a020\u00a0nov. – dim.\u00a022\u00a0nov.');
  expect(formatShortSpan(start, end, 'en')).toBe('Fri\u00a020\u00a0Nov – Sun\u00a022\u00a0Nov');
  for (const sameDay of [evening, null])
    expect(formatShortSpan(start, sameDay, 'fr')).toBe('ven.\u00a020\u00a0nov., 18\u00a0h\u00a030');
});

test('an end in the night belongs to the evening before; a later one, or one of the next evening, is a day of its own', () => {
  const evening = '2026-11-27T19:00:00Z';
  const days = (end: string | null) => lastDayOf(evening, end);
  expect([null, '2026-11-27T22:59:00Z', '2026-11-27T23:00:00Z', '2026-11-28T04:59:00Z'].map(days)).toEqual(
    Array(4).fill('2026-11-27'),
  );
  expect(['2026-11-28T05:00:00Z', '2026-11-28T23:00:00Z'].map(days)).toEqual(['2026-11-28', '2026-11-29']);
  expect(lastDayOf('2026-11-28T02:00:00Z', '2026-11-28T04:00:00Z')).toBe('2026-11-28');
  // An end before the beginning is none.
  expect(lastDayOf(evening, '2026-11-20T19:00:00Z')).toBe('2026-11-27');
  expect(formatShortSpan(evening, '2026-11-28T01:00:00Z', 'fr')).toBe('ven.\u00a027\u00a0nov., 20\u00a0h');
});

test('times and lengths', () => {
  expect(formatTime('2026-11-20T08:05:00Z', 'fr')).toBe('9\u00a0h\u00a005');
  expect(formatTime('2026-11-20T08:05:00Z', 'en')).toBe('09:05');
  expect([formatDuration(36, 'fr'), formatDuration(10, 'fr'), formatDuration(12, 'en')]).toEqual([
    '3\u00a0ans',
    '10\u00a0mois',
    '1 year',
  ]);
});
