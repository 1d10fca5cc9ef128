'use client';

import { RelationshipField, useDocumentInfo, useEditDepth, useField } from '@payloadcms/ui';
import type { RelationshipFieldClientComponent } from 'payload';
import { useEffect, useState } from 'react';

/** The schools of the open forms, by their depth: a drawer lies deeper than the form from which it was opened. */
const schoolsOfForms = new Map<number, number>();

/** The school of the form from which one of this depth was opened; `undefined` where it is none's. */
function schoolBelow(depth: number): number | undefined {
  const below = [...schoolsOfForms.keys()].filter((other) => other < depth);
  return schoolsOfForms.get(Math.max(...below));
}

/** Has documents that are made from within this form belong to its school. */
function useSchoolOfForm(school: number | null | undefined): void {
  const depth = useEditDepth();
  useEffect(() => {
    if (!school) return;
    schoolsOfForms.set(depth, school);
    return () => {
      schoolsOfForms.delete(depth);
    };
  }, [depth, school]);
}

/** In the form of a school. */
export function SchoolOfForm() {
  const { id } = useDocumentInfo();
  useSchoolOfForm(id ? Number(id) : null);
  return null;
}

/** The school of a document: for one that is made in a drawer that of the form below, which could not refer to another school's. */
export const SchoolField: RelationshipFieldClientComponent = (props) => {
  const { id } = useDocumentInfo();
  const depth = useEditDepth();
  const { setValue, value } = useField<number | null>({ path: props.path });
  const [below] = useState(() => schoolBelow(depth));
  const given = id ? undefined : below;
  useEffect(() => {
    // The form sets its initial values after the effects of its fields, and those of several files again with each focal point.
    if (given && value !== given) queueMicrotask(() => setValue(given));
  }, [given, setValue, value]);
  useSchoolOfForm(value);
  return <RelationshipField {...props} readOnly={props.readOnly || given !== undefined} />;
};
