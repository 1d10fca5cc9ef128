import { inEachLanguage, pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { ScreenInput } from '@vitrine/contract/routes/route-table.ts';
import { actions, oneOf } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { CrmData } from '../../screen-data.ts';
import { readCampuses } from '../readers/campuses.ts';
import { readCrmActions, readCrmCampuses } from '../readers/crm-links.ts';
import { noteAbsent } from '../reads-of-request.ts';
import type { SiteContext } from '../site-context.ts';
import { readFraming } from './framing.ts';

/**
 * The action flow as a page (section 2, "/crm/{action?}"); `null` for an unknown action. A course that the action does
 * not offer, or a campus where the course is not taught, counts as not chosen; a campus without a course waits for one, and a course
 * without an action for that.
 * @param requested an action by name, a course and a campus by their French slugs
 */
export async function readCrm(context: SiteContext, locale: Locale, requested: ScreenInput): Promise<CrmData | null> {
  const action = oneOf(actions, requested.action) ?? null;
  if (requested.action && !action) return null;
  const [{ t, frame }, offered] = await Promise.all([
    readFraming(context, locale),
    action || requested.course ? readCrmActions(context, locale) : null,
  ]);
  const courses = (action && offered?.[action]) || [];
  const course = courses.find((known) => known.slug === requested.course) ?? null;
  const campuses = action && course ? await readCrmCampuses(context, locale, action, course.slug) : [];
  const campus = campuses.find((known) => known.slug === requested.campus) ?? null;
  const all = action || !offered ? [] : Object.values(offered).flat();
  const waitingCourse = all.find((known) => known.slug === requested.course);
  const waits = !course && requested.campus ? await readCampuses(context, 'fr') : [];
  const waitingCampus = waits.find((known) => known.slug === requested.campus);
  const chosen = { course: (course ?? waitingCourse)?.slug, campus: (campus ?? waitingCampus)?.slug };
  noteAbsent(context.reads, { course: [requested.course, chosen.course], campus: [requested.campus, chosen.campus] });
  const named = t(`crm.title.${action ?? 'choose'}`);
  const title = course ? `${named}${locale === 'fr' ? '\u00a0' : ''}: ${course.name}` : named;
  return {
    ...frame({
      layout: 'dynamic',
      title,
      description: t('crm.introduction'),
      alternates: inEachLanguage((language) => pathTo('crm', language, { action: action ?? '' })),
      chosen,
    }),
    title,
    action,
    courses,
    course,
    campuses,
    campus,
    chosen,
  };
}
