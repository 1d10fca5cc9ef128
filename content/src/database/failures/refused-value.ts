/** A refusal by the database of what a request says: a reference to nothing, a value that another row has, or one that a column cannot have. */
export type Refusal = 'reference' | 'taken' | 'value';

/**
 * SQLSTATE of PostgreSQL: no such row; one that is there; no number, out of range, no date (two), a character that no text can
 * have (two), a negative page.
 */
const states: Record<string, Refusal> = {
  '23503': 'reference',
  '23505': 'taken',
  '22P02': 'value',
  '22003': 'value',
  '22007': 'value',
  '22008': 'value',
  '22021': 'value',
  '22P05': 'value',
  '2201X': 'value',
};

/** The same in the words of SQLite and of its client. */
const messages: [RegExp, Refusal][] = [
  [/FOREIGN KEY constraint failed/, 'reference'],
  [/UNIQUE constraint failed/, 'taken'],
  [/^Only finite numbers/, 'value'],
  // It takes any text for a date, which Payload cannot read back.
  [/^Invalid time value/, 'value'],
];

/** What the database refused, where an error or what caused it is such a refusal. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof Error)) return null;
  const { cause, message } = error;
  const { code = '' } = error as { code?: string };
  const refusal = states[code] ?? messages.find(([pattern]) => pattern.test(message))?.[1];
  return refusal ?? refusalOf(cause);
}
