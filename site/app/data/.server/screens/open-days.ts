import { inEachLanguage } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { openDaysPath } from '@vitrine/contract/routes/open-days.ts';
import { calendarUrl, subscriptionUrl } from '../../feed-urls.ts';
import { openDaysId } from '../../page-sections.ts';
import type { AgendaData } from '../../screen-data.ts';
import { readCampusPlaces } from '../readers/campuses.ts';
import { readEvents } from '../readers/events.ts';
import type { SiteContext } from '../site-context.ts';
import { readFraming, summaryOf } from './framing.ts';

/** The page exists in both languages. */
const alternates = inEachLanguage(openDaysPath);

/** All open days that are not over, by campus (section 2, "Open days"). */
export async function readOpenDays(context: SiteContext, locale: Locale): Promise<AgendaData> {
  const [{ school, t, frame }, campuses, events] = await Promise.all([
    readFraming(context, locale),
    readCampusPlaces(context, locale),
    readEvents(context, locale, { kind: 'open-day', limit: 0 }),
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
      alternates,
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
