'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { createKnownValues } from '../../panel/known-values.ts';
import type { CheckedItem } from './checks.ts';

/** The checklist of a form, as its list has it: the sum beside the button reads the same. */
export type KnownChecklist = CheckedItem[] | 'checking' | 'failed';

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
