import { locales } from '@vitrine/contract/routes/locale.ts';
import type { CollectionSlug, FlattenedField, Payload } from 'payload';
import { databaseOf, listed, type Statement, sql } from '../../database/sql.ts';

/**
 * Makes conditions that hold where the JSON of a column has the identifier of a document in a place where `referencesIn` finds one: as
 * the value of a field that can refer to its collection (in a language, or within a document), in a list, or beside the name of
 * the collection. Rich texts have small numbers everywhere: a version in each node, a value in each item of a list.
 * @param fields the collections whose fields may refer to it
 */
export function jsonNaming(
  payload: Payload,
  fields: readonly CollectionSlug[],
  collection: CollectionSlug,
  id: number,
): (column: Statement) => Statement {
  const names = fields
    .flatMap((slug) => everyField(payload.collections[slug].config.flattenedFields))
    .flatMap((field) => (refersTo(field, collection) ? [field.name] : []));
  const keys = [...new Set([...names, ...locales, 'id'])];
  // Each reads a text once, whatever the number of keys.
  return databaseOf(payload).name === 'postgres'
    ? (column) => inJsonb(column, keys, collection, id)
    : (column) => inJsonText(column, keys, collection, id);
}

/** Every field of some, with those within groups, lists and blocks. */
export const everyField = (fields: readonly FlattenedField[]): FlattenedField[] =>
  fields.flatMap((field) => {
    if (field.type === 'blocks') return [field, ...field.blocks.flatMap((block) => everyField(block.flattenedFields))];
    return 'flattenedFields' in field ? [field, ...everyField(field.flattenedFields)] : [field];
  });

/** Whether a field can refer to a collection, other than by a link of a rich text. */
export const refersTo = (field: FlattenedField, collection: CollectionSlug): boolean =>
  (field.type === 'relationship' || field.type === 'upload') && [field.relationTo].flat().includes(collection);

/** PostgreSQL writes JSON in one way, `{"image": 5, "gallery": [5, 6]}`; to search its text is several times faster than a JSON path. */
function inJsonb(column: Statement, keys: readonly string[], collection: string, id: number): Statement {
  const text = sql`CAST(${column} AS TEXT)`;
  const pattern = (names: readonly string[]) => `"(${names.join('|')})": "?${id}"?[],}]|(\\[|, )"?${id}"?[],]`;
  const beside = sql`${text} LIKE ${`%"relationTo": "${collection}"%`}`;
  return sql`(${text} ~ ${pattern([...keys, 'value'])} AND (${beside} OR ${text} ~ ${pattern(keys)}))`;
}

/** SQLite has JSON as it was written. */
function inJsonText(column: Statement, keys: readonly string[], collection: string, id: number): Statement {
  const besideIt = sql`json_extract(${column}, node.path || '.relationTo') = ${collection}`;
  const isPlace = sql`node.key IN (${listed(keys.map((key) => sql`${key}`))}) OR typeof(node.key) = 'integer'`;
  const isNamed = sql`node.atom IN (${id}, ${String(id)}) AND (${isPlace} OR (node.key = 'value' AND ${besideIt}))`;
  // Most texts lack its digits: they are not parsed.
  return sql`(${column} LIKE ${`%${id}%`} AND EXISTS (SELECT 1 FROM json_tree(${column}) AS node WHERE ${isNamed}))`;
}
