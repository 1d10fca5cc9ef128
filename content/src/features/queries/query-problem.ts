import { isRecord } from '../../fields/field-values.ts';
import { type ComparisonProblem, largestNumber, problemOfComparison } from './comparison.ts';
import type { NamedField } from './field-at.ts';

/** Why a list cannot be read as a query asks. */
export interface QueryProblem {
  reason: ComparisonProblem | 'form' | 'field' | 'whole';
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
type FieldAt = (path: string) => NamedField | null;

const combined = /^(and|or)$/i;

function* problemsOfCondition(
  path: string,
  condition: Record<string, unknown>,
  fieldAt: FieldAt,
  parameter: string,
): Generator<QueryProblem> {
  const field = fieldAt(path);
  if (!field) return yield { reason: 'field', parameter };
  for (const [operator, value] of Object.entries(condition)) {
    const here = `${parameter}[${operator}]`;
    const reason = problemOfComparison(field, operator, value);
    if (reason) yield { reason, parameter: here };
    // A filter of the documents that are referred to.
    if (isRecord(value) && operator === 'contains')
      yield* problemsOfWhere(value, (further) => fieldAt(`${path}.${further}`), here);
  }
}

function* problemsOfWhere(where: unknown, fieldAt: FieldAt, parameter: string): Generator<QueryProblem> {
  if (!isRecord(where)) return yield { reason: 'form', parameter };
  const paths = Object.keys(where);
  // Of several in one object Payload reads only the last, also where it has added a rule of access by an `and` of its own.
  if (paths.length > 1 && paths.some((path) => combined.test(path))) return yield { reason: 'form', parameter };
  for (const [path, condition] of Object.entries(where)) {
    const here = `${parameter}[${path}]`;
    if (combined.test(path) && Array.isArray(condition))
      for (const [index, part] of condition.entries()) yield* problemsOfWhere(part, fieldAt, `${here}[${index}]`);
    else if (isRecord(condition)) yield* problemsOfCondition(path, condition, fieldAt, here);
    else yield { reason: 'form', parameter: here };
  }
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
  return isAbsent(where) ? null : (problemsOfWhere(where, fieldAt, 'where').next().value ?? null);
}
