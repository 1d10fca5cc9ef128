import type { LabelKey } from '../../labels/taxonomy.ts';
import { type ChoiceState, isComplete } from './choice.ts';

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
