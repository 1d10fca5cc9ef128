import { inSpan, isRecording } from '@vitrine/tracing/span.ts';

/** Characters of a statement in a span: some of Payload's have thousands. */
const longest = 4000;

/**
 * A statement without values: bound ones are placeholders already, but Payload writes some into the text, such as those that are
 * looked for in JSON.
 */
export function withoutValues(statement: string): string {
  return statement.replace(/'(?:[^']|'')*'/g, '?').replace(/(?<![\w$"?])\d+(?:\.\d+)?(?![\w"])/g, '?');
}

/** The innermost parentheses are removed until none is left. */
function withoutSubqueries(statement: string): string {
  const outer = statement.replace(/\([^()]*\)/g, '');
  return outer === statement ? outer : withoutSubqueries(outer);
}

/** What a statement without values does, and with which table: the name of its span. */
export function summaryOf(statement: string): string {
  const [operation = 'SQL'] = /[a-z]+/i.exec(statement) ?? [];
  const [, table = ''] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(withoutSubqueries(statement)) ?? [];
  return `${operation.toUpperCase()} ${table}`.trim();
}

/** Runs a statement in a span of the request that it belongs to. */
export function inStatementSpan<T>(
  system: 'sqlite' | 'postgresql',
  statement: string,
  run: () => Promise<T>,
): Promise<T> {
  if (!isRecording()) return run();
  const text = withoutValues(statement);
  const attributes = { 'db.system.name': system, 'db.query.text': text.slice(0, longest) };
  return inSpan(summaryOf(text), attributes, run, 'client');
}
