import { type Alternates, alternatesOf, inEachLanguage, pathTo } from '@vitrine/contract/routes/build-url.ts';
import { defaultLocale } from '@vitrine/contract/routes/locale.ts';
import { openDaysPath } from '@vitrine/contract/routes/open-days.ts';
import { actions } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { ReaderContext } from '../reader-context.ts';
import { urlsOf } from '../readers/alternates.ts';
import { type CollectionWithUrls, type DocumentUrls, readDocumentUrls } from '../readers/document-urls.ts';
import { readAccessibilityStatement, readHomeListing } from '../readers/website.ts';

/** A URL that search engines may list, in each language in which it exists. */
export interface SitemapEntry {
  alternates: Alternates;
  /** when what it shows last changed, ISO; absent where nothing dates it */
  changed?: string;
}

const latest = (...lists: readonly Pick<DocumentUrls, 'changed'>[][]): { changed?: string } => {
  const changed = lists
    .flatMap((documents) => documents.map((document) => document.changed))
    .sort()
    .at(-1);
  return changed ? { changed } : {};
};

/**
 * Every URL that search engines may list, with its translations and the last change of its content: the screens,
 * then the documents.
 * @throws ContentUnavailable
 */
export async function readSitemap(context: Pick<ReaderContext, 'content'>): Promise<SitemapEntry[]> {
  const indexable = async (collection: CollectionWithUrls) =>
    (await readDocumentUrls(context, collection)).filter(({ isIndexable }) => isIndexable);
  const [home, statement, campuses, courses, news, events, pages, works, offerings] = await Promise.all([
    readHomeListing(context),
    readAccessibilityStatement(context, defaultLocale),
    indexable('campuses'),
    indexable('courses'),
    indexable('news'),
    indexable('events'),
    indexable('pages'),
    indexable('portfolios'),
    indexable('offerings'),
  ]);
  const of = (documents: DocumentUrls[], field: 'course' | 'campus', { id }: DocumentUrls) =>
    documents.filter((document) => document[field] === id);
  const screens: SitemapEntry[] = [
    ...(home?.isIndexable === false
      ? []
      : [{ alternates: alternatesOf('home'), ...latest(home ? [home] : [], campuses, courses, news, events, works) }]),
    { alternates: alternatesOf('campus-list'), ...latest(campuses) },
    { alternates: alternatesOf('course-list'), ...latest(courses, offerings) },
    { alternates: alternatesOf('finder'), ...latest(courses, offerings) },
    { alternates: alternatesOf('news-list'), ...latest(news) },
    { alternates: inEachLanguage((locale) => pathTo('agenda', locale, {})), ...latest(events) },
    { alternates: inEachLanguage(openDaysPath), ...latest(events, campuses) },
    { alternates: inEachLanguage((locale) => pathTo('portfolios', locale, {})), ...latest(works) },
    { alternates: inEachLanguage((locale) => pathTo('crm', locale, {})) },
    ...(statement ? [{ alternates: alternatesOf('accessibility'), changed: statement.date }] : []),
    ...actions.map((action) => ({ alternates: inEachLanguage((locale) => pathTo('crm', locale, { action })) })),
    ...campuses.map((campus) => ({
      alternates: urlsOf(campus.slugs, (slug, locale) => pathTo('agenda', locale, { slug })),
      ...latest(of(events, 'campus', campus), [campus]),
    })),
    ...courses
      .map((course) => ({ course, shown: of(works, 'course', course) }))
      .map(({ course, shown }) => ({
        // Works are shown in the languages in which they have a slug.
        alternates: urlsOf(course.slugs, (slug, locale) =>
          shown.some(({ slugs }) => slugs[locale]) ? pathTo('portfolios', locale, { course: slug }) : null,
        ),
        ...latest(shown, [course]),
      })),
  ];
  const documents = [
    ...campuses.map((campus) => ({ ...campus, ...latest([campus], of(offerings, 'campus', campus)) })),
    ...courses.map((course) => ({ ...course, ...latest([course], of(offerings, 'course', course)) })),
    ...[news, events, pages].flat(),
  ].map(({ alternates, changed }) => ({ alternates, ...(changed ? { changed } : {}) }));
  return [...screens, ...documents].filter(({ alternates }) => Object.keys(alternates).length > 0);
}
