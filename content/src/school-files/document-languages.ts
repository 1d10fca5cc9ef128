import { type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import type { FlattenedField, SanitizedCollectionConfig } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { fieldsOfRow, hasSlugs } from '../fields/field-values.ts';
import { storedFields } from './school-collections.ts';
import { type FileTree, type FileValue, isEmpty, isTree } from './values.ts';

/** Whether a document has a slug in a language. */
export const hasSlugIn = ({ slug }: FileTree, locale: Locale): boolean =>
  isTree(slug) && !isEmpty(slug[locale]) && slug[locale] !== '';

interface LocalizedValue {
  field: FlattenedField;
  value: FileValue | undefined;
  /** the row that it is part of is shared by the languages */
  isOfRow: boolean;
}

/** The values that a tree has for each language. */
function localizedValues(fields: FlattenedField[], tree: FileTree, isOfRow = false): LocalizedValue[] {
  return storedFields(fields).flatMap((field): LocalizedValue[] => {
    const value = tree[field.name];
    if (field.localized) return [{ field, value, isOfRow }];
    if (field.type === 'group' || field.type === 'tab')
      return isTree(value) ? localizedValues(field.flattenedFields, value, isOfRow) : [];
    const rows = Array.isArray(value) ? value.filter(isTree) : [];
    return rows.flatMap((row) => localizedValues(fieldsOfRow(field, row), row, true));
  });
}

const isGivenIn = ({ value }: LocalizedValue, locale: Locale): boolean => isTree(value) && !isEmpty(value[locale]);

/** The languages of a document, in the order in which they are saved. */
interface DocumentLanguages {
  /** that in which it is created and published: French, or English where French has no text or a row without its translation */
  first: Locale;
  second?: Locale;
  /** the second one has no slug, or a row without its translation: a publication in that language would be refused */
  isSecondPartial: boolean;
}

/** In which languages a document has a text; where it has slugs, one with a slug is first if it lacks no row. */
export function languagesOf(
  config: SanitizedCollectionConfig,
  fields: FlattenedField[],
  tree: FileTree,
): DocumentLanguages {
  const values = localizedValues(fields, tree);
  const lacksRow = (locale: Locale) =>
    values.some((one) => one.isOfRow && 'required' in one.field && one.field.required && !isGivenIn(one, locale));
  const speaking = locales.filter((locale) => values.some((one) => isGivenIn(one, locale)));
  const withSlug = hasSlugs(config) ? locales.filter((locale) => hasSlugIn(tree, locale)) : [];
  const candidates = withSlug.length > 0 ? withSlug : speaking;
  const complete = [...candidates, ...speaking].find((locale) => !lacksRow(locale));
  const first = complete ?? candidates[0] ?? locales[0];
  const second = speaking.find((locale) => locale !== first);
  if (!second) return { first, isSecondPartial: false };
  return { first, second, isSecondPartial: (hasSlugs(config) && !withSlug.includes(second)) || lacksRow(second) };
}

/** Whether a document is public once it is imported. */
export const isPublished = (config: SanitizedCollectionConfig, tree: FileTree): boolean =>
  !hasDraftsEnabled(config) || tree._status !== 'draft';

/** The fields of a document without its status. */
export function withoutStatus({ _status, ...tree }: FileTree): FileTree {
  return tree;
}
