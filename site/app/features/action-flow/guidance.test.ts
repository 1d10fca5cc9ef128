import { locales } from '@vitrine/contract/routes/locale.ts';
import { describe, expect, it } from 'vitest';
import type { CampusChoice, CourseChoice } from '../../data/model.ts';
import { type LabelKey, shippedLabels } from '../../labels/taxonomy.ts';
import { translate } from '../../labels/translate.ts';
import { type ChoiceState, openedWith } from './choice.ts';
import { guidance } from './guidance.ts';

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
