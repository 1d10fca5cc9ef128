import type {
  Condition,
  Field,
  FlattenedBlock,
  FlattenedBlocksField,
  FlattenedField,
  SanitizedCollectionConfig,
  StaticLabel,
} from 'payload';

/** Values of fields, as documents and forms hold them. */
export type Values = Record<string, unknown>;

export const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Whether a value is an object of JSON that is no list. */
export const isRecord = (value: unknown): value is Values => isObject(value) && !Array.isArray(value);

/** A group of values; without any where it is not filled. */
export const valuesOf = (value: unknown): Values => (isObject(value) ? value : {});

/** The identifier of a relation that may have been read as a document. */
export const idOf = (value: unknown): unknown => (isObject(value) ? value.id : value);

/**
 * Whether the form shows a field: the alternative text of a PDF file, for example, is hidden. What only administrators see counts as
 * shown.
 * @param root the values of the document
 * @param siblings those beside the field
 */
export function isShown(field: { admin?: { condition?: Condition } }, root: Values, siblings: Values): boolean {
  const { condition } = field.admin ?? {};
  const form = { blockData: siblings, operation: 'update', path: [], user: { role: 'admin' } };
  return !condition || Boolean(condition(root, siblings, form as never));
}

/** The rows of a list or of blocks. */
export const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The label of a field; its name where it has none. */
export const labelOf = ({ label, name }: FlattenedField): StaticLabel =>
  label && typeof label !== 'function' ? label : name;

/** Whether the documents of a collection have a URL in each language. A translation exists once its slug is filled. */
export const hasSlugs = ({ flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>): boolean =>
  flattenedFields.some(({ name, localized }) => name === 'slug' && localized);

/** The block that a row of blocks is; `undefined` where the field has it no more. */
export const blockOf = ({ blocks }: FlattenedBlocksField, row: Values): FlattenedBlock | undefined =>
  blocks.find(({ slug }) => slug === row.blockType);

/** The fields inside a row of a list or of blocks. */
export function fieldsOfRow(field: FlattenedField, row: Values): FlattenedField[] {
  if (field.type === 'blocks') return blockOf(field, row)?.flattenedFields ?? [];
  return 'flattenedFields' in field ? field.flattenedFields : [];
}

/** A field whose fields within, of tabs and blocks too, are changed. */
export function changeInner(field: Field, change: (fields: Field[]) => Field[]): Field {
  const inside = <Part extends { fields: Field[] }>(part: Part): Part => ({ ...part, fields: change(part.fields) });
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map(inside) };
  if (field.type === 'blocks') return { ...field, blocks: field.blocks.map(inside) };
  return 'fields' in field ? inside(field) : field;
}
