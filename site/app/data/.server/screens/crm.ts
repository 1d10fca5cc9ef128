import { inEachLanguage, pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { actions, oneOf } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { translate } from '../../../labels/translate.ts';
import type { CrmData } from '../../screen-data.ts';
import { switchWith } from '../readers/alternates.ts';
import { readCampuses } from '../readers/campuses.ts';
import { readCrmActions, readCrmCampuses } from '../readers/crm-links.ts';
import { readLabels } from '../readers/labels.ts';
import { noteAbsent } from '../reads-of-request.ts';
import { readSchoolOf, type SiteContext } from '../site-context.ts';
import { frameOf } from '../translate/page-metadata.ts';

/** The request: an action by name, a course and a campus by their French slugs. */
export interface CrmChoice {
  action?: string | undefined;
  course?: string | undefined;
  campus?: string | undefined;
}

/**
 * The action flow as a page (section 2, "/crm/{action?}"); `null` for an unknown action. A course that the action does
 * not offer, or a campus where the course is not taught, counts as not chosen; a campus without a course waits for one.
 */
export async function readCrm(context: SiteContext, locale: Locale, requested: CrmChoice): Promise<CrmData | null> {
  const action = oneOf(actions, requested.action) ?? null;
  if (requested.action && !action) return null;
  const [school, labels, offered] = await Promise.all([
    readSchoolOf(context, locale),
    readLabels(context, locale),
    action ? readCrmActions(context, locale) : null,
  ]);
  const courses = (action && offered?.[action]) || [];
  const course = courses.find((known) => known.slug === requested.course) ?? null;
  const campuses = action && course ? await readCrmCampuses(context, locale, action, course.slug) : [];
  const campus = campuses.find((known) => known.slug === requested.campus) ?? null;
  const waits = action && !course && requested.campus ? await readCampuses(context, 'fr') : [];
  const chosenCampus = waits.find((known) => known.slug === requested.campus)?.slug ?? null;
  noteAbsent(context.reads, { course: [requested.course, course], campus: [requested.campus, campus ?? chosenCampus] });
  const named = translate(labels, `crm.title.${action ?? 'choose'}`);
  const title = course ? `${named}${locale === 'fr' ? '\u00a0' : ''}: ${course.name}` : named;
  const path = (language: Locale) => pathTo('crm', language, { action: action ?? '' });
  const alternates = inEachLanguage(path);
  return {
    ...frameOf(context, {
      locale,
      layout: 'dynamic',
      school,
      title,
      description: translate(labels, 'crm.introduction'),
      canonicalPath: path(locale),
      alternates,
    }),
    ...switchWith(alternates, { course: course?.slug, campus: campus?.slug ?? chosenCampus }),
    title,
    action,
    courses,
    course,
    campuses,
    campus,
    chosenCampus,
  };
}
