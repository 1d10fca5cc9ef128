import { type SqlDatabase, sql } from '../sql.ts';

type Operator = SqlDatabase['operators']['like'];

/** The other form of a small letter that the databases do not compare, in all their locales, in any case; and of an apostrophe. */
function otherForm(letter: string): string | null {
  if (letter === "'") return '’';
  const capital = letter.toUpperCase();
  return letter > '\x7f' && capital !== letter && capital.length === letter.length ? capital : null;
}

/** Compares without regard to the case of accented letters, and to which apostrophe was typed. */
const inAnyCase =
  (compare: Operator): Operator =>
  (column, pattern) => {
    if (typeof pattern !== 'string') return compare(column, pattern);
    const wanted = pattern.toLowerCase().replaceAll('’', "'");
    let compared = column;
    for (const letter of new Set(wanted)) {
      const other = otherForm(letter);
      if (other) compared = sql`replace(${compared}, ${other}, ${letter})`;
    }
    return compare(compared, compared === column ? pattern : wanted);
  };

/**
 * Has searches find a word in whatever case, and with either apostrophe: SQLite takes É and é for different letters, and both
 * databases ' and ’, which the panel's own fields have.
 */
export function searchInAnyCase(database: SqlDatabase): void {
  const { like, contains } = database.operators;
  database.operators = { ...database.operators, like: inAnyCase(like), contains: inAnyCase(contains) };
}
