import { isDeepStrictEqual } from 'node:util';
import type { FlattenedField } from 'payload';
import { fieldsOfRow, isObject, rowsOf, type Values } from '../../fields/field-values.ts';

/** A value without empty entries and without the identifiers that rows get when they are saved. */
function bare(value: unknown): unknown {
  if (value === null || value === undefined || value === '' || value === false) return undefined;
  if (Array.isArray(value)) return value.length > 0 ? value.map(bare) : undefined;
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([name, own]) => [name, bare(own)] as const)
    .filter(([, own]) => own !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Whether two values of a field are equal, read from a form, a document or a version. */
export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(bare(one), bare(other));

/** The identifiers of the rows that all languages share, in order. */
function rowIdsOf(field: FlattenedField, value: unknown): unknown[] {
  if (field.localized) return [];
  if (field.type === 'array' || field.type === 'blocks') {
    return rowsOf(value).flatMap((row) => [
      row.id,
      ...fieldsOfRow(field, row).flatMap((inner) => rowIdsOf(inner, row[inner.name])),
    ]);
  }
  if (!('flattenedFields' in field) || !isObject(value)) return [];
  return field.flattenedFields.flatMap((inner) => rowIdsOf(inner, value[inner.name]));
}

/** Whether two values of a field have the same rows. The texts of a row in the other languages go with its identifier. */
const hasSameRows = (field: FlattenedField, one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(rowIdsOf(field, one), rowIdsOf(field, other));

/** Whether a field has the same value and the same rows in two states of a document. */
export const isSameField = (field: FlattenedField, one: Values, other: Values): boolean =>
  isSame(one[field.name], other[field.name]) && hasSameRows(field, one[field.name], other[field.name]);

/** Whether editors write a field. Others are computed, or hold the state of the document. */
export const isWritten = (field: FlattenedField): boolean =>
  !('virtual' in field && field.virtual) &&
  !field.hidden &&
  !field.admin?.hidden &&
  !field.admin?.readOnly &&
  !['_status', 'createdAt', 'updatedAt', 'deletedAt', 'id'].includes(field.name);
