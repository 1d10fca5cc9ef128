import type { Action } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { CampusChoice, CourseChoice } from '../../data/model.ts';
import type { LabelKey } from '../../labels/taxonomy.ts';

/** What the popin says when a choice changes something: where the visitor is, and what comes next. */
export function guidance(
  state: ChoiceState,
  t: (key: LabelKey, values?: Record<string, string | number>) => string,
): string {
  const { courses, campuses, cleared } = state;
  if (!state.action) return t('crm.action-first');
  const isUnderWay = state.outcome.kind === 'requesting' || state.outcome.kind === 'leaving';
  if (isUnderWay || courses.status === 'loading' || campuses.status === 'loading') {
    return t('crm.loading');
  }
  // The failure has a message of its own.
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

/** The outcome of confirming. `incomplete` and `unavailable` are the warnings of section 5. */
type Outcome =
  | { kind: 'none' | 'incomplete' | 'requesting' | 'failed' | 'unavailable' }
  | { kind: 'leaving'; url: string };

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

/** The request that the state waits for. A response repeats it: one to a former choice is ignored. */
export type CrmRequest =
  | { endpoint: 'courses'; action: Action }
  | { endpoint: 'campuses'; action: Action; course: string | null; campus: string | null }
  | { endpoint: 'link'; action: Action; course: string; campus: string };

export type ChoiceEvent =
  | { type: 'choose-action'; action: Action }
  | { type: 'choose-course' | 'choose-campus'; slug: string }
  | { type: 'reset' | 'confirm' | 'retry' | 'come-back' }
  | { type: 'courses'; request: CrmRequest; courses: readonly CourseChoice[] }
  | { type: 'campuses'; request: CrmRequest; campuses: readonly CampusChoice[] }
  /** `null`: there is no link, or none that may be followed */
  | { type: 'link'; request: CrmRequest; url: string | null }
  | { type: 'failed'; request: CrmRequest };

const nothing: Listing<never> = { status: 'none' };
const loading: Listing<never> = { status: 'loading' };
const withoutMessages = { cleared: null, outcome: { kind: 'none' } } as const;

/**
 * The state of a popin that has just opened.
 * @param deep what the page has already chosen (section 4, "Deep choice"); used if the action offers it
 */
export function openedWith(action: Action, deep: { course?: string; campus?: string } = {}): ChoiceState {
  const { course = null, campus = null } = deep;
  return { action, course, campus, courses: loading, campuses: nothing, ...withoutMessages };
}

/** The next state (section 4, "Popin"). What does not fit the state leaves it as it is. */
export function choose(state: ChoiceState, event: ChoiceEvent): ChoiceState {
  switch (event.type) {
    case 'choose-action': {
      const action = event.action === state.action ? null : event.action;
      return { ...state, action, courses: action ? loading : nothing, campuses: nothing, ...withoutMessages };
    }
    case 'choose-course':
      if (!offers(state.courses, event.slug)) return state;
      if (event.slug === state.course)
        return { ...state, course: null, campuses: chosenAlone(state), ...withoutMessages };
      return { ...state, course: event.slug, campuses: loading, ...withoutMessages };
    case 'choose-campus':
      if (!offers(state.campuses, event.slug)) return state;
      return { ...state, campus: event.slug === state.campus ? null : event.slug, ...withoutMessages };
    case 'reset':
      return { ...state, course: null, campus: null, campuses: nothing, ...withoutMessages };
    case 'come-back':
      return { ...state, outcome: { kind: 'none' } };
    case 'confirm':
      // The CRM has been requested: once more would cancel that.
      if (state.outcome.kind === 'leaving') return state;
      return { ...state, outcome: { kind: isComplete(state) ? 'requesting' : 'incomplete' } };
    case 'retry':
      return {
        ...state,
        courses: state.courses.status === 'failed' ? loading : state.courses,
        campuses: state.campuses.status === 'failed' ? loading : state.campuses,
        outcome: state.outcome.kind === 'failed' ? { kind: 'requesting' } : state.outcome,
      };
    default:
      return isSameRequest(nextRequest(state), event.request) ? withoutWarning(withResponse(state, event)) : state;
  }
}

/** What was missing when the visitor confirmed may have come since. */
const withoutWarning = (state: ChoiceState): ChoiceState =>
  state.outcome.kind === 'incomplete' && isComplete(state) ? { ...state, outcome: { kind: 'none' } } : state;

type ResponseEvent = Extract<ChoiceEvent, { request: CrmRequest }>;

function withResponse(state: ChoiceState, event: ResponseEvent): ChoiceState {
  switch (event.type) {
    case 'courses': {
      const courses = loaded(event.courses);
      const course = kept(state.course, courses);
      const cleared = state.course && !course ? 'course' : null;
      return { ...state, courses, course, campuses: course || state.campus ? loading : nothing, cleared };
    }
    case 'campuses': {
      const campuses = loaded(event.campuses);
      const campus = kept(state.campus, campuses);
      if (state.course === null) return { ...state, campus, campuses: chosenAlone({ campus, campuses }) };
      return { ...state, campus, campuses, cleared: state.campus && !campus ? 'campus' : state.cleared };
    }
    case 'link': {
      const { url } = event;
      return { ...state, outcome: url ? { kind: 'leaving', url } : { kind: 'unavailable' } };
    }
    case 'failed':
      if (event.request.endpoint === 'link') return { ...state, outcome: { kind: 'failed' } };
      return { ...state, [event.request.endpoint]: { status: 'failed' } };
    default:
      return event satisfies never;
  }
}

/** The request to send now, or `null`. */
export function nextRequest({ action, course, campus, courses, campuses, outcome }: ChoiceState): CrmRequest | null {
  if (!action) return null;
  if (courses.status === 'loading') return { endpoint: 'courses', action };
  if (campuses.status === 'loading') return { endpoint: 'campuses', action, course, campus };
  if (outcome.kind === 'requesting' && course && campus) return { endpoint: 'link', action, course, campus };
  return null;
}

/** Whether both a course and a campus are chosen, and offered: the confirm button shows only then. */
export function isComplete({ action, course, campus, courses, campuses }: ChoiceState): boolean {
  return action !== null && kept(course, courses) !== null && kept(campus, campuses) !== null;
}

function isSameRequest(one: CrmRequest | null, other: CrmRequest): boolean {
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
