import type { Field, RowField } from 'payload';

/** Fields beside each other in a form. */
export const row = (...fields: Field[]): RowField => ({ type: 'row', fields });
