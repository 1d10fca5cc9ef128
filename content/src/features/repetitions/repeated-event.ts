import { type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import { appendToSlug } from '@vitrine/contract/slug.ts';
import type { Texts } from '../../fields/texts.ts';
import { dateInParis, dayBefore, localTimeInParis, momentInParis } from '../../paris-time/paris-moment.ts';

/** What an event repeats with a difference. */
export interface RepeatedEvent {
  title: Texts;
  slug: Texts;
  /** ISO dates in UTC */
  dateStart: string;
  dateEnd?: string | null;
}

/** Repetitions that are made at once, at most. */
export const mostRepetitions = 60;

/** A day as it stands in a title: `16 janvier 2027`, `16 January 2027`. */
const dayInTitle = (day: string, locale: Locale) => dateInParis(day, locale, { dateStyle: 'long' });

/**
 * The same event on another day: the hours in Paris are the same, across changes of summer time too, and an event of several days
 * lasts as many. Titles and slugs end with the day, in place of the original's where they end with that. A language in which the
 * original has no title or no slug gets none.
 * @param day a day in Paris, `2027-01-16`
 * @returns `null` for an invalid day
 */
export function repeatOn(event: RepeatedEvent, day: string): RepeatedEvent | null {
  const start = localTimeInParis(event.dateStart);
  const dateStart = momentInParis(day, start.time);
  if (!dateStart) return null;
  const title: Texts = {};
  const slug: Texts = {};
  for (const locale of locales) {
    const name = event.title[locale];
    const former = `, ${dayInTitle(start.day, locale)}`;
    if (name)
      title[locale] = `${name.endsWith(former) ? name.slice(0, -former.length) : name}, ${dayInTitle(day, locale)}`;
    const address = event.slug[locale];
    const base = address?.endsWith(`-${start.day}`) ? address.slice(0, -start.day.length - 1) : address;
    if (base) slug[locale] = appendToSlug(base, day);
  }
  return { title, slug, dateStart, dateEnd: event.dateEnd ? endOn(event.dateEnd, start.day, day) : null };
}

/** The end of an event that begins on another day. */
function endOn(dateEnd: string, formerDay: string, day: string): string | null {
  const end = localTimeInParis(dateEnd);
  const days = (Date.parse(end.day) - Date.parse(formerDay)) / 86_400_000;
  return momentInParis(dayBefore(day, -days), end.time);
}
