import { isLocale } from '@vitrine/contract/routes/locale.ts';
import type { FlattenedField } from 'payload';

/** What a path of a filter names. */
export interface NamedField {
  type: FlattenedField['type'];
  hasMany?: boolean;
  /** the collections of a relation; several where it is a list */
  relationTo?: string | string[];
  /** the values of a choice */
  options?: (string | { value: string })[];
  /** the identifier of a document: a whole number */
  isIdentifier?: boolean;
  /** inside of what is stored as JSON */
  isInJson?: boolean;
}

/** The fields of a collection, by its name. */
type FieldsOf = (collection: string) => FlattenedField[];

const ownId: NamedField = { type: 'number', isIdentifier: true };
const name: NamedField = { type: 'text' };
const inJson: NamedField = { type: 'json', isInJson: true };

function below(field: FlattenedField, path: string[], fieldsOf: FieldsOf): NamedField | null {
  switch (field.type) {
    case 'relationship':
    case 'upload':
      if (typeof field.relationTo === 'string') {
        // Payload reads the identifier of what a field refers to as the field itself.
        const isItself = path.length === 1 && path[0] === 'id';
        return isItself ? (field as NamedField) : find(fieldsOf(field.relationTo), path, fieldsOf);
      }
      if (path.length > 1) return null;
      if (path[0] === 'relationTo') return name;
      return path[0] === 'value' ? { type: 'relationship' } : null;
    // Stored as JSON, whatever their fields are.
    case 'blocks': {
      const isName = path.length === 1 && path[0] === 'blockType';
      return isName || field.blocks.some((block) => find(block.flattenedFields, path, fieldsOf)) ? inJson : null;
    }
    // Anything may be in them.
    case 'json':
    case 'richText':
      return inJson;
    default:
      return 'flattenedFields' in field ? find(field.flattenedFields, path, fieldsOf) : null;
  }
}

function find(fields: FlattenedField[], [first, ...rest]: string[], fieldsOf: FieldsOf): NamedField | null {
  const field = fields.find(({ name }) => name === first);
  if (!field) return rest.length === 0 && (first === 'id' || first === '_id') ? ownId : null;
  const further = isLocale(rest[0]) ? rest.slice(1) : rest;
  return further.length === 0 ? (field as NamedField) : below(field, further, fieldsOf);
}

/** The field that a path of a filter names, through groups, rows, blocks and relations, as Payload reads one (3.90.1); else `null`. */
export const fieldAt = (fields: FlattenedField[], path: string, fieldsOf: FieldsOf): NamedField | null =>
  find(fields, path.replaceAll('__', '.').split('.'), fieldsOf);
