import { fieldErrorsOf } from '../hooks/field-errors.ts';
import type { FileDocument, Problem } from './values.ts';

/** The error of an import of which nothing is kept: its problems, one line each. */
export function importRefused(problems: Problem[], options?: ErrorOptions): Error {
  const lines = problems.map(({ file, field, sentence }) => [file, field, sentence].filter(Boolean).join(': '));
  return new Error(lines.join('\n'), options);
}

/** That of a failed save, by field where it names fields. */
export function saveRefused({ file, at }: FileDocument, error: unknown): Error {
  const sentence = error instanceof Error ? error.message : String(error);
  const problems = fieldErrorsOf(error).map(({ path = '', message = sentence }) => ({
    ...{ file, field: [at, path].filter(Boolean).join('.') },
    sentence: message,
  }));
  return importRefused(problems.length > 0 ? problems : [{ file, field: at, sentence }], { cause: error });
}
