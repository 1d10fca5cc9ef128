import { isRecord } from '../../fields/field-values.ts';
import { isStorableDate } from '../../hooks/date-text.ts';
import type { NamedField } from './field-at.ts';

/** Why a field cannot be compared so. */
export type ComparisonProblem = 'operator' | 'date' | 'number' | 'boolean' | 'text' | 'choice' | 'reference';

/**
 * The largest page, and the largest number of documents: of both, PostgreSQL and SQLite still calculate the offset. The largest
 * identifier, too.
 */
export const largestNumber = 2 ** 31 - 1;

interface Kind {
  /** that both databases know for it: PostgreSQL looks for words in texts alone */
  operators: string[];
  isValue(value: unknown, field: NamedField): boolean;
  /** what is said of another value */
  problem: ComparisonProblem;
}

const isNumber = (value: unknown) => typeof value !== 'object' && value !== '' && Number.isFinite(Number(value));
const isIdentifier = (value: unknown) =>
  isNumber(value) && Number.isInteger(Number(value)) && Math.abs(Number(value)) <= largestNumber;
const isDate = (value: unknown) =>
  (typeof value === 'string' ? isStorableDate(value) : typeof value !== 'object' || value instanceof Date) &&
  !Number.isNaN(new Date(value as string | number).getTime());
const isBoolean = (value: unknown) => /^(true|false)$/i.test(String(value));
const isSingle = (value: unknown) => typeof value !== 'object';
const isOption = (value: unknown, { options = [] }: NamedField) =>
  options.some((option) => (typeof option === 'string' ? option : option.value) === value);

const lists = ['in', 'not_in'];
const base = ['equals', 'not_equals', 'exists', ...lists];
const ordered = [...base, 'greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'];
const words = ['like', 'not_like'];

const kinds = {
  date: { operators: ordered, isValue: isDate, problem: 'date' },
  // Payload takes `like` for `equals` of numbers and references: the panel searches so where an identifier is the title.
  number: { operators: [...ordered, 'like'], isValue: isNumber, problem: 'number' },
  identifier: { operators: [...ordered, 'like'], isValue: isIdentifier, problem: 'number' },
  reference: { operators: [...base, 'like'], isValue: isIdentifier, problem: 'reference' },
  // To documents of several collections. Payload compares the whole name alone, or the paths below it.
  polymorphic: {
    operators: ['equals'],
    isValue: (value, { relationTo = [] }) => isRecord(value) && relationTo.includes(String(value.relationTo)),
    problem: 'reference',
  },
  boolean: { operators: base, isValue: isBoolean, problem: 'boolean' },
  // PostgreSQL fails at a value that is none of the field's.
  choice: { operators: base, isValue: isOption, problem: 'choice' },
  json: { operators: ['exists'], isValue: isSingle, problem: 'text' },
  inJson: { operators: ['equals', 'not_equals', 'exists', ...words], isValue: isSingle, problem: 'text' },
  text: { operators: [...ordered, ...words, 'contains'], isValue: isSingle, problem: 'text' },
} satisfies Record<string, Kind>;

/** The kinds of types of fields; of all others it is text. */
const kindsOfTypes: Partial<Record<NamedField['type'], keyof typeof kinds>> = {
  ...{ relationship: 'reference', upload: 'reference', number: 'number', date: 'date', checkbox: 'boolean' },
  ...{ select: 'choice', radio: 'choice', json: 'json', richText: 'json', blocks: 'json' },
};

function kindOf({ type, relationTo, isIdentifier, isInJson }: NamedField): keyof typeof kinds {
  if (isInJson) return 'inJson';
  if (isIdentifier) return 'identifier';
  return Array.isArray(relationTo) ? 'polymorphic' : (kindsOfTypes[type] ?? 'text');
}

/** The single values that an operator compares with: several for a list, which a URL also gives as a text with commas. */
function valuesOf(value: unknown, operator: string, { hasMany, relationTo }: NamedField): unknown[] {
  const takesSeveral =
    lists.includes(operator) || (operator === 'contains' ? hasMany : relationTo && operator !== 'exists');
  if (Array.isArray(value)) return takesSeveral ? value : [value];
  return lists.includes(operator) && typeof value === 'string' ? value.split(',').map((one) => one.trim()) : [value];
}

/** The kinds whose values the database has as numbers. */
const numeric = new Set<keyof typeof kinds>(['number', 'identifier', 'reference']);

/** Why a field cannot be compared so, or `null`. A filter of the documents to which a field refers is not looked into. */
export function problemOfComparison(field: NamedField, operator: string, value: unknown): ComparisonProblem | null {
  const name = kindOf(field);
  const { operators, isValue, problem }: Kind = kinds[name];
  const containsOne = operator === 'contains' && field.hasMany && (name === 'reference' || name === 'choice');
  if (!operators.includes(operator) && !containsOne) return 'operator';
  if (operator === 'exists') return value === '' || isBoolean(value) ? null : 'boolean';
  const isOfNumbers = numeric.has(name);
  if (operator === 'like' && name !== 'reference' && !(isOfNumbers && isNumber(value)))
    return typeof value === 'string' ? null : 'text';
  if (containsOne && isRecord(value)) return null;
  // In a list of numbers each is one.
  const mayBeNull = !(isOfNumbers && lists.includes(operator));
  // Payload passes both to the database as they are, and PostgreSQL has no such value of a choice.
  const mayBeText = name !== 'choice' && name !== 'boolean';
  const isNone = (single: unknown) => {
    if (single === '') return mayBeText && (mayBeNull || name === 'reference');
    return mayBeNull && (single === null || (single === 'null' && mayBeText));
  };
  const values = valuesOf(value, operator, field);
  return values.every((single) => isNone(single) || isValue(single, field)) ? null : problem;
}
