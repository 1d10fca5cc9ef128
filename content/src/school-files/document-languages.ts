import { type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import type { FlattenedField, SanitizedCollectionConfig } from 'payload';
import { fieldsOfRow, hasSlugs } from '../fields/field-values.ts';
import { hasDrafts, storedFields } from './school-collections.ts';
import { type FileTree, type FileValue, isEmpty, isTree } from './values.ts';

/** Whether a document has a slug in a language. */
export const hasSlugIn = ({ slug }: FileTree, locale: Locale): boolean =>
  isTree(slug) && !isEmpty(slug[locale]) && slug[locale] !== '';

/** Whether a value has any text in a language. */
function speaks(field: FlattenedField, value: FileValue | undefined, locale: Locale): boolean {
  if (isEmpty(value)) return false;
  if (field.localized) return isTree(value) && !isEmpty(value[locale]);
  if (field.type === 'group' || field.type === 'tab')
    return (
      isTree(value) && storedFields(field.flattenedFields).some((inner) => speaks(inner, value[inner.name], locale))
    );
  const rows = Array.isArray(value) ? value.filter(isTree) : [];
  return rows.some((row) =>
    storedFields(fieldsOfRow(field, row)).some((inner) => speaks(inner, row[inner.name], locale)),
  );
}

/**
 * The languages of a document: first the one in which it is created (French, or English where only that has a slug), then the
 * other one where any field has a value in it.
 */
export function languagesOf(config: SanitizedCollectionConfig, fields: FlattenedField[], tree: FileTree): Locale[] {
  const withSlug = hasSlugs(config) ? locales.find((locale) => hasSlugIn(tree, locale)) : undefined;
  const first = withSlug ?? locales[0];
  const others = locales.filter(
    (locale) => locale !== first && storedFields(fields).some((field) => speaks(field, tree[field.name], locale)),
  );
  return [first, ...others];
}

/** Whether a document is public once it is imported. */
export const isPublished = (config: SanitizedCollectionConfig, tree: FileTree): boolean =>
  !hasDrafts(config) || tree._status !== 'draft';

/** The fields of a document without its status. */
export function withoutStatus({ _status, ...tree }: FileTree): FileTree {
  return tree;
}
