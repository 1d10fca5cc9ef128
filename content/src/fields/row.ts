import type { ArrayField, Field, RowField } from 'payload';
import type { Label } from './texts.ts';

/** Fields beside each other in a form. */
export const row = (...fields: Field[]): RowField => ({ type: 'row', fields });

interface ListOptions extends Pick<ArrayField, 'name' | 'minRows' | 'maxRows' | 'localized' | 'admin' | 'custom'> {
  /** what one row is called, and all of them */
  names: Record<keyof Label, [singular: string, plural: string]>;
  /** that of the list, where it is not the plural */
  label?: Label;
}

/** A list of rows that have the same fields. */
export function listField({ names: { fr, en }, ...options }: ListOptions, ...fields: Field[]): ArrayField {
  const plural: Label = { fr: fr[1], en: en[1] };
  return { label: plural, ...options, type: 'array', labels: { singular: { fr: fr[0], en: en[0] }, plural }, fields };
}
