import { makings, startingPoints } from '@vitrine/contract/vocabulary/finder-answers.ts';
import { type Rhythm, rhythms } from '@vitrine/contract/vocabulary/vocabulary.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { CourseClass, FinderAnswers } from '../../finder.ts';
import type { WeighedCourse } from '../../model.ts';
import { pairOf } from '../../selection.ts';
import { budgetSteps, type Candidate, findCourses, mostFound, pairsOf } from './find-courses.ts';

type Weights = { now?: Partial<WeighedCourse['weights']['now']>; make?: Partial<WeighedCourse['weights']['make']> };

const none = <A extends string>(answers: readonly A[]) =>
  Object.fromEntries(answers.map((answer) => [answer, 0])) as Record<A, number>;

function course(
  slug: string,
  weights: Weights,
  ...classes: [campus: string, rhythm: Rhythm, fees: number][]
): Candidate {
  return {
    course: {
      ...{ title: slug, slug, url: `/formations/${slug}`, family: 'object', level: 'bachelor', duration: 36 },
      ...{ rhythms: [], introduction: '', image: null, entryLevel: '' },
      weights: { now: { ...none(startingPoints), ...weights.now }, make: { ...none(makings), ...weights.make } },
    },
    classes: classes.map(([campus, rhythm, fees]) => {
      const pair = pairOf(slug, campus);
      return { campus, campusSlug: campus, pair, rhythm, apprenticeYears: null, fees };
    }),
  };
}

const school = [
  course('prepa', { now: { school: 3 }, make: { places: 1, undecided: 3 } }, ['nantes', 'initial', 6900]),
  course(
    'interieur',
    { now: { school: 3, baccalaureate: 3 }, make: { places: 3, objects: 1 } },
    ['paris', 'initial', 9400],
    ['nantes', 'initial', 8700],
  ),
  course('objet', { now: { school: 3, baccalaureate: 3 }, make: { objects: 3, places: 1 } }, [
    'paris',
    'initial',
    9200,
  ]),
  course(
    'scenographie',
    { now: { degree: 3 }, make: { places: 3 } },
    ['paris', 'initial', 9800],
    ['paris', 'apprenticeship', 0],
    ['lyon', 'apprenticeship', 0],
  ),
  course('mobilier', { now: { degree: 3 }, make: { objects: 3, places: 1 } }, ['lyon', 'initial', 9700]),
];

/** What was found, with the questions that it does not suit. */
function found(answers: FinderAnswers, candidates: readonly Candidate[] = school) {
  const { fitting, courses } = findCourses(answers, candidates);
  return {
    fits: fitting > 0,
    courses: courses.map(({ course: { slug }, reasons }) =>
      [slug, ...reasons.filter(({ weight }) => weight === 0).map(({ question }) => question)].join(' -'),
    ),
  };
}

describe('what answers lead to', () => {
  const table: [answers: FinderAnswers, fits: boolean, courses: string[]][] = [
    // What one makes there counts by its weight; equals keep their order.
    [{ now: 'school', make: 'places' }, true, ['interieur', 'prepa', 'objet']],
    [{ now: 'school', make: 'undecided' }, true, ['prepa']],
    [{ now: 'degree' }, true, ['scenographie', 'mobilier']],
    [{ campus: 'paris' }, true, ['interieur', 'objet', 'scenographie']],
    // All of it must hold for the same class.
    [{ campus: 'paris', rhythm: 'apprenticeship' }, true, ['scenographie']],
    [{ campus: 'paris', rhythm: 'apprenticeship', budget: 0 }, true, ['scenographie']],
    [{ campus: 'nantes', budget: 9000 }, true, ['prepa', 'interieur']],
    // An amount is within itself.
    [{ make: 'objects', budget: 9200 }, true, ['objet', 'interieur']],
    [{ make: 'objects', budget: 9199 }, true, ['interieur']],
    // Nothing fits: the nearest. Fees and rhythm are nearer to being settled than an entry level.
    [
      { now: 'baccalaureate', make: 'objects', budget: 8000 },
      false,
      ['objet -budget', 'interieur -budget', 'mobilier -now -budget'],
    ],
    [
      { now: 'school', make: 'places', campus: 'nantes', rhythm: 'apprenticeship' },
      false,
      ['interieur -rhythm', 'prepa -rhythm', 'objet -campus -rhythm'],
    ],
    [{ now: 'work', campus: 'lyon' }, false, ['scenographie -now', 'mobilier -now', 'prepa -now -campus']],
    // Who may not enter a course is further from it than who makes something else there.
    [{ now: 'baccalaureate', make: 'undecided' }, false, ['interieur -make', 'objet -make', 'prepa -now']],
    [{ make: 'garments' }, false, ['prepa -make', 'interieur -make', 'objet -make']],
  ];

  it.each(table)('%j', (answers, fits, courses) => {
    expect(found(answers)).toEqual({ fits, courses });
  });
});

describe('a course that nobody has weighed', () => {
  const unweighed = (slug: string, ...classes: Parameters<typeof course>[2][]) => {
    const candidate = course(slug, {}, ...classes);
    const { now, make } = candidate.course.weights;
    for (const weights of [now, make])
      for (const answer of Object.keys(weights)) Object.assign(weights, { [answer]: null });
    return candidate;
  };
  const upgraded = [unweighed('une', ['paris', 'initial', 9000]), unweighed('deux', ['lyon', 'initial', 9000])];
  const answers: FinderAnswers = { now: 'school', make: 'objects', campus: 'lyon' };

  it('has no reason for entry and making, neither for it nor against it', () => {
    const { fitting, courses } = findCourses(answers, upgraded);
    expect(fitting).toBe(0);
    expect(courses.map(({ course: { slug }, reasons }) => [slug, reasons])).toEqual([
      ['deux', [{ question: 'campus', weight: 3 }]],
      ['une', [{ question: 'campus', weight: 0 }]],
    ]);
    expect(findCourses({ campus: 'lyon' }, upgraded).fitting).toBe(1);
  });

  it('is behind those that suit, and before those that do not', () => {
    const open = { now: { school: 1 }, make: { objects: 1 } };
    const suits = course('ouverte', open, ['nantes', 'apprenticeship', 9000]);
    const none = course('fermee', {}, ['lyon', 'initial', 9000]);
    const asked = { now: 'school', make: 'objects', rhythm: 'initial' } as const;
    expect(found(asked, [none, ...upgraded, suits]).courses).toEqual(['ouverte -rhythm', 'une', 'deux']);
  });
});

it('has the classes for which its reasons hold, and no others', () => {
  const { courses } = findCourses({ rhythm: 'apprenticeship' }, school);
  expect(courses.map(({ classes }) => classes.map(({ pair }) => pair))).toEqual([
    ['scenographie.paris', 'scenographie.lyon'],
  ]);
});

it('finds nothing to pay where a company pays all years, not where it pays the last alone', () => {
  const late = course('graphique', {}, ['paris', 'apprenticeship', 8900]);
  const classes = late.classes.map((each) => ({ ...each, apprenticeYears: 1 }));
  const candidates = [{ ...late, classes }, course('scenographie', {}, ['paris', 'apprenticeship', 0])];
  expect(found({ rhythm: 'apprenticeship', budget: 0 }, candidates).courses).toEqual(['scenographie']);
  expect(found({ rhythm: 'apprenticeship', budget: 9000 }, candidates).courses).toHaveLength(2);
});

it('finds a course at its campus also where the course has no French slug, and so no pair', () => {
  const english = course('interiors', {}, ['paris', 'initial', 9000]);
  const classes = english.classes.map((each) => ({ ...each, pair: null }));
  expect(found({ campus: 'paris' }, [{ ...english, classes }])).toEqual({ fits: true, courses: ['interiors'] });
  expect(found({ campus: 'lyon' }, [{ ...english, classes }]).fits).toBe(false);
});

it('finds a course that is taught nowhere yet where nothing else is there', () => {
  const lonely = [course('neuve', { make: { screens: 2 } })];
  expect(found({ make: 'screens' }, lonely)).toEqual({ fits: true, courses: ['neuve'] });
  expect(found({ make: 'screens', campus: 'paris', budget: 9000 }, lonely)).toEqual({
    fits: false,
    courses: ['neuve -campus -budget'],
  });
});

it('selects the first campus of each course, then the second, as many as a selection takes', () => {
  const finding = findCourses({ make: 'places' }, school);
  const pairs = pairsOf(finding, 6);
  expect(pairs.slice(0, 3)).toEqual(['interieur.paris', 'scenographie.paris', 'prepa.nantes']);
  expect(pairs).toHaveLength(5);
  expect(pairsOf(finding, 2)).toEqual(['interieur.paris', 'scenographie.paris']);
  expect(pairsOf({ courses: [] }, 6)).toEqual([]);
});

const anyClass = fc.record({
  campus: fc.constantFrom('paris', 'lyon', 'nantes'),
  rhythm: fc.constantFrom(...rhythms),
  fees: fc.integer({ min: 0, max: 12_000 }),
});
const weightsOf = <A extends string>(answers: readonly A[]) =>
  fc
    .tuple(...answers.map(() => fc.option(fc.integer({ min: 0, max: 3 }))))
    .map((given) => Object.fromEntries(answers.map((answer, place) => [answer, given[place] ?? null]))) as fc.Arbitrary<
    Record<A, number | null>
  >;
const someCourses = fc
  .array(
    fc.record({
      now: weightsOf(startingPoints),
      make: weightsOf(makings),
      classes: fc.array(anyClass, { maxLength: 6 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) =>
    all.map(({ classes, ...weights }, place) =>
      course(
        `c-${place}`,
        weights,
        ...classes.map(({ campus, rhythm, fees }) => [campus, rhythm, fees] as [string, Rhythm, number]),
      ),
    ),
  );
const someAnswers = fc.record(
  {
    now: fc.constantFrom(...startingPoints),
    make: fc.constantFrom(...makings),
    campus: fc.constantFrom('paris', 'lyon', 'nantes', 'brest'),
    rhythm: fc.constantFrom(...rhythms),
    budget: fc.integer({ min: 0, max: 12_000 }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<FinderAnswers>;

/** Whether an answer holds, written down a second time. */
function holds(answers: FinderAnswers, question: string, candidate: Candidate, at: CourseClass | null): boolean {
  const { weights } = candidate.course;
  if (question === 'now') return Number(weights.now[answers.now ?? 'school']) > 0;
  if (question === 'make') return Number(weights.make[answers.make ?? 'places']) > 0;
  if (!at) return false;
  if (question === 'campus') return at.campusSlug === answers.campus;
  return question === 'rhythm' ? at.rhythm === answers.rhythm : at.fees <= (answers.budget ?? 0);
}

const fitsAll = (answers: FinderAnswers, candidate: Candidate) =>
  (candidate.classes.length > 0 ? candidate.classes : [null]).some((at) =>
    Object.keys(answers).every((question) => holds(answers, question, candidate, at)),
  );

test('whatever is taught and answered: one course at least, three at most, each once, always the same', () => {
  fc.assert(
    fc.property(someAnswers, someCourses, (answers, candidates) => {
      const { courses } = findCourses(answers, candidates);
      expect(courses.length).toBeGreaterThan(0);
      expect(courses.length).toBeLessThanOrEqual(mostFound);
      expect(new Set(courses.map(({ course: { slug } }) => slug)).size).toBe(courses.length);
      expect(findCourses(answers, structuredClone(candidates))).toEqual(findCourses(answers, candidates));
    }),
  );
});

test('whatever is taught and answered: its reasons are true of every class that it names', () => {
  fc.assert(
    fc.property(someAnswers, someCourses, (answers, candidates) => {
      for (const { course: shown, reasons, classes } of findCourses(answers, candidates).courses) {
        const candidate = candidates.find((other) => other.course.slug === shown.slug);
        const { now, make } = answers;
        const unsaid = [
          ...(now && candidate?.course.weights.now[now] === null ? ['now'] : []),
          ...(make && candidate?.course.weights.make[make] === null ? ['make'] : []),
        ];
        const said = Object.keys(answers).filter((question) => !unsaid.includes(question));
        expect(reasons.map(({ question }) => question).sort()).toEqual(said.sort());
        for (const at of classes.length > 0 ? classes : [null])
          for (const { question, weight } of reasons)
            expect(candidate && holds(answers, question, candidate, at), question).toBe(weight > 0);
      }
    }),
  );
});

test('whatever is taught and answered: it says how many fit entirely, and shows nothing else where some do', () => {
  fc.assert(
    fc.property(someAnswers, someCourses, (answers, candidates) => {
      const fitting = candidates.filter((candidate) => fitsAll(answers, candidate));
      const { fitting: said, courses } = findCourses(answers, candidates);
      expect(said).toBe(fitting.length);
      expect(courses).toHaveLength(Math.min(mostFound, fitting.length || candidates.length));
      for (const { course: shown } of fitting.length > 0 ? courses : [])
        expect(fitting.map(({ course: { slug } }) => slug)).toContain(shown.slug);
    }),
  );
});

test('a course that suits an answer better is never put behind for it', () => {
  fc.assert(
    fc.property(someAnswers, someCourses, fc.nat(), (answers, candidates, place) => {
      const chosen = candidates[place % candidates.length];
      if (!chosen || !answers.make) return;
      const rank = (all: readonly Candidate[]) => {
        const at = findCourses(answers, all).courses.findIndex(({ course: { slug } }) => slug === chosen.course.slug);
        return at < 0 ? mostFound : at;
      };
      const better = structuredClone(chosen);
      better.course.weights.make[answers.make] = 3;
      expect(rank(candidates.map((other) => (other === chosen ? better : other)))).toBeLessThanOrEqual(
        rank(candidates),
      );
    }),
  );
});

describe('budgets to choose from', () => {
  it.each([
    [[], []],
    [[0, 0], []],
    [[9000], [9000]],
    [
      [6900, 0, 9800],
      [7000, 8000, 9000, 10_000],
    ],
    [[8100, 8300], [8500]],
    [
      [500, 24_000],
      [5000, 10_000, 15_000, 20_000, 25_000],
    ],
  ])('of %j are %j', (fees, steps) => expect(budgetSteps(fees)).toEqual(steps));

  test('whatever the fees: few, in order, the last one buys every class and the first one some', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400_000 }), { minLength: 1 }), (fees) => {
        const steps = budgetSteps(fees);
        const paid = fees.filter((amount) => amount > 0);
        expect(steps.length).toBeLessThanOrEqual(5);
        expect(steps).toEqual([...new Set(steps)].sort((one, other) => one - other));
        if (paid.length === 0) return;
        expect(steps.at(-1)).toBeGreaterThanOrEqual(Math.max(...paid));
        expect(steps[0]).toBeGreaterThanOrEqual(Math.min(...paid));
      }),
    );
  });
});
