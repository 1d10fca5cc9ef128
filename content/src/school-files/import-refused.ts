import { fieldErrorsOf } from '../hooks/field-errors.ts';
import type { FileDocument, Problem } from './values.ts';

/** The errors because of which nothing was imported, one line each. */
export class ImportRefused extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[], options?: ErrorOptions) {
    super(
      problems.map(({ file, field, sentence }) => [file, field, sentence].filter(Boolean).join(': ')).join('\n'),
      options,
    );
    this.problems = problems;
  }

  /** The errors of a failed save, by field where it names fields. */
  static ofSave({ file, at }: FileDocument, error: unknown): ImportRefused {
    const sentence = error instanceof Error ? error.message : String(error);
    const problems = fieldErrorsOf(error).map(({ path = '', message = sentence }) => ({
      ...{ file, field: [at, path].filter(Boolean).join('.') },
      sentence: message,
    }));
    return new ImportRefused(problems.length > 0 ? problems : [{ file, field: at, sentence }], { cause: error });
  }
}
