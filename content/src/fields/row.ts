import type { ArrayField, Field, RowField } from 'payload';
import { type Label, labelsOf, type Names } from './texts.ts';

/** Fields beside each other in a form. */
export const row = (...fields: Field[]): RowField => ({ type: 'row', fields });

interface ListOptions extends Pick<ArrayField, 'name' | 'minRows' | 'maxRows' | 'localized' | 'admin' | 'custom'> {
  names: Names;
  /** that of the list, where it is not the plural */
  label?: Label;
}

/** A list of rows that have the same fields. */
export function listField({ names, ...options }: ListOptions, ...fields: Field[]): ArrayField {
  const labels = labelsOf(names);
  return { label: labels.plural, ...options, type: 'array', labels, fields };
}
