import type { Action } from '@vitrine/contract/vocabulary.ts';
import type { CampusChoice, CourseChoice } from '../../data/model.ts';
import type { LabelKey } from '../../labels/taxonomy.ts';

/** What the popin says when a choice changes something: where the visitor is, and what comes next. */
export function guidance(
  state: ChoiceState,
  t: (key: LabelKey, values?: Record<string, string | number>) => string,
): string {
  const { courses, campuses, cleared } = state;
  if (!state.action) return t('crm.action-first');
  if (state.outcome.kind === 'asking' || courses.status === 'loading' || campuses.status === 'loading') {
    return t('crm.loading');
  }
  // The failure speaks for itself.
  if (courses.status !== 'loaded' || campuses.status === 'failed') return '';
  if (isComplete(state)) {
    const course = courses.items.find(({ slug }) => slug === state.course)?.name ?? '';
    const campus = campuses.status === 'loaded' && campuses.items.find(({ slug }) => slug === state.campus)?.name;
    return t('crm.complete', { course, campus: campus || '' });
  }
  if (courses.items.length === 0) return t('crm.no-courses');
  const taughtAt = state.course && campuses.status === 'loaded' ? campuses.items.length : null;
  if (taughtAt === 0) return t('crm.no-campuses');
  if (cleared) return t(`crm.cleared.${cleared}`);
  const count = taughtAt ?? courses.items.length;
  const form = count === 1 ? 'one' : 'many';
  return t(taughtAt === null ? `crm.pick-course.${form}` : `crm.pick-campus.${form}`, { count });
}

/** A list of what can be chosen. `none`: nothing to choose from yet. */
export type Listing<T> =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; items: readonly T[] };

/** What became of confirming. `incomplete` and `unavailable` are the warnings of section 5. */
export type Outcome =
  | { kind: 'none' | 'incomplete' | 'asking' | 'failed' | 'unavailable' }
  | { kind: 'leaving'; address: string };

/** The popin's state (section 3). Course and campus are French slugs. */
export interface ChoiceState {
  action: Action | null;
  course: string | null;
  campus: string | null;
  courses: Listing<CourseChoice>;
  /** of the chosen course; without one, the chosen campus alone */
  campuses: Listing<CampusChoice>;
  /** what the visitor had chosen, and a later choice does not offer */
  cleared: 'course' | 'campus' | null;
  outcome: Outcome;
}

/** What the state waits for, as a question that its answer must repeat: the answer to a former choice is ignored. */
export type Question =
  | { call: 'courses'; action: Action }
  | { call: 'campuses'; action: Action; course: string | null; campus: string | null }
  | { call: 'link'; action: Action; course: string; campus: string };

export type ChoiceEvent =
  | { type: 'choose-action'; action: Action }
  | { type: 'choose-course' | 'choose-campus'; slug: string }
  | { type: 'reset' | 'confirm' | 'retry' }
  | { type: 'courses'; question: Question; courses: readonly CourseChoice[] }
  | { type: 'campuses'; question: Question; campuses: readonly CampusChoice[] }
  /** `null`: there is no link, or none that may be followed */
  | { type: 'link'; question: Question; address: string | null }
  | { type: 'failed'; question: Question };

const nothing: Listing<never> = { status: 'none' };
const loading: Listing<never> = { status: 'loading' };
const untold = { cleared: null, outcome: { kind: 'none' } } as const;

/**
 * The state of a popin that has just opened.
 * @param deep what the page has already chosen (section 4, "Deep choice"); kept if the action offers it
 */
export function openedWith(action: Action, deep: { course?: string; campus?: string } = {}): ChoiceState {
  const { course = null, campus = null } = deep;
  return { action, course, campus, courses: loading, campuses: nothing, ...untold };
}

/** The next state (section 4, "Popin"). What does not fit the state leaves it as it is. */
export function choose(state: ChoiceState, event: ChoiceEvent): ChoiceState {
  switch (event.type) {
    case 'choose-action': {
      const action = event.action === state.action ? null : event.action;
      return { ...state, action, courses: action ? loading : nothing, campuses: nothing, ...untold };
    }
    case 'choose-course':
      if (!offers(state.courses, event.slug)) return state;
      if (event.slug === state.course) return { ...state, course: null, campuses: chosenAlone(state), ...untold };
      return { ...state, course: event.slug, campuses: loading, ...untold };
    case 'choose-campus':
      if (!offers(state.campuses, event.slug)) return state;
      return { ...state, campus: event.slug === state.campus ? null : event.slug, ...untold };
    case 'reset':
      return { ...state, course: null, campus: null, campuses: nothing, ...untold };
    case 'confirm':
      return { ...state, outcome: { kind: isComplete(state) ? 'asking' : 'incomplete' } };
    case 'retry':
      return {
        ...state,
        courses: state.courses.status === 'failed' ? loading : state.courses,
        campuses: state.campuses.status === 'failed' ? loading : state.campuses,
        outcome: state.outcome.kind === 'failed' ? { kind: 'asking' } : state.outcome,
      };
    default:
      return sameQuestion(questionOf(state), event.question) ? answered(state, event) : state;
  }
}

type Answer = Extract<ChoiceEvent, { question: Question }>;

function answered(state: ChoiceState, answer: Answer): ChoiceState {
  switch (answer.type) {
    case 'courses': {
      const courses = loaded(answer.courses);
      const course = kept(state.course, courses);
      const cleared = state.course && !course ? 'course' : null;
      return { ...state, courses, course, campuses: course || state.campus ? loading : nothing, cleared };
    }
    case 'campuses': {
      const campuses = loaded(answer.campuses);
      const campus = kept(state.campus, campuses);
      if (state.course === null) return { ...state, campus, campuses: chosenAlone({ campus, campuses }) };
      return { ...state, campus, campuses, cleared: state.campus && !campus ? 'campus' : state.cleared };
    }
    case 'link': {
      const { address } = answer;
      return { ...state, outcome: address ? { kind: 'leaving', address } : { kind: 'unavailable' } };
    }
    case 'failed':
      if (answer.question.call === 'link') return { ...state, outcome: { kind: 'failed' } };
      return { ...state, [answer.question.call]: { status: 'failed' } };
    default:
      return answer satisfies never;
  }
}

/** What must be asked now, or `null`. */
export function questionOf({ action, course, campus, courses, campuses, outcome }: ChoiceState): Question | null {
  if (!action) return null;
  if (courses.status === 'loading') return { call: 'courses', action };
  if (campuses.status === 'loading') return { call: 'campuses', action, course, campus };
  if (outcome.kind === 'asking' && course && campus) return { call: 'link', action, course, campus };
  return null;
}

/** Whether both a course and a campus are chosen, and offered: the confirm button shows only then. */
export function isComplete({ action, course, campus, courses, campuses }: ChoiceState): boolean {
  return action !== null && kept(course, courses) !== null && kept(campus, campuses) !== null;
}

function sameQuestion(one: Question | null, other: Question): boolean {
  return one !== null && JSON.stringify(one) === JSON.stringify(other);
}

function loaded<T>(items: readonly T[]): Listing<T> {
  return { status: 'loaded', items };
}

function offers(list: Listing<{ slug: string }>, slug: string): boolean {
  return list.status === 'loaded' && list.items.some((item) => item.slug === slug);
}

function kept(slug: string | null, list: Listing<{ slug: string }>): string | null {
  return slug !== null && offers(list, slug) ? slug : null;
}

/** Without a course only the chosen campus is shown, so that it can be deselected. */
function chosenAlone({ campus, campuses }: Pick<ChoiceState, 'campus' | 'campuses'>): Listing<CampusChoice> {
  if (campus === null) return nothing;
  return campuses.status === 'loaded' ? loaded(campuses.items.filter(({ slug }) => slug === campus)) : loading;
}
