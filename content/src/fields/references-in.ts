import { isLocale, type Locale } from '@vitrine/contract/routes/locale.ts';
import type { FlattenedField, StaticLabel } from 'payload';
import { blockOf, fieldsOfRow, idOf, isObject, isShown, labelOf, rowsOf, type Values } from './field-values.ts';

/** A field of a form. */
interface FormField {
  /** for example `body.2.image` */
  path: string;
  label: StaticLabel;
}

interface Place extends FormField {
  /** labels of the fields and blocks around it, from the outside to the inside, and its own */
  labels: StaticLabel[];
  /** the language of the value, where it was read in all languages; `null` for a value that they share */
  locale: Locale | null;
  /** the localized field that contains it; `null` where all languages share it. What is within is not localized again. */
  localizedAt: FormField | null;
}

/** A document. */
export interface DocumentId {
  collection: string;
  id: number;
}

/** A place of a document that refers to another document. */
export interface Reference extends Place, DocumentId {}

const nowhere: Place = { path: '', label: '', labels: [], locale: null, localizedAt: null };

/** A relation of a field to one of several collections, or a link of a rich text. */
const namesCollection = (value: unknown): value is { relationTo: unknown; value: unknown } =>
  isObject(value) && 'relationTo' in value && 'value' in value;

function referenceTo(collection: unknown, value: unknown, place: Place): Reference[] {
  const id = Number(idOf(value));
  return id > 0 ? [{ ...place, collection: String(collection), id }] : [];
}

/** The links to documents in a node of a rich text. */
function linksIn(node: unknown, place: Place): Reference[] {
  if (namesCollection(node)) return referenceTo(node.relationTo, node.value, place);
  return isObject(node) ? Object.values(node).flatMap((child) => linksIn(child, place)) : [];
}

/** The place of a row, with the name of its block. */
function placeOfRow(field: FlattenedField, row: Values, index: number, around: Place): Place {
  const label = field.type === 'blocks' && blockOf(field, row)?.labels?.singular;
  const labels = label && typeof label !== 'function' ? [...around.labels, label] : around.labels;
  return { ...around, labels, path: `${around.path}.${index}` };
}

function valueReferences(field: FlattenedField, value: unknown, root: Values, place: Place): Reference[] {
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return [value]
        .flat()
        .flatMap((one) =>
          namesCollection(one)
            ? referenceTo(one.relationTo, one.value, place)
            : referenceTo(field.relationTo, one, place),
        );
    case 'richText':
      return linksIn(value, place);
    case 'group':
    case 'tab':
      return isObject(value) ? referencesBelow(field.flattenedFields, value, root, place) : [];
    case 'array':
    case 'blocks':
      return rowsOf(value).flatMap((row, index) =>
        referencesBelow(fieldsOfRow(field, row), row, root, placeOfRow(field, row, index, place)),
      );
    default:
      return [];
  }
}

/** Whether a value was read in all languages: a form has it in one. */
const isByLanguage = (value: unknown): value is Values =>
  isObject(value) && !Array.isArray(value) && Object.keys(value).every(isLocale);

function referencesBelow(fields: readonly FlattenedField[], data: Values, root: Values, around: Place): Reference[] {
  return fields.flatMap((field): Reference[] => {
    const value = data[field.name];
    if (value === null || value === undefined || ('virtual' in field && field.virtual)) return [];
    if (!isShown(field, root, data)) return [];
    const label = labelOf(field);
    const path = around.path ? `${around.path}.${field.name}` : field.name;
    const place = { ...around, path, label, labels: [...around.labels, label] };
    if (!field.localized || around.localizedAt) return valueReferences(field, value, root, place);
    const localized = { ...place, localizedAt: { path, label } };
    if (!isByLanguage(value)) return valueReferences(field, value, root, localized);
    return Object.entries(value).flatMap(([locale, own]) =>
      valueReferences(field, own, root, { ...localized, locale: locale as Locale }),
    );
  });
}

/**
 * Every reference of a document to another one: in relationships, uploads, rich texts, groups, lists and blocks. A value of a field
 * that the form does not show is none: nobody sees it.
 * @param fields of the collection
 * @param data the document in one language or in all, relations as identifiers or documents
 */
export const referencesIn = (fields: readonly FlattenedField[], data: unknown): Reference[] =>
  isObject(data) ? referencesBelow(fields, data, data, nowhere) : [];

/** The documents that the value of one field refers to. */
export const referencesOf = (field: FlattenedField, value: unknown): DocumentId[] =>
  value ? valueReferences(field, value, {}, nowhere) : [];
