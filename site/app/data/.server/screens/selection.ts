import { alternatesOf, inEachLanguage } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { rhythms } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { EventSummary, SelectableOffering } from '../../model.ts';
import type { SelectedOffering, SelectionData } from '../../screen-data.ts';
import { endsOf, mostPairs, type Pair, readPairs, selectionPath, writePairs } from '../../selection.ts';
import { drawCode } from '../qr-code.ts';
import { alphabetical } from '../readers/alphabetical.ts';
import { readCampusDocument } from '../readers/campuses.ts';
import { readCourseDocument, readCourses, readSelectableOfferings } from '../readers/courses.ts';
import { isOver, readOpenDays } from '../readers/events.ts';
import { orLeftOut, type SiteContext } from '../site-context.ts';
import { toCampusSummary, toCourseSummary } from '../translate/translate-summaries.ts';
import { readFraming } from './framing.ts';

/**
 * A selection (section 15), rendered of the URL alone.
 * @param query as it is in the URL, or nothing
 */
export async function readSelection(context: SiteContext, locale: Locale, query = ''): Promise<SelectionData> {
  if (query) context.reads.typed = true;
  const requested = readPairs(query);
  const [{ school, t, frame }, offerings, courses] = await Promise.all([
    readFraming(context, locale),
    readSelectableOfferings(context, locale),
    readCourses(context, locale),
  ]);
  const listed = requested.length > 0 ? await orLeftOut(context, 'events', readOpenDays(context, locale), []) : [];
  const openDays = listed.filter((event) => !event.cancelled && !isOver(event, context.now()));
  const read = await Promise.all(
    requested.map((pair) => readSelected(context, locale, { pair, offerings, openDays, requested })),
  );
  const selected = read.filter((entry): entry is SelectedOffering => entry !== null);
  const pairs = selected.map(({ pair }) => pair);
  const levels = new Map(courses.map(({ slug, level }) => [slug, t(`level.${level}`)]));
  const title = t('selection.title');
  const url = school.siteUrl + selectionPath(locale, pairs);
  return {
    ...frame({
      title,
      description: t('selection.introduction'),
      canonicalPath: selectionPath(locale, requested),
      alternates: alternatesOf('selection'),
      preventIndexing: true,
    }),
    ...(requested.length > 0 && { switchTo: selectionInEach(requested) }),
    selected,
    missing: requested.filter((pair) => !pairs.includes(pair)).map((pair) => namesOf(pair, offerings)),
    others: requested.length < mostPairs ? othersBeside(requested, offerings, locale, (slug) => levels.get(slug)) : [],
    share: pairs.length > 0 ? { url, code: drawCode(url) } : null,
    requested: writePairs(requested),
  };
}

const selectionInEach = (pairs: readonly Pair[]) => inEachLanguage((locale) => selectionPath(locale, pairs));

interface Within {
  pair: Pair;
  offerings: readonly SelectableOffering[];
  openDays: readonly EventSummary[];
  requested: readonly Pair[];
}

/** A pair with what is compared, or `null` where it is not published in the language. */
async function readSelected(
  context: SiteContext,
  locale: Locale,
  { pair, offerings: all, openDays, requested }: Within,
): Promise<SelectedOffering | null> {
  const offerings = all
    .filter((offering) => offering.pair === pair)
    .sort((one, other) => rhythms.indexOf(one.rhythm) - rhythms.indexOf(other.rhythm));
  const [first] = offerings;
  if (!first) return null;
  const [courseDocument, campusDocument] = await Promise.all([
    readCourseDocument(context, locale, first.course.slug),
    readCampusDocument(context, locale, first.campus.slug),
  ]);
  const course = courseDocument && toCourseSummary(courseDocument, locale);
  const campus = campusDocument && toCampusSummary(campusDocument, locale);
  if (!course || !campus) return null;
  return {
    pair,
    without: selectionPath(
      locale,
      requested.filter((other) => other !== pair),
    ),
    choice: endsOf(pair),
    course: { ...course, diploma: courseDocument.diploma, entryLevel: courseDocument.entryLevel },
    campus: {
      ...campus,
      name: first.campus.name,
      street: campusDocument.street,
      postalCode: campusDocument.postalCode,
      landmarks: campusDocument.landmarks.flatMap(({ name, minutes }) =>
        name && minutes ? [{ name, minutes: Math.round(minutes) }] : [],
      ),
    },
    offerings,
    openDay: openDays.find((event) => event.campus?.slug === campus.slug) ?? null,
  };
}

/** What is known of the names of a pair that is not published: its titles, or the words of its slugs. */
function namesOf(pair: Pair, offerings: readonly SelectableOffering[]): SelectionData['missing'][number] {
  const { course, campus } = endsOf(pair);
  const known = (end: 'course' | 'campus', slug: string) =>
    offerings.find((offering) => offering.pair && endsOf(offering.pair)[end] === slug)?.[end].title ??
    slug.replaceAll('-', ' ');
  return { course: known('course', course), campus: known('campus', campus) };
}

/**
 * What is not selected yet, course by course, each with the selection that has it too. Courses of one title, as bachelor and master,
 * are told apart by their levels.
 */
function othersBeside(
  selected: readonly Pair[],
  offerings: readonly SelectableOffering[],
  locale: Locale,
  levelOf: (course: string) => string | undefined,
): SelectionData['others'] {
  const courses = new Map<string, { title: string; campuses: Map<Pair, string> }>();
  for (const { pair, course, campus } of offerings) {
    if (!pair || selected.includes(pair)) continue;
    const { campuses } = courses.get(course.slug) ?? { campuses: new Map<Pair, string>() };
    courses.set(course.slug, { title: course.title, campuses: campuses.set(pair, campus.name) });
  }
  const titles = [...courses.values()].map(({ title }) => title);
  const isRepeated = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
  const others = [...courses].map(([slug, { title, campuses }]) => ({
    course: isRepeated(title) ? [title, levelOf(slug)].filter(Boolean).join(' · ') : title,
    pairs: [...campuses].map(([pair, campus]) => ({ campus, selection: writePairs([...selected, pair]) })),
  }));
  return alphabetical(others, locale, ({ course }) => course);
}
