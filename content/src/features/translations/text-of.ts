import { createHash } from 'node:crypto';
import type { FlattenedField } from 'payload';
import { fieldsOfRow, rowsOf, type Values } from '../../fields/field-values.ts';
import { linesOfNode, type RichTextNode } from '../../rich-text/nodes.ts';

const isFilled = (text: string) => text !== '';

/** Whether a field holds text that is computed, not written. */
export const isComputed = (field: FlattenedField): boolean =>
  Boolean('virtual' in field && field.virtual) || Boolean(field.hidden) || field.name === 'id';

/** Whether a field can hold text of its own or in its rows. */
export function hasText(field: FlattenedField): boolean {
  if (isComputed(field)) return false;
  if (field.type === 'blocks') return field.blocks.some(({ flattenedFields }) => flattenedFields.some(hasText));
  if ('flattenedFields' in field) return field.flattenedFields.some(hasText);
  return field.type === 'text' || field.type === 'textarea' || field.type === 'richText';
}

/**
 * Every text of a value in one language, in reading order, each on a line: an URL that an editor typed counts, a chosen document,
 * picture, number or date does not.
 */
export function textOf(field: FlattenedField, value: unknown): string {
  if (value === null || value === undefined || isComputed(field)) return '';
  switch (field.type) {
    case 'text':
    case 'textarea':
      return [value].flat().map(String).filter(isFilled).join('\n');
    case 'richText':
      return linesOfNode((value as { root?: RichTextNode }).root ?? {}).trim();
    case 'group':
    case 'tab':
      return textsOf(field.flattenedFields, value as Values);
    case 'array':
    case 'blocks':
      return rowsOf(value)
        .map((row) => textsOf(fieldsOfRow(field, row), row))
        .filter(isFilled)
        .join('\n\n');
    default:
      return '';
  }
}

const textsOf = (fields: FlattenedField[], values: Values): string =>
  fields
    .map((field) => textOf(field, values[field.name]))
    .filter(isFilled)
    .join('\n');

/** A text without what makes no difference to a translation: the kind and number of its spaces and line breaks. */
const bare = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** Whether two texts are the same for a translator. */
export const isSameText = (one: string, other: string): boolean => one === other || bare(one) === bare(other);

/** Whether a text has nothing but spaces. */
export const isBlank = (text: string): boolean => bare(text) === '';

/** A short hash of a text; the same for texts that differ only in spaces. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(bare(text)).digest('base64url').slice(0, 16);
