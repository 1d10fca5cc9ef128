'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { createKnownValues } from '../../panel/known-values.ts';
import { checklistLabels } from './checklist-labels.ts';
import type { CheckedItem } from './checks.ts';

/** The checklist of a form, as its list has it: the sum beside the button reads the same. */
type KnownChecklist = CheckedItem[] | 'checking' | 'failed';

const known = createKnownValues<KnownChecklist>();

/** The name of the form around: several are open at once where one is in a drawer. */
export function useFormName(): string {
  const { id, collectionSlug } = useDocumentInfo();
  return `${collectionSlug}/${id ?? 'new'}`;
}

/** Sets what is known of a form; `null` once it is closed. */
export const setKnown = known.set;

/** What is known of the form around; `null` where it has no list. */
export function useKnownChecklist(): KnownChecklist | null {
  return known.useValue(useFormName());
}

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
