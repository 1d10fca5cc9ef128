import type { PayloadRequest } from 'payload';
import { actionLabels } from '../../fields/choices.ts';
import { idOf } from '../../fields/field-values.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { readOfferingMarks } from '../crm-links/coverage/read-coverage.ts';
import { sinceWhen } from '../link-checks/dead-labels.ts';
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
