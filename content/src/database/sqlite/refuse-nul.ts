import { type InStatement, LibsqlError } from '@libsql/client';

const isText = (value: unknown): value is string => typeof value === 'string';

function isJsonWithNul(text: string): boolean {
  let isFound = false;
  try {
    JSON.parse(text, (name, value: unknown) => {
      isFound ||= [name, value].some((part) => isText(part) && part.includes('\0'));
      return value;
    });
  } catch {
    return false;
  }
  return isFound;
}

const hasNul = (value: unknown): boolean =>
  isText(value) && (value.includes('\0') || (value.includes('\\u0000') && isJsonWithNul(value)));

/**
 * Refuses the character NUL in what a statement stores or looks for, as PostgreSQL does: SQLite would cut the text there, and say nothing.
 * @throws LibsqlError with the SQLSTATE of PostgreSQL
 */
export function refuseNul(statement: InStatement): void {
  if (isText(statement) || !Object.values(statement.args ?? {}).some(hasNul)) return;
  throw new LibsqlError('A text cannot have the character NUL', '22021');
}
