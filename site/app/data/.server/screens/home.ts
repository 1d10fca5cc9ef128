import { alternatesOf } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { HomeData } from '../../screen-data.ts';
import { parisDay } from '../paris-time.ts';
import { readCampuses } from '../readers/campuses.ts';
import { readCourses } from '../readers/courses.ts';
import { isOver, readEvents, readOpenDays } from '../readers/events.ts';
import { readLatestNews } from '../readers/news.ts';
import { readWorks } from '../readers/portfolios.ts';
import { readHomeContent } from '../readers/website.ts';
import { orLeftOut, type SiteContext } from '../site-context.ts';
import { sheetsOf, toBlocks } from '../translate/translate-blocks.ts';
import { toImage } from '../translate/translate-media.ts';
import { readFraming, summaryOf } from './framing.ts';
import { blockReads } from './lists.ts';

const day = 86_400_000;

/** Whole days from today until a moment, by the calendar of Paris. */
function daysUntil(moment: string, now: Date): number {
  return Math.round((parisDay(new Date(moment)).start - parisDay(now).start) / day);
}

/** The home page. */
export async function readHome(context: SiteContext, locale: Locale): Promise<HomeData> {
  const [{ school, headingsOn, frame }, home, courses, campuses, works, news, events, openDays] = await Promise.all([
    readFraming(context, locale),
    readHomeContent(context, locale),
    readCourses(context, locale),
    readCampuses(context, locale),
    readWorks(context, locale, { limit: 5 }),
    orLeftOut(context, 'news', readLatestNews(context, locale, { limit: 4 }), []),
    orLeftOut(context, 'events', readEvents(context, locale, { limit: 5 }), []),
    orLeftOut(context, 'events', readOpenDays(context, locale), []),
  ]);
  const body = await toBlocks(home?.body ?? [], locale, blockReads(context, locale));
  const next = openDays.find((event) => !event.cancelled && !isOver(event, context.now()));
  const [leadWork, ...otherWorks] = works;
  const image = toImage(home?.image ?? null);
  const { section, sheet } = headingsOn('home');
  const figures = home?.figures ?? [];
  return {
    ...frame({
      title: home?.statement || school.name,
      description: home?.introduction ?? '',
      alternates: alternatesOf('home'),
      headings: summaryOf(
        [
          ...section('open-day', next !== undefined),
          ...sheet('courses', courses.length > 0),
          ...sheet('campuses', campuses.length > 0),
          ...sheet('works', leadWork !== undefined),
          ...sheet('figures', figures.length > 0),
          ...sheet('news', news.length > 0),
          ...sheet('events', events.length > 0),
          ...sheetsOf(body),
        ],
        sheetsOf(body),
      ),
      seo: home?.seo,
      image,
    }),
    statement: home?.statement || school.name,
    introduction: home?.introduction ?? '',
    image,
    figures,
    openDay: next ? { event: next, days: Math.max(0, daysUntil(next.dateStart, context.now())) } : null,
    courses,
    campuses,
    leadWork: leadWork ?? null,
    works: otherWorks,
    news,
    events,
    body,
  };
}
