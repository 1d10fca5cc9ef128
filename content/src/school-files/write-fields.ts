import { locales } from '@vitrine/contract/routes/locale.ts';
import type { FlattenedField, RelationshipField, UploadField } from 'payload';
import { fieldsOfRow, type Values } from '../fields/field-values.ts';
import { writeDate } from './moments.ts';
import type { RichTextFiles } from './rich-text-files.ts';
import { defaultOf, rowFields, storedFields } from './school-collections.ts';
import { type FileTree, type FileValue, isEmpty, isTree } from './values.ts';

/** The context of writing a document. */
interface Writing {
  /** @returns `null` for a document that is not exported */
  nameOf: (collection: string, id: unknown) => string | null;
  /** the reference date of relative dates, or `null` for absolute dates */
  today: Date | null;
  richText: RichTextFiles;
}

/**
 * The fields of a document in the form of files: in the order of the panel, without empty and default values.
 * @param data read in all languages at once, references as identifiers
 * @param isInLanguage whether the fields are within a localized value
 */
export function writeFields(
  fields: FlattenedField[],
  data: Record<string, unknown>,
  writing: Writing,
  isInLanguage = false,
): FileTree {
  const tree: FileTree = {};
  for (const field of storedFields(fields)) {
    const value = data[field.name];
    const written =
      field.localized && !isInLanguage
        ? writeLanguages(field, value, writing)
        : writeOne(field, value, writing, isInLanguage);
    if (written !== undefined) tree[field.name] = written;
  }
  return tree;
}

function writeLanguages(field: FlattenedField, value: unknown, writing: Writing): FileValue | undefined {
  const given = isTree(value) ? value : {};
  const written = locales.flatMap((locale) => {
    const one = writeOne(field, given[locale], writing, true);
    return one === undefined ? [] : [[locale, one] as const];
  });
  return written.length > 0 ? Object.fromEntries(written) : undefined;
}

/** A missing field is read as its default; so a default is not written, and an empty value in place of one is written as `null`. */
function writeOne(
  field: FlattenedField,
  value: unknown,
  writing: Writing,
  isInLanguage: boolean,
): FileValue | undefined {
  const byDefault = defaultOf(field);
  if (isEmpty(value)) return byDefault !== undefined && !isInLanguage ? null : undefined;
  if (value === byDefault) return undefined;
  const written = writeValue(field, value, writing, isInLanguage);
  return isEmpty(written) ? undefined : written;
}

function writeValue(
  field: FlattenedField,
  value: unknown,
  writing: Writing,
  isInLanguage: boolean,
): FileValue | undefined {
  switch (field.type) {
    case 'group':
    case 'tab':
      return writeFields(field.flattenedFields, value as Record<string, unknown>, writing, isInLanguage);
    case 'array':
      return (value as Record<string, unknown>[]).map((row) =>
        writeFields(rowFields(field.flattenedFields), row, writing, isInLanguage),
      );
    case 'blocks':
      return (value as (Values & { blockType: string })[]).map((block) => ({
        blockType: block.blockType,
        ...writeFields(rowFields(fieldsOfRow(field, block)), block, writing, isInLanguage),
      }));
    case 'relationship':
    case 'upload':
      return Array.isArray(value)
        ? value.map((one) => writeReference(field, one, writing)).filter((name) => name !== null)
        : (writeReference(field, value, writing) ?? undefined);
    case 'date':
      return writeDate(String(value), field.admin?.date?.pickerAppearance === 'dayOnly', writing.today);
    case 'richText':
      return writing.richText.write(value, writing.nameOf);
    default:
      return value as FileValue;
  }
}

function writeReference(field: RelationshipField | UploadField, value: unknown, { nameOf }: Writing): string | null {
  if (!Array.isArray(field.relationTo)) return nameOf(field.relationTo, value);
  const { relationTo, value: id } = value as { relationTo: string; value: unknown };
  const name = nameOf(relationTo, id);
  return name && `${relationTo}/${name}`;
}
