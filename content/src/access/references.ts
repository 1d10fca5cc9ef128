import { type Field, type TraverseFieldsCallback, traverseFields } from 'payload';
import { idOf } from '../fields/field-values.ts';

/** One place of a document that refers to another document. */
export interface Reference {
  collection: string;
  id: number | string;
  /** the field, for example `course` or `body.image`; rows are not counted */
  path: string;
}

const idIn = (value: unknown): number | string | null => {
  const id = idOf(value);
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? id : null;
};

const isPolymorphic = (value: unknown): value is { relationTo: string; value: unknown } =>
  typeof value === 'object' && value !== null && 'relationTo' in value && 'value' in value;

/** The values of a field: of one language, or of each where the data has all languages. */
const valuesOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null || isPolymorphic(value) || 'id' in value) return [value];
  return Object.values(value).flat();
};

/** The references of a rich text: links to documents, uploads and embedded documents. */
function inRichText(node: unknown, path: string): Reference[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((child) => inRichText(child, path));
  const own = isPolymorphic(node) ? idIn(node.value) : null;
  const below = Object.values(node).flatMap((child) => inRichText(child, path));
  return own === null ? below : [{ collection: (node as { relationTo: string }).relationTo, id: own, path }, ...below];
}

/**
 * Every reference of a document to another one: relations, uploads, and links of rich texts, in blocks, lists, groups and
 * languages.
 * @param fields of the collection
 * @param data what is saved of the document: relations as identifiers or documents
 */
export function referencesIn(fields: Field[], data: object): Reference[] {
  const found: Reference[] = [];
  const callback: TraverseFieldsCallback = ({ field, parentPath, ref }) => {
    if (!('name' in field) || !field.name) return;
    const value = (ref as Record<string, unknown>)[field.name];
    const path = `${parentPath ?? ''}${field.name}`;
    if (field.type === 'richText') found.push(...inRichText(value, path));
    if (field.type !== 'relationship' && field.type !== 'upload') return;
    for (const one of valuesOf(value)) {
      const collection = isPolymorphic(one) ? one.relationTo : String(field.relationTo);
      const id = idIn(isPolymorphic(one) ? one.value : one);
      if (id !== null) found.push({ collection, id, path });
    }
  };
  traverseFields({ callback, fields, fillEmpty: false, ref: data });
  return found;
}
