import { alternatesOf, documentPath, pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { ScreenInput } from '@vitrine/contract/routes/route-table.ts';
import { families } from '@vitrine/contract/vocabulary/families.ts';
import { formatDuration } from '../../../labels/format.ts';
import { calculateCost, costQuery } from '../../course-cost.ts';
import type { EventSummary } from '../../model.ts';
import { familyId, hasRecognition } from '../../page-sections.ts';
import type { CourseData, CourseFilters, CourseListData } from '../../screen-data.ts';
import { readAlternates, urlsOf } from '../readers/alternates.ts';
import { readCampuses } from '../readers/campuses.ts';
import { readCourseDocument, readCourses, readSelectableOfferings } from '../readers/courses.ts';
import { readOpenDays } from '../readers/events.ts';
import { readWorks } from '../readers/portfolios.ts';
import { readSchoolFacts } from '../readers/website.ts';
import { noteAbsent } from '../reads-of-request.ts';
import { orLeftOut, type SiteContext } from '../site-context.ts';
import { sheetsOf, toBlocks } from '../translate/translate-blocks.ts';
import { toOtherCosts, toOutcomes, toRncp } from '../translate/translate-details.ts';
import { toCourseSummary } from '../translate/translate-summaries.ts';
import { readFraming, summaryOf } from './framing.ts';
import { blockReads } from './lists.ts';

/**
 * The list of courses, narrowed by campus, level and rhythm. A campus that does not exist counts as absent. A narrowed
 * list is canonically the whole list.
 */
export async function readCourseList(
  context: SiteContext,
  locale: Locale,
  requested: CourseFilters,
): Promise<CourseListData> {
  const [{ t, frame }, campuses, courses, offerings] = await Promise.all([
    readFraming(context, locale),
    readCampuses(context, locale),
    readCourses(context, locale),
    readSelectableOfferings(context, locale),
  ]);
  const filters = { ...requested, campus: campuses.find((campus) => campus.slug === requested.campus)?.slug };
  noteAbsent(context.reads, { campus: [requested.campus, filters.campus] });
  const taught = courses.map((course) => {
    const offered = offerings.filter((offering) => offering.course.slug === course.slug);
    // Who asks for a rhythm is told where there is one; who asks for a campus, where else.
    const asked = offered.filter(({ rhythm }) => !filters.rhythm || rhythm === filters.rhythm);
    const taughtIn = new Map(asked.map(({ campus, pair }) => [campus.slug, { campus: campus.name, pair }]));
    return { course, offered, taughtIn: [...taughtIn.values()] };
  });
  const left = taught.filter(
    ({ course, offered }) =>
      (!filters.level || course.level === filters.level) &&
      ((!filters.campus && !filters.rhythm) ||
        offered.some(
          (offering) =>
            (!filters.campus || offering.campus.slug === filters.campus) &&
            (!filters.rhythm || offering.rhythm === filters.rhythm),
        )),
  );
  return {
    ...frame({
      title: t('course-list.title'),
      description: t('course-list.introduction'),
      alternates: alternatesOf('course-list'),
      headings: summaryOf(
        families
          .filter((family) => left.some(({ course }) => course.family === family))
          .map((family) => ({ id: familyId(family), text: t(`family.${family}`) })),
      ),
      card: {
        drawing: {
          of: 'page',
          families: families.filter((family) => courses.some((course) => course.family === family)),
        },
      },
      // Not the campus: it has a slug in each language.
      chosen: { level: filters.level, rhythm: filters.rhythm },
    }),
    filters,
    campuses: campuses.map(({ slug, title }) => ({ slug, title })),
    courses: left.map(({ course, taughtIn }) => ({ ...course, taughtIn })),
    total: courses.length,
  };
}

/**
 * A course, or `null` where no course has the slug in the language.
 * @param input what a visitor asks the calculator of its cost (section 19)
 */
export async function readCourse(
  context: SiteContext,
  locale: Locale,
  slug: string,
  input: ScreenInput = {},
): Promise<CourseData | null> {
  const document = await readCourseDocument(context, locale, slug);
  const summary = document && toCourseSummary(document, locale);
  if (!document || !summary) return null;
  const [{ t, headingsOn, frame }, slugs, schoolFacts, offerings, courses, works, body] = await Promise.all([
    readFraming(context, locale),
    readAlternates(context, 'courses', document.id),
    readSchoolFacts(context, locale),
    readSelectableOfferings(context, locale, { course: document.id }),
    readCourses(context, locale),
    readWorks(context, locale, { course: document.id, limit: 4 }),
    toBlocks(document.body, locale, blockReads(context, locale, { course: document.id })),
  ]);
  const campuses = new Set(offerings.map((offering) => offering.campus.slug));
  const openDays = campuses.size > 0 ? await orLeftOut(context, 'events', readOpenDays(context, locale), []) : [];
  const related = courses
    .filter((course) => course.slug !== slug)
    .sort((a, b) => Number(b.family === summary.family) - Number(a.family === summary.family))
    .slice(0, 3);
  const outcomes = toOutcomes(document.outcomes);
  const otherCosts = toOtherCosts(document.otherCosts);
  const { duration } = summary;
  const calculation = calculateCost({ offerings, duration, otherCosts, ...schoolFacts }, input);
  // There may be any number of calculations, also where the course is taught nowhere and nothing is calculated.
  if (input.offering || input.aid || input.payments) context.reads.typed = true;
  const calculated = costQuery(calculation);
  const { section, sheet } = headingsOn('course');
  return {
    ...frame({
      title: document.title,
      description: document.introduction,
      canonicalPath: pathTo('course', locale, { slug: summary.slug }, calculated),
      alternates: urlsOf(slugs, (own, language) => documentPath({ kind: 'course', ...own }, language)),
      headings: [
        ...section('facts'),
        ...sheet('offerings', offerings.length > 0),
        ...sheet('cost', calculation !== null),
        ...sheet('careers', document.careers.length > 0),
        ...sheet('outcomes', outcomes !== null),
        ...sheet('admission', document.admission.length > 0),
        ...sheet('curriculum', document.curriculum.length > 0),
        ...sheet('recognition', hasRecognition(schoolFacts)),
        ...sheet('open-days'),
        ...sheetsOf(body),
        ...sheet('works', works.length > 0),
        ...sheet('related', related.length > 0),
        ...section('next'),
      ],
      seo: document.seo,
      image: summary.image,
      preventIndexing: Boolean(calculation?.result),
      card: {
        kind: t(`level.${summary.level}`),
        drawing: {
          of: 'course',
          family: summary.family,
          months: summary.duration,
          length: formatDuration(summary.duration, locale),
        },
      },
      chosen: calculated,
    }),
    choice: slugs.fr ? { course: slugs.fr.slug } : {},
    course: {
      ...document,
      ...summary,
      rncp: toRncp(document.rncp),
      outcomes,
      otherCosts,
      body,
    },
    offerings,
    schoolFacts,
    calculation,
    events: shownOpenDays(openDays.filter(({ campus }) => campus && campuses.has(campus.slug))),
    works,
    related,
  };
}

/** Three open days in their order: the next ones to which one can come; of those that are cancelled what there is room for. */
function shownOpenDays(openDays: readonly EventSummary[]): EventSummary[] {
  const first = openDays.toSorted((one, other) => Number(one.cancelled) - Number(other.cancelled)).slice(0, 3);
  return openDays.filter((event) => first.includes(event));
}
