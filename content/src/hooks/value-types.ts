import type { FlattenedField, ValidationFieldError } from 'payload';
import { blockOf, fieldsOfRow, idOf, isRecord, labelOf, type Values } from '../fields/field-values.ts';
import { isRichTextOf } from '../rich-text/stored-shape.ts';
import { isStorableDate } from './date-text.ts';

const isText = (value: unknown) => typeof value === 'string';
const isId = (value: unknown) => typeof value === 'number' || typeof value === 'string';
const isListOf = (value: unknown, isOne: (one: unknown) => boolean) => Array.isArray(value) && value.every(isOne);

/**
 * Whether a value can be a list of rows. A form whose rows were removed in quick succession sends gaps, which Payload takes out; it sends
 * none without a row after it, and a list of nothing else would empty the field.
 */
const isRows = (value: unknown, isRow: (row: unknown) => boolean) =>
  isListOf(value, (row) => row === null || isRow(row)) && (value as unknown[]).at(-1) !== null;

/** Whether a list is none: a form sends the number of its rows where it has no row. */
const isNoRows = (value: unknown) => value === 0 || value === '0';

/** Whether a value is what a form sends of a relation to nothing. */
const isNoRelation = (value: unknown) => value === '' || value === 'none' || value === 'null';

/** Whether a value names a document: by its identifier, as the document itself, or with its collection where there are several. */
const namesDocument = (relationTo: string | string[]) => (value: unknown) =>
  Array.isArray(relationTo)
    ? isRecord(value) && relationTo.some((one) => one === value.relationTo) && isId(idOf(value.value))
    : isId(idOf(value));

const eachOrOne = (field: FlattenedField, value: unknown, isOne: (one: unknown) => boolean) =>
  'hasMany' in field && field.hasMany ? isListOf(value, isOne) : isOne(value);

/** Whether a value that is there can be one of a field, by its type in JSON alone; of a date, whether it exists. */
function isOfType(field: FlattenedField, value: unknown): boolean {
  switch (field.type) {
    case 'text':
      // Payload makes a text of the identifier of a row.
      return field.name === 'id' ? isId(value) : eachOrOne(field, value, isText);
    case 'textarea':
    case 'email':
    case 'code':
    case 'select':
    case 'radio':
      return eachOrOne(field, value, isText);
    case 'number':
      return value === '' || eachOrOne(field, value, Number.isFinite);
    case 'checkbox':
      return typeof value === 'boolean';
    case 'date':
      return (typeof value === 'string' && isStorableDate(value)) || value instanceof Date;
    case 'relationship':
    case 'upload':
      return isNoRelation(value) || eachOrOne(field, value, namesDocument(field.relationTo));
    case 'array':
      return isNoRows(value) || isRows(value, isRecord);
    case 'blocks':
      return isNoRows(value) || isRows(value, (row) => isRecord(row) && blockOf(field, row) !== undefined);
    case 'group':
    case 'tab':
      return isRecord(value);
    case 'richText':
      return isRichTextOf(field, value);
    default:
      return true;
  }
}

/**
 * The fields whose value cannot be one of theirs by its type in JSON, such as a text for a list: Payload drops many of those without a
 * word, or fails. Whether a value of the right type is valid, the rules of the field say.
 * @param fields of the collection
 * @param data in one language, as a form or a program sends it
 * @param around the path of the values, which ends with a dot
 */
export function mistypedFields(
  fields: readonly FlattenedField[],
  data: Values,
  around = '',
): Pick<ValidationFieldError, 'path' | 'label'>[] {
  return fields.flatMap((field) => {
    const value = data[field.name];
    if (value === null || value === undefined) return [];
    const path = `${around}${field.name}`;
    if (!isOfType(field, value)) return [{ path, label: labelOf(field) }];
    if (field.type === 'group' || field.type === 'tab')
      return mistypedFields(field.flattenedFields, value as Values, `${path}.`);
    if ((field.type !== 'array' && field.type !== 'blocks') || !Array.isArray(value)) return [];
    return value.flatMap((row: Values | null, index) =>
      row ? mistypedFields(fieldsOfRow(field, row), row, `${path}.${index}.`) : [],
    );
  });
}
