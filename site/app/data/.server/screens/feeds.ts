import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { openDaysPath, openDaysSlugs } from '@vitrine/contract/routes/open-days.ts';
import type { EventKind } from '@vitrine/contract/vocabulary/event-kinds.ts';
import type { ArticleSummary } from '../../model.ts';
import { readCampusDocument } from '../readers/campuses.ts';
import { type CalendarEvent, readCalendarEvent, readCalendarEvents } from '../readers/events.ts';
import { readLatestNews } from '../readers/news.ts';
import type { SiteContext } from '../site-context.ts';
import { toCampusEnd } from '../translate/translate-summaries.ts';
import { readFraming } from './framing.ts';

/** How many news a feed holds, the newest first. */
const newsInFeed = 20;

/** The latest news, of the school or of a campus, as readers of feeds show them. */
export interface NewsFeed {
  locale: Locale;
  title: string;
  description: string;
  author: string;
  /** the path of the page that shows the same */
  path: string;
  articles: ArticleSummary[];
}

/**
 * The latest news in a language.
 * @param slug of a campus, for its news alone
 * @returns `null` where no campus has the slug
 */
export async function readNewsFeed(context: SiteContext, locale: Locale, slug?: string): Promise<NewsFeed | null> {
  const document = slug === undefined ? null : await readCampusDocument(context, locale, slug);
  const campus = document && toCampusEnd(document, locale);
  if (slug !== undefined && !campus) return null;
  const [{ school, t }, articles] = await Promise.all([
    readFraming(context, locale),
    readLatestNews(context, locale, { limit: newsInFeed, campus: document?.id }),
  ]);
  const title = t('news-list.title');
  return {
    locale,
    title: [title, campus?.title, school.name].filter(Boolean).join(' · '),
    description: t('news-list.introduction'),
    author: school.name,
    path: campus?.url ?? pathTo('news-list', locale),
    articles,
  };
}

/** Events as calendar applications show them. */
export interface Calendar {
  locale: Locale;
  title: string;
  /** the path of the page that shows the same, and by which kind it is narrowed */
  path: string;
  kind?: EventKind | undefined;
  /** what is said of the place of an event that is online */
  online: string;
  events: CalendarEvent[];
}

/**
 * The events of the school, of a campus, all open days, or a single event: what the agenda shows under the same slug (section 2, "/agenda/{slug?}"),
 * past events included.
 * @returns `null` where neither a campus nor an event has the slug
 */
export async function readCalendar(
  context: SiteContext,
  locale: Locale,
  { slug: given, kind: filter }: { slug?: string | undefined; kind?: EventKind | undefined },
): Promise<Calendar | null> {
  const isOpenDays = given === openDaysSlugs[locale];
  const [slug, kind] = isOpenDays ? [undefined, 'open-day' as const] : [given, filter];
  const { school, t } = await readFraming(context, locale);
  const document = slug ? await readCampusDocument(context, locale, slug) : null;
  const campus = document && toCampusEnd(document, locale);
  const online = t('block.online');
  // Many calendar applications show a cancelled event like any other: its words say it too.
  const announced = (event: CalendarEvent): CalendarEvent =>
    event.cancelled
      ? {
          ...event,
          title: t('agenda-event.cancelled-title', { title: event.title }),
          description: [event.cancellationReason, event.description].filter(Boolean).join('\n\n'),
        }
      : event;
  if (slug && !campus) {
    const event = await readCalendarEvent(context, locale, slug);
    return event && { locale, title: event.title, path: event.url, online, events: [announced(event)] };
  }
  const events = await readCalendarEvents(context, locale, { campus: document?.id, kind });
  const names = [t('agenda.title'), kind && t(`event-kind.${kind}`), campus?.title];
  return {
    locale,
    title: [...names, school.name].filter(Boolean).join(' · '),
    path: isOpenDays ? openDaysPath(locale) : pathTo('agenda', locale, campus ? { slug: campus.slug } : {}),
    kind: isOpenDays ? undefined : kind,
    online,
    events: events.map(announced),
  };
}
