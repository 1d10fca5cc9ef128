'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useSyncExternalStore } from 'react';
import type { CheckedItem } from './checks.ts';

/** The checklist of a form, as its list has it: the sum beside the button reads the same. */
export type KnownChecklist = CheckedItem[] | 'checking' | 'failed';

const known = new Map<string, KnownChecklist>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The name of the form around: several are open at once where one is in a drawer. */
export function useFormName(): string {
  const { id, collectionSlug } = useDocumentInfo();
  return `${collectionSlug}/${id ?? 'new'}`;
}

/** Sets what is known of a form; `null` once it is closed. */
export function setKnown(form: string, checklist: KnownChecklist | null): void {
  if (checklist === null) known.delete(form);
  else known.set(form, checklist);
  for (const listener of listeners) listener();
}

/** What is known of the form around; `null` where it has no list. */
export function useKnownChecklist(): KnownChecklist | null {
  const form = useFormName();
  return useSyncExternalStore(
    subscribe,
    () => known.get(form) ?? null,
    () => null,
  );
}
