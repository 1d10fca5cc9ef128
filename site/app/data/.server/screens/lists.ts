import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { readCampuses } from '../readers/campuses.ts';
import { readCourses, readOfferings } from '../readers/courses.ts';
import { readEvents } from '../readers/events.ts';
import { readLatestNews } from '../readers/news.ts';
import { readWorks } from '../readers/portfolios.ts';
import { readSchoolFacts } from '../readers/website.ts';
import { orLeftOut, type SiteContext } from '../site-context.ts';
import type { BlockReads } from '../translate/translate-blocks.ts';

/** The page in which a list stands: on a course's page its works, on a campus's page its courses, events, news and works. */
interface ListScope {
  course?: number | string;
  campus?: { id: number | string; slug: string };
}

/** Fills the sections of a body that fill themselves. News and events that cannot be read leave an empty list. */
export function blockReads(context: SiteContext, locale: Locale, scope: ListScope = {}): BlockReads {
  const list: BlockReads['list'] = async (of, limit) => {
    switch (of) {
      case 'courses': {
        const courses = await readCourses(context, locale);
        const here = scope.campus ? await readOfferings(context, locale, { campus: scope.campus.id }) : null;
        const taught = here && new Set(here.map((offering) => offering.course.slug));
        return { of, items: courses.filter((course) => !taught || taught.has(course.slug)).slice(0, limit) };
      }
      case 'campuses':
        return { of, items: (await readCampuses(context, locale)).slice(0, limit) };
      case 'news': {
        const news = readLatestNews(context, locale, { limit, campus: scope.campus?.id });
        return { of, items: await orLeftOut(context, 'news', news, []) };
      }
      case 'events': {
        const events = readEvents(context, locale, { limit, campus: scope.campus?.slug });
        return { of, items: await orLeftOut(context, 'events', events, []) };
      }
      case 'portfolios':
        return {
          of,
          items: await readWorks(context, locale, { limit, course: scope.course, campus: scope.campus?.id }),
        };
      default:
        return of satisfies never;
    }
  };
  return { list, schoolFacts: () => readSchoolFacts(context, locale) };
}
