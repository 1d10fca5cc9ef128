import { inEachLanguage, pathTo } from '@vitrine/contract/routes/build-url.ts';
import { type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import { viewerScopes } from '../../../labels/label-scopes.ts';
import type { Work } from '../../model.ts';
import { yearId } from '../../page-sections.ts';
import type { ExhibitionData, PortfoliosData } from '../../screen-data.ts';
import { workAnchor } from '../../work-anchor.ts';
import { readAlternates, urlsOf } from '../readers/alternates.ts';
import { readCourseDocument, readCourses } from '../readers/courses.ts';
import { readLabelsWithin } from '../readers/labels.ts';
import { readWorks } from '../readers/portfolios.ts';
import { noteAbsent } from '../reads-of-request.ts';
import type { SiteContext } from '../site-context.ts';
import { toCourseEnd } from '../translate/translate-summaries.ts';
import { readFraming, summaryOf } from './framing.ts';

type Slugs = Awaited<ReturnType<typeof readAlternates>>;

/** The exhibition of student work, of the whole school or of one course; `null` where no course has the slug. */
export async function readPortfolios(
  context: SiteContext,
  locale: Locale,
  slug?: string,
): Promise<PortfoliosData | null> {
  const document = slug ? await readCourseDocument(context, locale, slug) : null;
  const course = document && toCourseEnd(document, locale);
  if (slug && (!document || !course)) return null;
  const [{ t, frame }, courses, all] = await Promise.all([
    readFraming(context, locale),
    readCourses(context, locale),
    readWorks(context, locale),
  ]);
  const slugs = document && (await readAlternates(context, 'courses', document.id));
  const urlOf = (own: { slug: string }, language: Locale) => pathTo('portfolios', language, { course: own.slug });
  const urls = slugs ? urlsOf(slugs, urlOf) : inEachLanguage((language) => pathTo('portfolios', language, {}));
  const works = worksOf(all, course?.slug);
  const alternates = slugs ? urlsOf(await withWorks(context, slugs), urlOf) : urls;
  const title = t('portfolios.title');
  const countOf = (courseSlug: string) => all.filter((work) => work.course?.slug === courseSlug).length;
  return {
    ...frame({
      title: course ? `${title} · ${course.title}` : title,
      description: t('portfolios.introduction'),
      canonicalPath: pathTo('portfolios', locale, { course: course?.slug ?? '' }),
      alternates,
      headings: summaryOf(
        course
          ? works.map((work) => ({ id: workAnchor(work), text: work.title }))
          : [...new Set(works.map(({ year }) => year))].map((year) => ({
              id: yearId(year),
              text: t('portfolios.year', { year }),
            })),
      ),
      image: all[0]?.images[0] ?? null,
      // A course may have works in the other language alone.
      preventIndexing: course !== null && works.length === 0,
      card:
        document && course
          ? { title: course.title, kind: title, drawing: { of: 'page', families: [document.family] } }
          : {},
    }),
    // The page is there all the same: who changes the language is told that it has no works.
    ...(Object.keys(alternates).length < Object.keys(urls).length && { switchTo: urls }),
    course,
    courses: courses
      .map(({ title: name, slug: courseSlug, family }) => ({
        title: name,
        slug: courseSlug,
        family,
        portfolioUrl: pathTo('portfolios', locale, { course: courseSlug }),
        count: countOf(courseSlug),
      }))
      .filter((entry) => entry.count > 0 || entry.slug === course?.slug),
    total: all.length,
    works,
  };
}

/** The slugs of a course in the languages in which it has works: in any other its exhibition is not indexed. */
async function withWorks(context: SiteContext, slugs: Slugs): Promise<Slugs> {
  const kept = await Promise.all(
    locales.map(async (language) => {
      const own = slugs[language];
      // All works of the language in one response, which its own pages have cached too.
      return own && worksOf(await readWorks(context, language), own.slug).length > 0 ? [[language, own]] : [];
    }),
  );
  return Object.fromEntries(kept.flat());
}

/** The works of a page: those of a course, or all. */
function worksOf(works: Work[], course: string | undefined): Work[] {
  return course === undefined ? works : works.filter((work) => work.course?.slug === course);
}

/**
 * The content of an exhibition's viewer, requested when it opens.
 * @param requested slug of a course in the language: only its works. One that does not exist counts as absent
 */
export async function readExhibition(
  context: SiteContext,
  locale: Locale,
  requested?: string,
): Promise<ExhibitionData> {
  const [courses, works, labels] = await Promise.all([
    readCourses(context, locale),
    readWorks(context, locale),
    readLabelsWithin(context, locale, viewerScopes),
  ]);
  const course = courses.find(({ slug }) => slug === requested)?.slug;
  noteAbsent(context.reads, { course: [requested, course] });
  return { works: worksOf(works, course), labels };
}
