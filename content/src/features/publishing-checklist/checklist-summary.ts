import { checklistLabels } from './checklist-labels.ts';
import type { KnownChecklist } from './known-checklists.ts';

/** The id of the heading of a form's list. */
export const listId = (form: string): string => `publishing-checklist-${form.replaceAll('/', '-')}`;

/** How many errors and how much advice a checklist has, in a few words. */
export function summaryOf(checklist: KnownChecklist, language: 'fr' | 'en'): string {
  const say = checklistLabels[language];
  if (checklist === 'checking') return say.checking;
  if (checklist === 'failed') return say.unknown;
  const findings = checklist.flatMap((item) => item.findings);
  const errors = findings.filter(({ blocks }) => blocks).length;
  return say.summary(errors, findings.length - errors);
}
