import { randomBytes } from 'node:crypto';
import { type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import type { FlattenedField } from 'payload';
import { blockOf } from '../fields/field-values.ts';
import { readDate } from './moments.ts';
import type { RichTextFiles } from './rich-text-files.ts';
import { rowFields, storedFields } from './school-collections.ts';
import { type FileTree, type FileValue, isTree, type Refuse } from './values.ts';

/** The context of reading a document in one language. */
export interface Reading {
  locale: Locale;
  /** the reference date of relative dates */
  today: Date;
  richText: RichTextFiles;
  /** @returns `undefined` for a document that does not exist yet: the reference is left out */
  idOf: (collection: string, name: string, field: string) => number | undefined;
  refuse: Refuse;
}

/** The position of a value in a document. */
interface Place {
  /** for messages */
  path: string;
  isInLanguage: boolean;
}

/** The identifier of a row, the same in both languages, because both are rows of one list. */
const rowIds = new WeakMap<object, string>();

function rowId(row: FileTree): string {
  const known = rowIds.get(row) ?? randomBytes(12).toString('hex');
  rowIds.set(row, known);
  return known;
}

/** The inverse of `writeFields`: data in one language as Payload saves it, without the fields that the file does not have. */
export function readFields(
  fields: FlattenedField[],
  tree: FileTree,
  reading: Reading,
  { path, isInLanguage }: Place = { path: '', isInLanguage: false },
): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  const known = storedFields(fields);
  for (const name of Object.keys(tree)) {
    if (known.some((field) => field.name === name)) continue;
    const names = known.map((field) => field.name).join(', ');
    reading.refuse(`${path}${name}`, `There is no such field: remove it, or use one of ${names}.`);
  }
  for (const field of known) {
    const given = tree[field.name];
    const own = `${path}${field.name}`;
    if (given === undefined) continue;
    if (!field.localized || isInLanguage) {
      data[field.name] = readOne(field, given, reading, { path: own, isInLanguage });
      continue;
    }
    if (!isTree(given) || Object.keys(given).some((key) => !locales.includes(key as Locale))) {
      reading.refuse(
        own,
        `Each language has its own value here: write it below ${locales.map((locale) => `"${locale}"`).join(' and ')}.`,
      );
      continue;
    }
    const one = given[reading.locale];
    if (one !== undefined)
      data[field.name] = readOne(field, one, reading, { path: `${own}.${reading.locale}`, isInLanguage: true });
  }
  return data;
}

/** @returns `undefined` where the value is refused or left out */
function readOne(field: FlattenedField, given: FileValue, reading: Reading, place: Place): unknown {
  if (given === null) return null;
  const problem = shapeProblem(field, given);
  if (problem) {
    reading.refuse(place.path, problem);
    return undefined;
  }
  return readValue(field, given, reading, place);
}

function readValue(field: FlattenedField, given: FileValue, reading: Reading, { path, isInLanguage }: Place): unknown {
  const below = (name: string | number): Place => ({ path: `${path}.${name}.`, isInLanguage });
  switch (field.type) {
    case 'group':
    case 'tab':
      return readFields(field.flattenedFields, given as FileTree, reading, { path: `${path}.`, isInLanguage });
    case 'array':
      return (given as FileTree[]).map((row, index) => ({
        id: rowId(row),
        ...readFields(rowFields(field.flattenedFields), row, reading, below(index + 1)),
      }));
    case 'blocks':
      return (given as FileTree[]).flatMap((row, index) => {
        const { blockType, ...values } = row;
        const block = blockOf(field, row);
        if (block) {
          const fields = readFields(rowFields(block.flattenedFields), values, reading, below(index + 1));
          return [{ id: rowId(row), blockType, ...fields }];
        }
        const slugs = field.blocks.map(({ slug }) => slug).join(', ');
        reading.refuse(`${path}.${index + 1}`, `There is no section "${String(blockType)}": use one of ${slugs}.`);
        return [];
      });
    case 'relationship':
    case 'upload': {
      const names = Array.isArray(given) ? given : [given];
      const found = names.map((name) => readReference(field.relationTo, String(name), reading, path));
      return Array.isArray(given) ? found.filter((value) => value !== undefined) : found[0];
    }
    case 'date': {
      const isDay = field.admin?.date?.pickerAppearance === 'dayOnly';
      const iso = readDate(String(given), isDay, reading.today);
      if (iso === null) {
        const expectedDate = isDay ? 'is no date: write 2027-09-06, ' : 'is no moment: write ';
        reading.refuse(path, `"${String(given)}" ${expectedDate}2027-09-06T16:00:00Z or today+24 18:00.`);
      }
      return iso ?? undefined;
    }
    case 'richText':
      return reading.richText.read(
        given,
        (collection, name) => reading.idOf(collection, name, path),
        (sentence) => reading.refuse(path, sentence),
      );
    default:
      return given;
  }
}

function readReference(relationTo: string | string[], name: string, { idOf, refuse }: Reading, path: string): unknown {
  if (!Array.isArray(relationTo)) return idOf(relationTo, name, path);
  const [collection = '', ...rest] = name.split('/');
  if (relationTo.includes(collection)) {
    const value = idOf(collection, rest.join('/'), path);
    return value === undefined ? undefined : { relationTo: collection, value };
  }
  refuse(path, `"${name}" names no document: write its folder and its name, for example ${relationTo[0]}/name.`);
  return undefined;
}

type Shape = (value: FileValue) => boolean;

const isText: Shape = (value) => typeof value === 'string';
const isList = (value: FileValue, shape: Shape): boolean => Array.isArray(value) && value.every(shape);

const expected: Partial<Record<FlattenedField['type'], [shape: Shape, sentence: string]>> = {
  array: [(value) => isList(value, isTree), 'a list of rows with fields'],
  blocks: [(value) => isList(value, isTree), 'a list of sections with fields'],
  checkbox: [(value) => typeof value === 'boolean', 'true or false'],
  date: [isText, 'a date in quotes'],
  email: [isText, 'an e-mail address'],
  group: [isTree, 'fields below it'],
  json: [(value) => isTree(value) && Object.values(value).every(isText), 'names, each with a text in quotes'],
  number: [(value) => typeof value === 'number', 'a number'],
  relationship: [isText, 'the name of a document'],
  richText: [(value) => isText(value) || (isTree(value) && isTree(value.root)), 'Markdown'],
  select: [isText, 'one of its options'],
  tab: [isTree, 'fields below it'],
  text: [isText, 'a text in quotes'],
  textarea: [isText, 'a text in quotes'],
  upload: [isText, 'the name of a file'],
};

/**
 * Checks the type of a value before it is read.
 * @returns a message, or `null`
 */
function shapeProblem(field: FlattenedField, value: FileValue): string | null {
  const [shape, sentence] = expected[field.type] ?? [];
  if (!shape) return `Fields of the type "${field.type}" cannot be imported.`;
  const hasMany = 'hasMany' in field && field.hasMany === true;
  if (hasMany ? isList(value, shape) : shape(value)) return null;
  return `Expected here: ${hasMany ? 'a list, each of it ' : ''}${sentence}.`;
}
