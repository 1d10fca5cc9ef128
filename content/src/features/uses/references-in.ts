import type { FlattenedField, StaticLabel } from 'payload';
import { idOf, isObject } from '../../fields/field-values.ts';

/** A reference in a document to another one. */
export interface Reference {
  collection: string;
  id: number;
  /** labels of the fields around it, from the outside to the inside */
  labels: StaticLabel[];
  /** the language of a localized value; `null` for all languages */
  locale: string | null;
}

interface Place {
  labels: StaticLabel[];
  locale: string | null;
  /** whether a field around it is localized: fields within are not localized again */
  isLocalized: boolean;
}

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];

/** The links to documents below a node of a rich text. */
function linksIn(node: unknown, place: Place): Reference[] {
  if (Array.isArray(node)) return node.flatMap((child) => linksIn(child, place));
  if (!isObject(node)) return [];
  const { relationTo, value } = node;
  if (typeof relationTo === 'string' && value !== undefined && value !== null) {
    return [{ collection: relationTo, id: Number(idOf(value)), ...placed(place) }];
  }
  return Object.values(node).flatMap((child) => linksIn(child, place));
}

const placed = ({ labels, locale }: Place) => ({ labels, locale });

function valueReferences(field: FlattenedField, value: unknown, place: Place): Reference[] {
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return listOf(value).flatMap((one): Reference[] => {
        if (typeof field.relationTo === 'string')
          return [{ collection: field.relationTo, id: Number(idOf(one)), ...placed(place) }];
        return isObject(one) && one.value !== null
          ? [{ collection: String(one.relationTo), id: Number(idOf(one.value)), ...placed(place) }]
          : [];
      });
    case 'richText':
      return linksIn(value, place);
    case 'group':
    case 'tab':
      return referencesIn(field.flattenedFields, value, place);
    case 'array':
      return listOf(value).flatMap((row) => referencesIn(field.flattenedFields, row, place));
    case 'blocks':
      return listOf(value).flatMap((row) => {
        const block = field.blocks.find(({ slug }) => isObject(row) && slug === row.blockType);
        if (!block) return [];
        const labels = block.labels?.singular;
        return referencesIn(block.flattenedFields, row, {
          ...place,
          labels: labels && typeof labels !== 'function' ? [...place.labels, labels] : place.labels,
        });
      });
    default:
      return [];
  }
}

/**
 * Every reference of a document to another one: in relationships, uploads, rich texts, groups, lists and blocks.
 * @param fields of the collection
 * @param data the document as the database gives it, in all languages
 */
export function referencesIn(
  fields: readonly FlattenedField[],
  data: unknown,
  around: Place = { labels: [], locale: null, isLocalized: false },
): Reference[] {
  if (!isObject(data)) return [];
  return fields.flatMap((field): Reference[] => {
    const value = data[field.name];
    if (value === null || value === undefined || ('virtual' in field && field.virtual)) return [];
    const label = 'label' in field && field.label && typeof field.label !== 'function' ? field.label : field.name;
    const place = { ...around, labels: [...around.labels, label] };
    if (!('localized' in field && field.localized) || around.isLocalized || !isObject(value)) {
      return valueReferences(field, value, place);
    }
    return Object.entries(value).flatMap(([locale, own]) =>
      own === null ? [] : valueReferences(field, own, { ...place, locale, isLocalized: true }),
    );
  });
}
