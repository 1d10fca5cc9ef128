import type { NamedField } from './field-at.ts';

/** Why a list cannot be read as a query asks. */
export interface QueryProblem {
  reason: 'form' | 'field' | 'operator' | 'date' | 'number' | 'boolean' | 'text' | 'reference' | 'whole';
  /** as a URL names it, such as `where[publishDate][equals]` */
  parameter: string;
}

/** The parameters of a query that say which documents it is about. */
export interface ListQuery {
  where?: unknown;
  page?: unknown;
  limit?: unknown;
}

/** The field that a path names, `null` where there is none. */
export type FieldAt = (path: string) => NamedField | null;

/** The largest page, and the largest number of documents: of both, PostgreSQL and SQLite still calculate the offset. */
export const largestNumber = 2 ** 31 - 1;

const lists = ['in', 'not_in'];
const base = ['equals', 'not_equals', 'exists', ...lists];
const ordered = [...base, 'greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'];
const texts = ['like', 'not_like', 'contains'];

/** The operators that both databases know for a kind of field. PostgreSQL looks for words in texts alone. */
function operatorsOf({ type, hasMany, relationTo }: NamedField): string[] {
  // Of a document of one of several collections, Payload compares the whole name alone, or the paths below it.
  if (Array.isArray(relationTo)) return ['equals'];
  if (type === 'date') return ordered;
  // Payload takes `like` for `equals` there: the panel searches so where an identifier is the title.
  if (type === 'number') return [...ordered, 'like'];
  if (type === 'relationship' || type === 'upload') return [...base, 'like', ...(hasMany ? ['contains'] : [])];
  if (type === 'select') return hasMany ? [...base, 'contains'] : base;
  if (type === 'checkbox' || type === 'radio') return base;
  if (type === 'json' || type === 'richText' || type === 'blocks') return [...base, ...texts];
  return [...ordered, ...texts];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber = (value: unknown) => Number.isFinite(Number(value));
const isDate = (value: unknown) => !Number.isNaN(new Date(value as string | number).getTime());
const isBoolean = (value: unknown) => /^(true|false)$/i.test(String(value));

/** Why a field cannot be compared with a single value. No value is one, too: `null`, or the empty text of a form. */
function reasonAgainst(
  value: unknown,
  { type, relationTo }: NamedField,
  operator: string,
): QueryProblem['reason'] | null {
  if (Array.isArray(relationTo))
    return isObject(value) && relationTo.includes(String(value.relationTo)) ? null : 'reference';
  if (operator === 'exists') return isBoolean(value) || value === '' ? null : 'boolean';
  if (operator === 'like' && type !== 'number' && type !== 'relationship' && type !== 'upload')
    return typeof value === 'string' ? null : 'text';
  if (value === null || value === '' || value === 'null') return null;
  // A filter of the documents that are referred to.
  if (isObject(value) && relationTo && operator === 'contains') return null;
  const isSingle = typeof value !== 'object';
  if (type === 'date') return (isSingle || value instanceof Date) && isDate(value) ? null : 'date';
  if (type === 'checkbox') return isBoolean(value) ? null : 'boolean';
  if (type === 'number') return isSingle && (isNumber(value) || operator === 'like') ? null : 'number';
  if (type === 'relationship' || type === 'upload')
    return isSingle && (isNumber(value) || operator === 'like') ? null : 'reference';
  return isSingle ? null : 'text';
}

/** The single values that an operator compares with: several for a list, which a URL also gives as a text with commas. */
function valuesOf(value: unknown, operator: string, { hasMany, relationTo }: NamedField): unknown[] {
  const takesSeveral =
    lists.includes(operator) || (operator === 'contains' ? hasMany : relationTo && operator !== 'exists');
  if (Array.isArray(value)) return takesSeveral ? value : [value];
  return lists.includes(operator) && typeof value === 'string' ? value.split(',') : [value];
}

function problemOfComparison(named: NamedField, operator: string, value: unknown, parameter: string) {
  if (!operatorsOf(named).includes(operator)) return { reason: 'operator', parameter } as const;
  for (const single of valuesOf(value, operator, named)) {
    const reason = reasonAgainst(single, named, operator);
    if (reason) return { reason, parameter };
  }
  return null;
}

function problemOfWhere(where: unknown, fieldAt: FieldAt, parameter: string): QueryProblem | null {
  if (!isObject(where)) return { reason: 'form', parameter };
  for (const [path, condition] of Object.entries(where)) {
    const here = `${parameter}[${path}]`;
    let problems: Iterable<QueryProblem | null>;
    if (/^(and|or)$/i.test(path) && Array.isArray(condition))
      problems = condition.map((part, index) => problemOfWhere(part, fieldAt, `${here}[${index}]`));
    else if (!isObject(condition)) return { reason: 'form', parameter: here };
    else {
      const named = fieldAt(path);
      if (!named) return { reason: 'field', parameter: here };
      problems = Object.entries(condition).map(([operator, value]) =>
        problemOfComparison(named, operator, value, `${here}[${operator}]`),
      );
    }
    for (const problem of problems) if (problem) return problem;
  }
  return null;
}

const isAbsent = (value: unknown) => value === undefined || value === '';

/**
 * Why a query from outside cannot be answered, or `null`: Payload passes to the database what it does not understand, which fails.
 * @param query as Payload has parsed it, or as a URL has it
 */
export function problemOf({ where, page, limit }: ListQuery, fieldAt: FieldAt): QueryProblem | null {
  for (const [parameter, value] of Object.entries({ page, limit })) {
    const isWhole = /^\d+$/.test(String(value)) && Number(value) <= largestNumber;
    if (!isAbsent(value) && !isWhole) return { reason: 'whole', parameter };
  }
  return isAbsent(where) ? null : problemOfWhere(where, fieldAt, 'where');
}
