import { greatestWeight } from '@vitrine/contract/vocabulary/finder-answers.ts';
import {
  type CourseClass,
  type FinderAnswers,
  type Finding,
  type FoundCourse,
  type Question,
  questions,
  type Reason,
} from '../../finder.ts';
import type { WeighedCourse } from '../../model.ts';

/** Courses that are shown, at most (section 17). */
export const mostFound = 3;

/**
 * How far away a course is that does not suit an answer. Who may not enter a course is furthest from it; fees are the nearest to
 * being settled otherwise.
 */
const distances: Record<Question, number> = { now: 8, make: 6, campus: 4, rhythm: 3, budget: 2 };

/** A course as the finder compares it. */
export interface Candidate {
  course: WeighedCourse;
  classes: readonly CourseClass[];
}

/** A reason, or that there is none: `null` where editors have not weighed the course for the answer. */
interface Compared extends Omit<Reason, 'weight'> {
  weight: number | null;
}

/** How well a course suits an answer, by question; of campus, rhythm and budget, a class of it. */
const weigh: {
  [Q in Question]: (
    answer: NonNullable<FinderAnswers[Q]>,
    course: WeighedCourse,
    at: CourseClass | null,
  ) => Compared['weight'];
} = {
  now: (point, { weights }) => weights.now[point],
  make: (making, { weights }) => weights.make[making],
  campus: (campus, _, at) => (at?.campusSlug === campus ? greatestWeight : 0),
  rhythm: (rhythm, _, at) => (at?.rhythm === rhythm ? greatestWeight : 0),
  budget: (budget, _, at) => (at && at.fees <= budget ? greatestWeight : 0),
};

function compare(answers: FinderAnswers, course: WeighedCourse, at: CourseClass | null): Compared[] {
  const compareOne = <Q extends Question>(question: Q): Compared[] => {
    const answer = answers[question];
    return answer === undefined ? [] : [{ question, weight: weigh[question](answer, course, at) }];
  };
  return questions.flatMap((question) => compareOne(question));
}

/** What nobody has weighed is halfway between what suits and what does not. */
const distanceTo = ({ question, weight }: Compared) =>
  weight === null ? distances[question] / 2 : weight > 0 ? 0 : distances[question];
const distanceOf = (compared: readonly Compared[]) => compared.reduce((sum, one) => sum + distanceTo(one), 0);
const weightOf = (compared: readonly Compared[]) => compared.reduce((sum, { weight }) => sum + (weight ?? 0), 0);

interface Ranked extends Omit<FoundCourse, 'reasons'> {
  compared: readonly Compared[];
}

/** The nearest first; of equally near ones the better suited. */
const byFit = (one: Pick<Ranked, 'compared'>, other: Pick<Ranked, 'compared'>) =>
  distanceOf(one.compared) - distanceOf(other.compared) || weightOf(other.compared) - weightOf(one.compared);

/** A course by those of its classes that suit the answers best, and equally. */
function bestOf(answers: FinderAnswers, { course, classes }: Candidate): Ranked {
  const weighed = (classes.length > 0 ? classes : [null])
    .map((at) => ({ at, compared: compare(answers, course, at) }))
    .sort(byFit);
  const compared = weighed[0]?.compared ?? [];
  const alike = weighed.filter((other) =>
    compared.every(({ weight }, place) => other.compared[place]?.weight === weight),
  );
  const { weights: _, ...summary } = course;
  return { course: summary, compared, classes: alike.flatMap(({ at }) => at ?? []) };
}

const isReason = (compared: Compared): compared is Reason => compared.weight !== null;

/** A course with its reasons: of what nobody has weighed there is nothing to say. */
const withReasons = ({ compared, ...found }: Ranked): FoundCourse => ({ ...found, reasons: compared.filter(isReason) });

/**
 * The courses that suit what a visitor answered (section 17): those that fit entirely, the best first; where none does, the nearest.
 * Equals keep their order. What it is given is read in `screens/finder.ts`; the page puts its reasons into words.
 * @returns three at most, and one at least where there is a course
 */
export function findCourses(answers: FinderAnswers, candidates: readonly Candidate[]): Finding {
  const ranked = candidates.map((candidate) => bestOf(answers, candidate)).sort(byFit);
  const fitting = ranked.filter(({ compared }) => distanceOf(compared) === 0);
  const shown = (fitting.length > 0 ? fitting : ranked).slice(0, mostFound);
  return { fitting: fitting.length, courses: shown.map(withReasons) };
}

/**
 * The classes of what was found that a selection takes up: of each course the first campus, then of each the second, and so on.
 * @param most pairs, at most
 */
export function pairsOf({ courses }: Pick<Finding, 'courses'>, most: number) {
  const pairs = courses.map(({ classes }) => [...new Set(classes.flatMap(({ pair }) => pair ?? []))]);
  const longest = Math.max(0, ...pairs.map((list) => list.length));
  return Array.from({ length: longest }, (_, place) => pairs.flatMap((list) => list[place] ?? []))
    .flat()
    .slice(0, most);
}

/**
 * Bounds of a budget to choose from: round amounts, the lowest of which buys the least expensive class and the highest every one.
 * @param fees euros a year; 0 is no amount to choose
 */
export function budgetSteps(fees: readonly number[]): number[] {
  const paid = fees.filter((amount) => amount > 0);
  if (paid.length === 0) return [];
  const least = Math.min(...paid);
  const most = Math.max(...paid);
  const step = stepSizes.find((size) => Math.ceil(most / size) - Math.ceil(least / size) < mostSteps) ?? most;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.ceil(most / step) - first + 1 }, (_, index) => (first + index) * step);
}

const mostSteps = 5;
const stepSizes = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];
