import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { ListContent } from '../../blocks.ts';
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
  const { course, campus } = scope;
  const lists: { [Of in ListContent['of']]: (limit: number) => Promise<Extract<ListContent, { of: Of }>['items']> } = {
    async courses(limit) {
      const courses = await readCourses(context, locale);
      const here = campus ? await readOfferings(context, locale, { campus: campus.id }) : null;
      const taught = here && new Set(here.map((offering) => offering.course.slug));
      return courses.filter(({ slug }) => !taught || taught.has(slug)).slice(0, limit);
    },
    campuses: async (limit) => (await readCampuses(context, locale)).slice(0, limit),
    news: (limit) => orLeftOut(context, 'news', readLatestNews(context, locale, { limit, campus: campus?.id }), []),
    events: (limit) => orLeftOut(context, 'events', readEvents(context, locale, { limit, campus: campus?.slug }), []),
    portfolios: (limit) => readWorks(context, locale, { limit, course, campus: campus?.id }),
  };
  const list = async (of: ListContent['of'], limit: number) => ({ of, items: await lists[of](limit) }) as ListContent;
  return { list, schoolFacts: () => readSchoolFacts(context, locale) };
}
