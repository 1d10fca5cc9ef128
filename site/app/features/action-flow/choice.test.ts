import { locales } from '@vitrine/contract/routes/locale.ts';
import { actions } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import type { CampusChoice, CourseChoice } from '../../data/model.ts';
import { type LabelKey, shippedLabels } from '../../labels/taxonomy.ts';
import { translate } from '../../labels/translate.ts';
import {
  type ChoiceEvent,
  type ChoiceState,
  type CrmRequest,
  choose,
  guidance,
  isComplete,
  nextRequest,
  openedWith,
} from './choice.ts';

const offered: Record<string, string[]> = {
  mode: ['lyon', 'paris'],
  textile: ['lyon', 'paris'],
  objet: ['bordeaux', 'paris'],
};
const coursesOf = (...slugs: string[]): CourseChoice[] => slugs.map((slug) => ({ slug, name: `Course ${slug}` }));
const campusesOf = (...slugs: string[]): CampusChoice[] =>
  slugs.map((slug) => ({ slug, name: `Campus ${slug}`, phone: null, email: null }));

/** The response to the request of a state, as the content service would send it: `brochure` has no textile. */
function responseTo(state: ChoiceState): ChoiceEvent {
  const request = nextRequest(state);
  if (!request) throw new Error('Nothing was requested');
  if (request.endpoint === 'courses') {
    const slugs = Object.keys(offered).filter((slug) => request.action !== 'brochure' || slug !== 'textile');
    return { type: 'courses', request, courses: coursesOf(...slugs) };
  }
  if (request.endpoint === 'link') return { type: 'link', request, url: 'https://crm.example/' };
  const all = [...new Set(Object.values(offered).flat())];
  return {
    type: 'campuses',
    request,
    campuses: campusesOf(...(request.course ? (offered[request.course] ?? []) : all)),
  };
}

type Step = ChoiceEvent['type'] | `${'course' | 'campus' | 'action'}:${string}`;
const eventOf = (state: ChoiceState, step: Step): ChoiceEvent => {
  const [kind, slug = ''] = step.split(':');
  const action = actions.find((known) => known === slug);
  if (kind === 'action' && action) return { type: 'choose-action', action };
  if (slug) return { type: kind === 'course' ? 'choose-course' : 'choose-campus', slug };
  if (step === 'reset' || step === 'confirm' || step === 'retry') return { type: step };
  const request = nextRequest(state);
  if (!request) throw new Error('Nothing was requested');
  return { type: 'failed', request };
};

/** Takes steps; every request but that of a link gets its response at once. */
function walk(state: ChoiceState, ...steps: Step[]): ChoiceState {
  const settle = (present: ChoiceState): ChoiceState =>
    nextRequest(present) && present.outcome.kind !== 'requesting'
      ? settle(choose(present, responseTo(present)))
      : present;
  return steps.reduce((present, step) => settle(choose(present, eventOf(present, step))), settle(state));
}
const listed = (list: ChoiceState['courses' | 'campuses']) =>
  list.status === 'loaded' ? list.items.map(({ slug }) => slug) : list.status;

describe('1. choosing an action loads its courses', () => {
  it.each(actions)('%s', (action) => {
    const opened = openedWith(action);
    expect(nextRequest(opened)).toEqual({ endpoint: 'courses', action });
    expect(listed(walk(opened).courses)).toEqual(
      action === 'brochure' ? ['mode', 'objet'] : ['mode', 'textile', 'objet'],
    );
    expect(listed(walk(opened).campuses)).toBe('none');
  });

  it('and another action loads them anew', () => {
    const changed = choose(walk(openedWith('contact')), { type: 'choose-action', action: 'brochure' });
    expect(nextRequest(changed)).toEqual({ endpoint: 'courses', action: 'brochure' });
  });

  it('another action keeps what it offers too, and requests the campuses again', () => {
    const chosen = walk(openedWith('contact'), 'course:mode', 'campus:lyon');
    const changed = choose(chosen, { type: 'choose-action', action: 'brochure' });
    const known = choose(changed, responseTo(changed));
    expect(nextRequest(known)).toEqual({ endpoint: 'campuses', action: 'brochure', course: 'mode', campus: 'lyon' });
    expect(walk(chosen, 'action:brochure')).toMatchObject({ course: 'mode', campus: 'lyon', cleared: null });
  });

  it('another action clears a course that it does not offer, and says so', () => {
    const changed = walk(openedWith('contact'), 'course:textile', 'campus:lyon', 'action:brochure');
    expect(changed).toMatchObject({ course: null, campus: 'lyon', cleared: 'course' });
  });
});

describe('2. choosing a course loads its campuses', () => {
  it('requests those of the action and the course', () => {
    const chosen = choose(walk(openedWith('contact')), { type: 'choose-course', slug: 'objet' });
    expect(nextRequest(chosen)).toMatchObject({ endpoint: 'campuses', action: 'contact', course: 'objet' });
    expect(listed(walk(chosen).campuses)).toEqual(['bordeaux', 'paris']);
  });

  it.each([
    ['course:textile', 'lyon', null],
    ['course:objet', null, 'campus'],
  ] as const)('%s after Lyon leaves %s', (step, campus, cleared) => {
    const chosen = walk(openedWith('contact'), 'course:mode', 'campus:lyon', step);
    expect(chosen).toMatchObject({ campus, cleared });
    expect(isComplete(chosen)).toBe(campus !== null);
  });

  it('what was cleared is told until the next choice', () => {
    const cleared = walk(openedWith('contact'), 'course:mode', 'campus:lyon', 'course:objet');
    expect(walk(cleared, 'campus:paris').cleared).toBeNull();
  });

  it('what is not offered cannot be chosen', () => {
    const state = walk(openedWith('contact'), 'course:mode');
    expect(walk(state, 'course:poterie')).toBe(state);
    expect(walk(state, 'campus:bordeaux')).toBe(state);
  });
});

describe('3. choosing the already chosen item deselects it', () => {
  it('the campus', () => {
    const state = walk(openedWith('contact'), 'course:mode', 'campus:lyon', 'campus:lyon');
    expect(state).toMatchObject({ course: 'mode', campus: null });
    expect(listed(state.campuses)).toEqual(['lyon', 'paris']);
  });

  it('the course; the chosen campus alone remains, and can be deselected', () => {
    const state = walk(openedWith('contact'), 'course:mode', 'campus:lyon', 'course:mode');
    expect(state).toMatchObject({ course: null, campus: 'lyon' });
    expect(listed(state.campuses)).toEqual(['lyon']);
    expect(walk(state, 'campus:lyon').campus).toBeNull();
    expect(listed(walk(openedWith('contact'), 'course:mode', 'course:mode').campuses)).toBe('none');
  });

  it('the action, with its lists', () => {
    const state = walk(openedWith('contact'), 'course:mode', 'campus:lyon', 'action:contact');
    expect([state.action, listed(state.courses), listed(state.campuses)]).toEqual([null, 'none', 'none']);
    expect(isComplete(state)).toBe(false);
  });
});

describe('4. the reset link', () => {
  it('clears course and campus, and keeps the action and its courses', () => {
    const state = walk(openedWith('contact'), 'course:mode', 'campus:lyon', 'reset');
    expect(state).toMatchObject({ action: 'contact', course: null, campus: null, cleared: null });
    expect(listed(state.courses)).toHaveLength(3);
    expect(listed(state.campuses)).toBe('none');
  });
});

describe('5. confirming needs both', () => {
  it.each([
    [[], false],
    [['course:mode'], false],
    [['course:mode', 'campus:lyon'], true],
    [['course:mode', 'campus:lyon', 'course:mode'], false],
    [['course:mode', 'campus:lyon', 'reset'], false],
    [['course:mode', 'campus:lyon', 'campus:lyon'], false],
  ] as [Step[], boolean][])('after %j: %s', (steps, complete) => {
    const state = walk(openedWith('contact'), ...steps);
    expect(isComplete(state)).toBe(complete);
    const confirmed = walk(state, 'confirm');
    expect(confirmed.outcome.kind).toBe(complete ? 'requesting' : 'incomplete');
    expect(nextRequest(confirmed)?.endpoint).toBe(complete ? 'link' : undefined);
  });

  it('is not complete while the lists are on their way', () => {
    const chosen = walk(openedWith('contact'), 'course:mode', 'campus:lyon');
    expect(isComplete(choose(chosen, { type: 'choose-course', slug: 'textile' }))).toBe(false);
    expect(isComplete(choose(chosen, { type: 'choose-action', action: 'brochure' }))).toBe(false);
  });

  it('the next choice takes the warning away', () => {
    expect(walk(openedWith('contact'), 'confirm', 'course:mode').outcome.kind).toBe('none');
  });

  it.each([
    ['https://crm.example/', { kind: 'leaving', url: 'https://crm.example/' }],
    [null, { kind: 'unavailable' }],
  ])('the address %j', (url, outcome) => {
    const requesting = walk(openedWith('contact'), 'course:mode', 'campus:lyon', 'confirm');
    const request = nextRequest(requesting) as CrmRequest;
    expect(choose(requesting, { type: 'link', request, url }).outcome).toEqual(outcome);
  });

  it('is followed once, and may be again by whoever comes back', () => {
    const requesting = walk(openedWith('contact'), 'course:mode', 'campus:lyon', 'confirm');
    const request = nextRequest(requesting) as CrmRequest;
    const leaving = choose(requesting, { type: 'link', request, url: 'https://crm.example/' });
    expect(said(leaving)).toBe('crm.loading');
    expect(choose(leaving, { type: 'confirm' })).toBe(leaving);
    const back = choose(leaving, { type: 'come-back' });
    expect(back.outcome.kind).toBe('none');
    expect(choose(back, { type: 'confirm' }).outcome.kind).toBe('requesting');
  });
});

describe('what the page has already chosen', () => {
  it.each([
    [{ course: 'mode' }, { course: 'mode', campus: null }, ['lyon', 'paris']],
    [{ campus: 'lyon' }, { course: null, campus: 'lyon' }, ['lyon']],
    [{ course: 'mode', campus: 'lyon' }, { course: 'mode', campus: 'lyon' }, ['lyon', 'paris']],
    [{ course: 'poterie' }, { course: null, campus: null }, 'none'],
    [{ campus: 'brest' }, { course: null, campus: null }, 'none'],
    [{ course: 'mode', campus: 'brest' }, { course: 'mode', campus: null }, ['lyon', 'paris']],
    [{}, { course: null, campus: null }, 'none'],
  ])('%j', (deep, chosen, campuses) => {
    const state = walk(openedWith('contact', deep));
    expect(state).toMatchObject(chosen);
    expect(listed(state.campuses)).toEqual(campuses);
  });

  it('a campus is kept by the course that is taught there', () => {
    expect(walk(openedWith('contact', { campus: 'lyon' }), 'course:mode').campus).toBe('lyon');
    expect(walk(openedWith('contact', { campus: 'lyon' }), 'course:objet').campus).toBeNull();
  });
});

describe('responses to a former choice are ignored', () => {
  const opened = openedWith('contact');
  const known = walk(opened);
  const waiting = choose(known, { type: 'choose-course', slug: 'mode' });
  const both = walk(waiting, 'campus:lyon', 'confirm');

  it.each([
    ['courses of the former action', opened, { type: 'choose-action', action: 'brochure' }],
    ['campuses of the former course', waiting, { type: 'choose-course', slug: 'objet' }],
    ['campuses of a deselected course', waiting, { type: 'choose-course', slug: 'mode' }],
    ['campuses after a reset', waiting, { type: 'reset' }],
    ['the link of the former campus', both, { type: 'choose-campus', slug: 'paris' }],
    ['the link of the former course', both, { type: 'choose-course', slug: 'objet' }],
    ['the link after a reset', both, { type: 'reset' }],
    ['the link of the former action', both, { type: 'choose-action', action: 'brochure' }],
  ] as [string, ChoiceState, ChoiceEvent][])('%s', (_case, before, change) => {
    const late = responseTo(before);
    const after = choose(before, change);
    expect(choose(after, late)).toBe(after);
    expect(choose(after, { type: 'failed', request: nextRequest(before) as CrmRequest })).toBe(after);
  });

  it('and so is a second response', () => {
    const once = choose(opened, responseTo(opened));
    expect(choose(once, responseTo(opened))).toBe(once);
  });
});

it('a warning that something is missing ends when a response completes the choice', () => {
  const early = choose(openedWith('contact', { course: 'mode', campus: 'lyon' }), { type: 'confirm' });
  expect(early.outcome.kind).toBe('incomplete');
  const settled = walk(early);
  expect([isComplete(settled), settled.outcome.kind]).toEqual([true, 'none']);
});

describe('a failure', () => {
  it.each([
    ['courses', openedWith('contact')],
    ['campuses', choose(walk(openedWith('contact')), { type: 'choose-course', slug: 'mode' })],
  ] as const)('of the %s is shown, and requested again', (endpoint, state) => {
    const request = nextRequest(state) as CrmRequest;
    const failed = choose(state, { type: 'failed', request });
    expect(failed[endpoint].status).toBe('failed');
    expect(nextRequest(failed)).toBeNull();
    expect(nextRequest(choose(failed, { type: 'retry' }))).toEqual(request);
  });

  it('of the link is shown, and requested again', () => {
    const requesting = walk(openedWith('contact'), 'course:mode', 'campus:lyon', 'confirm');
    const request = nextRequest(requesting) as CrmRequest;
    const failed = choose(requesting, { type: 'failed', request });
    expect(failed.outcome.kind).toBe('failed');
    expect(nextRequest(choose(failed, { type: 'retry' }))).toEqual(request);
  });
});

const some = (count: number) => Array.from({ length: count }, (_, index) => ({ slug: `s${index}`, name: `N${index}` }));
const courses = (count: number): ChoiceState['courses'] => ({ status: 'loaded', items: some(count) as CourseChoice[] });
const campuses = (count: number): ChoiceState['campuses'] => ({
  status: 'loaded',
  items: some(count).map((choice): CampusChoice => ({ ...choice, phone: null, email: null })),
});

/** The label that is said, with what stands in it. */
function said(state: Partial<ChoiceState>): string {
  return guidance({ ...openedWith('contact'), ...state }, (key, values) =>
    [key, ...Object.values(values ?? {})].join(' '),
  );
}

describe('what is offered is said', () => {
  it.each<[string, Partial<ChoiceState>, string]>([
    ['no course', { courses: courses(0) }, 'crm.no-courses'],
    ['one course', { courses: courses(1) }, 'crm.pick-course.one 1'],
    ['some courses', { courses: courses(2) }, 'crm.pick-course.many 2'],
    ['no campus', { courses: courses(2), course: 's0', campuses: campuses(0) }, 'crm.no-campuses'],
    ['one campus', { courses: courses(2), course: 's0', campuses: campuses(1) }, 'crm.pick-campus.one 1'],
    ['some campuses', { courses: courses(2), course: 's0', campuses: campuses(3) }, 'crm.pick-campus.many 3'],
    [
      'the course alone, where only a campus is chosen',
      { courses: courses(2), campuses: campuses(1) },
      'crm.pick-course.many 2',
    ],
  ])('%s', (_case, state, expected) => {
    expect(said(state)).toBe(expected);
  });

  it('before what was cleared: nobody is told to choose another of none', () => {
    expect(said({ courses: courses(0), cleared: 'course' })).toBe('crm.no-courses');
    expect(said({ courses: courses(1), course: 's0', campuses: campuses(0), cleared: 'campus' })).toBe(
      'crm.no-campuses',
    );
    expect(said({ courses: courses(1), cleared: 'course' })).toBe('crm.cleared.course');
  });
});

it.each(locales)('one of a kind is told without its number (%s)', (locale) => {
  const t = (key: LabelKey, values?: Record<string, string | number>) => translate(shippedLabels(locale), key, values);
  const one = guidance({ ...openedWith('contact'), courses: courses(1) }, t);
  expect(one).not.toMatch(/\d|does not exist/);
  expect(guidance({ ...openedWith('contact'), courses: courses(7) }, t)).toContain('7');
});
