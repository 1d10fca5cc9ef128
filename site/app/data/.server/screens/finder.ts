import { alternatesOf, inEachLanguage, pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { ScreenInput } from '@vitrine/contract/routes/route-table.ts';
import { makings, startingPoints } from '@vitrine/contract/vocabulary/finder-answers.ts';
import { oneOf, rhythms } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { FinderAnswers } from '../../finder.ts';
import type { SelectableOffering } from '../../model.ts';
import type { FinderData } from '../../screen-data.ts';
import { endsOf, mostPairs, selectionPath } from '../../selection.ts';
import { budgetSteps, findCourses, pairsOf } from '../finder/find-courses.ts';
import { alphabetical } from '../readers/alphabetical.ts';
import { readSelectableOfferings, readWeighedCourses } from '../readers/courses.ts';
import type { SiteContext } from '../site-context.ts';
import { readFraming } from './framing.ts';

/**
 * The course finder (section 17), rendered of the URL alone. It reads the same lists whatever the answers, so that they are cached.
 * @param input the answers as they are in the URL; those that mean nothing count as absent
 */
export async function readFinder(context: SiteContext, locale: Locale, input: ScreenInput): Promise<FinderData> {
  if (Object.values(input).some(Boolean)) context.reads.typed = true;
  const [{ t, frame }, courses, offerings] = await Promise.all([
    readFraming(context, locale),
    readWeighedCourses(context, locale),
    readSelectableOfferings(context, locale),
  ]);
  const campuses = campusesOf(offerings, locale);
  const answers = answersOf(input, campuses);
  const isAnswered = Object.keys(answers).length > 0;
  const urls = answersInEach(answers);
  return {
    ...frame({
      title: t('finder.title'),
      description: t('finder.introduction'),
      canonicalPath: urls[locale],
      alternates: alternatesOf('finder'),
      preventIndexing: isAnswered,
    }),
    ...(isAnswered && { switchTo: urls }),
    answers,
    campuses,
    budgets: budgetsOf(offerings, answers),
    finding: isAnswered ? findingOf(answers, courses, offerings, locale) : null,
  };
}

function findingOf(
  answers: FinderAnswers,
  courses: Awaited<ReturnType<typeof readWeighedCourses>>,
  offerings: readonly SelectableOffering[],
  locale: Locale,
): FinderData['finding'] {
  // A campus has its slug also where a course at it has none, and so no pair.
  const frenchSlugs = new Map(
    offerings.flatMap(({ campus, pair }) => (pair ? [[campus.slug, endsOf(pair).campus]] : [])),
  );
  const candidates = courses.map((course) => ({
    course,
    classes: offerings
      .filter((offering) => offering.course.slug === course.slug)
      .map(({ campus, pair, rhythm, apprenticeYears, fees }) => {
        const campusSlug = frenchSlugs.get(campus.slug) ?? null;
        return { campus: campus.name, campusSlug, pair, rhythm, apprenticeYears, fees };
      }),
  }));
  const finding = findCourses(answers, candidates);
  const pairs = pairsOf(finding, mostPairs);
  return { ...finding, selection: pairs.length > 0 ? selectionPath(locale, pairs) : null };
}

/** Where something is taught, by name. */
function campusesOf(offerings: readonly SelectableOffering[], locale: Locale): FinderData['campuses'] {
  const names = new Map(offerings.flatMap(({ pair, campus }) => (pair ? [[endsOf(pair).campus, campus.name]] : [])));
  const campuses = [...names].map(([slug, name]) => ({ slug, name }));
  return alphabetical(campuses, locale, ({ name }) => name);
}

/** Budgets to choose from: nothing, where the company pays; round amounts; that of the URL. */
function budgetsOf(offerings: readonly SelectableOffering[], { budget }: FinderAnswers): number[] {
  const fees = offerings.map((offering) => offering.fees);
  const all = new Set([
    ...fees.filter((amount) => amount === 0),
    ...budgetSteps(fees),
    ...(budget === undefined ? [] : [budget]),
  ]);
  return [...all].sort((one, other) => one - other);
}

function answersOf(input: ScreenInput, campuses: FinderData['campuses']): FinderAnswers {
  const given = {
    now: oneOf(startingPoints, input.now),
    make: oneOf(makings, input.make),
    campus: campuses.find(({ slug }) => slug === input.campus)?.slug,
    rhythm: oneOf(rhythms, input.rhythm),
    budget: input.budget ? Number(input.budget) : undefined,
  };
  return Object.fromEntries(Object.entries(given).filter(([, answer]) => answer !== undefined));
}

const answersInEach = ({ budget, ...others }: FinderAnswers) =>
  inEachLanguage((locale) =>
    pathTo('finder', locale, undefined, { ...others, ...(budget !== undefined && { budget: String(budget) }) }),
  );
