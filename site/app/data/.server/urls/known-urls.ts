import { parisMonthOf } from '@vitrine/contract/paris-time.ts';
import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import { openDaysPath } from '@vitrine/contract/routes/open-days.ts';
import { routeTable, screens } from '@vitrine/contract/routes/route-table.ts';
import { actions } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { ReaderContext } from '../reader-context.ts';
import { type DocumentUrls, readDocumentUrls } from '../readers/document-urls.ts';
import { newsPerPage } from '../readers/news.ts';

/** Where something is published, and the values of parameters that mean something there. */
export interface KnownUrls {
  /** every path of a page, in every language */
  paths: ReadonlySet<string>;
  /** by the name of the parameter; in any language */
  values: { campus: ReadonlySet<string>; course: ReadonlySet<string>; month: ReadonlySet<string> };
  /** pages of the list of news */
  newsPages: Record<Locale, number>;
}

const slugsOf = (documents: DocumentUrls[]) => documents.flatMap(({ slugs }) => Object.values(slugs));

/** The pages that are there without any document. */
function pathsOfScreens(locale: Locale): string[] {
  const plain = screens.map((screen) => routeTable[screen][locale]).filter((path) => !path.includes(':'));
  const choices = actions.map((action) => pathTo('crm', locale, { action }));
  return [
    ...plain,
    ...choices,
    pathTo('agenda', locale, {}),
    openDaysPath(locale),
    pathTo('portfolios', locale, {}),
    pathTo('crm', locale, {}),
  ];
}

/** The pages that are about a document without being its own: the agenda of a campus, the works of a course. */
function pathsAbout(campuses: DocumentUrls[], courses: DocumentUrls[], locale: Locale): string[] {
  const slugsIn = (documents: DocumentUrls[]) => documents.flatMap(({ slugs }) => slugs[locale] ?? []);
  return [
    ...slugsIn(campuses).map((slug) => pathTo('agenda', locale, { slug })),
    ...slugsIn(courses).map((course) => pathTo('portfolios', locale, { course })),
  ];
}

/**
 * Every URL at which something is published, indexable or not: any other is 404, unless it was published a moment ago.
 * @throws ContentUnavailable
 */
export async function readKnownUrls(context: Pick<ReaderContext, 'content'>): Promise<KnownUrls> {
  // One list after the other: visitors wait for the same content service.
  const campuses = await readDocumentUrls(context, 'campuses');
  const courses = await readDocumentUrls(context, 'courses');
  const news = await readDocumentUrls(context, 'news');
  const events = await readDocumentUrls(context, 'events');
  const pages = await readDocumentUrls(context, 'pages');
  const documents = [campuses, courses, news, events, pages].flat();
  const newsPagesIn = (locale: Locale) => Math.ceil(news.filter(({ slugs }) => slugs[locale]).length / newsPerPage);
  return {
    paths: new Set([
      ...locales.flatMap(pathsOfScreens),
      ...locales.flatMap((locale) => pathsAbout(campuses, courses, locale)),
      ...documents.flatMap(({ alternates }) => Object.values(alternates)),
    ]),
    values: {
      campus: new Set(slugsOf(campuses)),
      course: new Set(slugsOf(courses)),
      month: new Set(events.flatMap(({ dateStart }) => (dateStart ? [parisMonthOf(dateStart)] : []))),
    },
    newsPages: { fr: newsPagesIn('fr'), en: newsPagesIn('en') },
  };
}
