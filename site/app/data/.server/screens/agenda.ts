import { parisDayOf, parisMonthOf } from '@vitrine/contract/paris-time.ts';
import { type Alternates, inEachLanguage, pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { openDaysPath, openDaysSlugs } from '@vitrine/contract/routes/open-days.ts';
import { type EventKind, eventKinds } from '@vitrine/contract/vocabulary/event-kinds.ts';
import { formatMonth, formatSpan, lastDayOf } from '../../../labels/format.ts';
import { calendarUrl, subscriptionUrl } from '../../feed-urls.ts';
import type { EventSummary } from '../../model.ts';
import { monthId, openDaysId } from '../../page-sections.ts';
import type { AgendaData } from '../../screen-data.ts';
import { parisMonth } from '../paris-time.ts';
import { readAlternates, urlsOf } from '../readers/alternates.ts';
import { readCampusDocument, readCampuses, readCampusPlaces } from '../readers/campuses.ts';
import { isOver, readEventDocument, readEvents, readOpenDays } from '../readers/events.ts';
import { noteAbsent } from '../reads-of-request.ts';
import { orLeftOut, type SiteContext } from '../site-context.ts';
import { toCampusEnd, toEventSummary } from '../translate/translate-summaries.ts';
import { readFraming, summaryOf } from './framing.ts';

/** Whether an event takes place, at least in part, within a month. */
function within(event: EventSummary, month: { from: Date; before: Date }): boolean {
  return (
    new Date(event.dateStart) < month.before && lastDayOf(event.dateStart, event.dateEnd) >= parisDayOf(month.from)
  );
}

/** The month under which an event is listed: its first, or the present one where it began before that and runs in it. */
export function listedIn({ dateStart, dateEnd }: Pick<EventSummary, 'dateStart' | 'dateEnd'>, present: string): string {
  const [first, last] = [parisMonthOf(dateStart), lastDayOf(dateStart, dateEnd).slice(0, 7)];
  return first < present && last >= present ? present : first;
}

interface AgendaFilters {
  /** `2026-11` */
  month?: string | undefined;
  kind?: EventKind | undefined;
}

/**
 * The agenda (section 2, "/agenda/{slug?}"): everything, or the agenda of the campus with that slug, or all open days, or the
 * event with that slug; `null` where none exists.
 */
export async function readAgenda(
  context: SiteContext,
  locale: Locale,
  { slug, ...filters }: AgendaFilters & { slug?: string | undefined },
): Promise<AgendaData | null> {
  if (!slug) return readAgendaList(context, locale, filters, null);
  if (slug === openDaysSlugs[locale]) {
    noteAbsent(context.reads, { month: [filters.month, null], kind: [filters.kind, null] });
    return readOpenDaysPage(context, locale);
  }
  const campus = await readCampusDocument(context, locale, slug);
  const end = campus && toCampusEnd(campus, locale);
  if (campus && end) return readAgendaList(context, locale, filters, { ...end, id: campus.id });
  noteAbsent(context.reads, { month: [filters.month, null], kind: [filters.kind, null] });
  return readEvent(context, locale, slug);
}

/** The name of a month as a heading begins: the French write months small. */
function titleOfMonth(month: string, locale: Locale): string {
  const name = formatMonth(month, locale);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

async function readAgendaList(
  context: SiteContext,
  locale: Locale,
  { month: requested, kind }: AgendaFilters,
  campus: { id: number | string; title: string; slug: string; url: string } | null,
): Promise<AgendaData> {
  const [{ school, t, frame }, campuses, ofAllKinds] = await Promise.all([
    readFraming(context, locale),
    readCampuses(context, locale),
    readEvents(context, locale, { campus: campus?.slug, limit: 0 }),
  ]);
  const alternates: Alternates = campus
    ? urlsOf(await readAlternates(context, 'campuses', campus.id), ({ slug }, language) =>
        pathTo('agenda', language, { slug }),
      )
    : inEachLanguage((language) => pathTo('agenda', language, {}));
  const present = parisMonthOf(context.now());
  const kinds = eventKinds.filter((name) => name === kind || ofAllKinds.some((event) => event.kind === name));
  const all = kind ? ofAllKinds.filter((event) => event.kind === kind) : ofAllKinds;
  const path = pathTo('agenda', locale, { slug: campus?.slug ?? '' });
  const months = [...new Set(all.map((event) => listedIn(event, present)))].sort();
  const month = months.find((known) => known === requested) ?? null;
  noteAbsent(context.reads, { month: [requested, month] });
  const span = parisMonth(month ?? undefined);
  const title = [t('agenda.title'), kind && t(`event-kind.${kind}`)].filter(Boolean).join(' · ');
  return {
    view: 'list',
    ...frame({
      title: campus ? `${title} · ${campus.title}` : title,
      description: t('agenda.introduction'),
      canonicalPath: path,
      alternates,
      headings: summaryOf(
        (month ? [month] : months).map((of) => ({ id: monthId(of), text: titleOfMonth(of, locale) })),
      ),
      card: campus ? { title: campus.title, kind: title } : {},
      calendar: { path: calendarUrl(path, kind), title: campus ? `${title} · ${campus.title}` : title },
      chosen: { month, kind },
    }),
    campus: campus && { title: campus.title, slug: campus.slug, url: campus.url },
    campuses: campuses.map(({ title: name, slug }) => ({
      title: name,
      slug,
      agendaUrl: pathTo('agenda', locale, { slug }, { kind }),
    })),
    months,
    month,
    kinds,
    kind: kind ?? null,
    subscriptionUrl: subscriptionUrl(school.siteUrl, path, kind),
    events: span ? all.filter((event) => within(event, span)) : all,
  };
}

/** All open days that are not over, by campus (section 2, "Open days"). */
async function readOpenDaysPage(context: SiteContext, locale: Locale): Promise<AgendaData> {
  const [{ school, t, frame }, campuses, events] = await Promise.all([
    readFraming(context, locale),
    readCampusPlaces(context, locale),
    readOpenDays(context, locale),
  ]);
  const places = campuses.map((campus) => ({
    campus,
    events: events.filter((event) => event.campus?.slug === campus.slug),
  }));
  const atCampus = new Set(places.flatMap((place) => place.events));
  const elsewhere = events.filter((event) => !atCampus.has(event));
  const shown = [
    ...places.filter((place) => place.events.length > 0),
    ...(elsewhere.length > 0 ? [{ campus: null, events: elsewhere }] : []),
  ];
  const title = t('open-days.title');
  const path = openDaysPath(locale);
  return {
    view: 'open-days',
    ...frame({
      title,
      description: t('open-days.introduction'),
      alternates: inEachLanguage(openDaysPath),
      headings: summaryOf(
        shown.map(({ campus }) => ({
          id: openDaysId(campus?.slug),
          text: campus?.title ?? t('open-days.elsewhere'),
        })),
      ),
      calendar: { path: calendarUrl(path), title },
    }),
    places: shown,
    without: places.filter((place) => place.events.length === 0).map(({ campus: { title, url } }) => ({ title, url })),
    subscriptionUrl: subscriptionUrl(school.siteUrl, path),
  };
}

async function readEvent(context: SiteContext, locale: Locale, slug: string): Promise<AgendaData | null> {
  const document = await readEventDocument(context, locale, slug);
  const event = document && toEventSummary(document, locale);
  if (!document || !event) return null;
  const [{ t, headingsOn, frame }, slugs, places, upcoming] = await Promise.all([
    readFraming(context, locale),
    readAlternates(context, 'events', document.id),
    event.campus ? readCampusPlaces(context, locale) : [],
    orLeftOut(context, 'events', readEvents(context, locale, { limit: 5 }), []),
  ]);
  const others = upcoming.filter((other) => other.id !== event.id).slice(0, 4);
  const { section } = headingsOn('agenda');
  return {
    view: 'event',
    ...frame({
      title: event.cancelled ? t('agenda-event.cancelled-title', { title: event.title }) : event.title,
      description: event.description,
      canonicalPath: event.url,
      alternates: urlsOf(slugs, ({ slug: own }, language) => pathTo('agenda', language, { slug: own })),
      headings: summaryOf([...section('facts'), ...section('others', others.length > 0)]),
      seo: document.seo,
      card: {
        kind: t(event.cancelled ? 'shell.event-cancelled' : `event-kind.${event.kind}`),
        drawing: {
          of: 'event',
          first: parisDayOf(event.dateStart),
          last: lastDayOf(event.dateStart, event.dateEnd),
          when: formatSpan(event.dateStart, event.dateEnd, locale),
        },
      },
    }),
    event,
    at: places.find(({ slug: own }) => own === event.campus?.slug) ?? null,
    over: isOver(event, context.now()),
    others,
  };
}
