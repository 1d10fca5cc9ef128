import { parisDayOf } from '@vitrine/contract/paris-time.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { EventKind } from '@vitrine/contract/vocabulary/event-kinds.ts';
import type { z } from 'zod';
import { lastDayOf } from '../../../labels/format.ts';
import type { EventSummary } from '../../model.ts';
import { fieldsOf, text } from '../documents/document-fields.ts';
import { eventDocument } from '../documents/published-documents.ts';
import { parisDay } from '../paris-time.ts';
import type { ReaderContext } from '../reader-context.ts';
import { toEventSummary, translateAll } from '../translate/translate-summaries.ts';
import { readBySlug, readList, translated } from './read-list.ts';

/** How many events are read at most (section 9). */
const eventsKept = 10;

const fields = fieldsOf(eventDocument.omit({ seo: true }));

/** `(dateEnd is not null and dateEnd >= today) or dateStart >= today` (section 7, "Not over"). */
function notOver(now: Date) {
  const today = parisDay(now).startText;
  return {
    or: [
      { and: [{ dateEnd: { exists: true } }, { dateEnd: { greater_than_equal: today } }] },
      { dateStart: { greater_than_equal: today } },
    ],
  };
}

interface EventsFilter {
  /** campus slug in the language */
  campus?: string | undefined;
  kind?: EventKind;
  /** 0: all of them */
  limit?: number;
}

/**
 * Whether nobody can come any more: the last day of an event is over in Paris, which is that of its beginning for an evening that
 * ends in the night (section 2, "Evenings"). Lists keep such an evening for the day on which it ended (section 7, "Not over").
 */
export const isOver = ({ dateStart, dateEnd }: Pick<EventSummary, 'dateStart' | 'dateEnd'>, now: Date): boolean =>
  lastDayOf(dateStart, dateEnd) < parisDayOf(now);

/** Whether the place of an event names its campus itself: many do. */
export const isPlaceOn = (place: string, campus: { title: string }): boolean =>
  place.toLowerCase().includes(campus.title.toLowerCase());

/** The events that are not over, the next one first (section 7, `GET /events`). */
export async function readEvents(
  context: ReaderContext,
  locale: Locale,
  { campus, kind, limit = eventsKept }: EventsFilter = {},
): Promise<EventSummary[]> {
  const where = {
    and: [
      // Apart: beside a field of a relation Payload sets an `and` of its own, and of `or` and `and` in one object it reads only the last.
      notOver(context.now()),
      {
        ...translated,
        // Where it is filtered by them, the response depends on all campuses.
        ...(campus && { 'campus.slug': { equals: campus } }),
        kind: { equals: kind },
      },
    ],
  };
  const query = { where, sort: 'dateStart,-id', limit, fields };
  const { docs } = await readList(context, 'events', locale, query, eventDocument);
  return translateAll(docs, locale, toEventSummary);
}

/** All open days that are not over, the next one first: one response for all pages that show some of them. */
export const readOpenDays = (context: ReaderContext, locale: Locale): Promise<EventSummary[]> =>
  readEvents(context, locale, { kind: 'open-day', limit: 0 });

/** The event that has a slug in a language, over or not, or `null`. */
export function readEventDocument(context: ReaderContext, locale: Locale, slug: string) {
  return readBySlug(context, 'events', locale, slug, eventDocument);
}

/** Events in a calendar, at most: the latest ones. */
const mostEvents = 500;

/** With the moment of the last change, on which no page depends. */
const calendarDocument = eventDocument.extend({ updatedAt: text });

export interface CalendarEvent extends EventSummary {
  /** ISO moment of the last change */
  changed: string;
}

function toCalendarEvent(document: z.infer<typeof calendarDocument>, locale: Locale): CalendarEvent | null {
  const event = toEventSummary(document, locale);
  return event && { ...event, changed: document.updatedAt };
}

/**
 * The events that exist in a language, past ones too, in the order of their dates: what a calendar application has kept, stays.
 * @param campus the identifier of a campus; the whole school where absent
 */
export async function readCalendarEvents(
  context: ReaderContext,
  locale: Locale,
  { campus, kind }: { campus?: number | string | undefined; kind?: EventKind | undefined },
): Promise<CalendarEvent[]> {
  const where = { ...translated, campus: { equals: campus }, kind: { equals: kind } };
  const query = { where, sort: '-dateStart,-id', limit: mostEvents };
  const { docs } = await readList(context, 'events', locale, query, calendarDocument);
  return translateAll(docs, locale, toCalendarEvent).reverse();
}

/** The event that has a slug in a language, over or not, or `null`. */
export async function readCalendarEvent(
  context: ReaderContext,
  locale: Locale,
  slug: string,
): Promise<CalendarEvent | null> {
  const document = await readBySlug(context, 'events', locale, slug, calendarDocument);
  return document && toCalendarEvent(document, locale);
}
