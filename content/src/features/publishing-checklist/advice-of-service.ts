import type { PayloadRequest } from 'payload';
import { stateOf } from '../../change-journal/published-state.ts';
import { actionLabels } from '../../fields/choices.ts';
import { idOf } from '../../fields/field-values.ts';
import { nameOf } from '../../panel/document-names.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { readOfferingMarks } from '../crm-links/coverage/read-coverage.ts';
import { sinceWhen } from '../link-checks/dead-links.ts';
import { checklistLabels } from './checklist-labels.ts';
import type { Finding } from './checks.ts';

/** The actions of an offering that lead nowhere, each with the form in which its CRM link is mended. */
export async function crmAdvice(req: PayloadRequest, values: unknown, school: number | null): Promise<Finding[]> {
  const form = values as { course?: unknown; campus?: unknown };
  const [course, campus] = [Number(idOf(form.course)), Number(idOf(form.campus))];
  // A missing course or campus is a fault of the form's fields.
  if (school === null || !Number.isSafeInteger(course * campus) || course * campus === 0) return [];
  const language = panelLanguageOf(req);
  const say = checklistLabels[language];
  const marks = await readOfferingMarks(req, { school, course, campus });
  return marks.flatMap((mark): Finding[] => {
    if (mark.state === 'ok') return [];
    const since = mark.dead ? sinceWhen(mark.dead, language) : '';
    const message = say[mark.state](actionLabels[mark.action][language], since);
    return [{ check: 'crm', blocks: false, path: '', message, ...(mark.mend && { href: mark.mend }) }];
  });
}

/**
 * What a page below a rubrique waits for: its address begins with that of the rubrique, so it has none while the rubrique is offline, or
 * has no address in the language of the form. It may be published all the same, for example before its rubrique at the same minute.
 */
export async function rubriqueAdvice(req: PayloadRequest, values: unknown, locale: 'fr' | 'en'): Promise<Finding[]> {
  const { slug, parent } = values as { slug?: string | null; parent?: unknown };
  const id = Number(idOf(parent));
  if (!slug?.trim() || !Number.isSafeInteger(id)) return [];
  const rubrique = await req.payload.findByID({
    ...{ collection: 'pages', id, locale: 'all', depth: 0, disableErrors: true },
    ...{ overrideAccess: false, user: req.user, req: { ...req } },
  });
  // A missing rubrique is a fault of the form's field.
  if (!rubrique) return [];
  const state = stateOf(rubrique);
  if (state.isPublished && state.slug[locale]) return [];
  const language = panelLanguageOf(req);
  const name = await nameOf(req, 'pages', { ...rubrique }, language);
  const say = checklistLabels[language];
  const message = state.isPublished ? say.untranslatedRubrique(name, locale) : say.offlineRubrique(name);
  return [{ check: 'slug', blocks: false, path: 'parent', message }];
}
