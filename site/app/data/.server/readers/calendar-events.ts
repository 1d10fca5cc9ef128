import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { EventKind } from '@vitrine/contract/vocabulary/event-kinds.ts';
import type { z } from 'zod';
import type { EventSummary } from '../../model.ts';
import { text } from '../documents/document-fields.ts';
import { eventDocument } from '../documents/published-documents.ts';
import type { ReaderContext } from '../reader-context.ts';
import { toEventSummary, translateAll } from '../translate/translate-summaries.ts';
import { readBySlug, readList, translated } from './read-list.ts';

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
