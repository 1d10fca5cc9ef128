import { fieldErrorsOf } from '../hooks/field-errors.ts';

/** The message of an error in one sentence; for a document that was refused, with its wrong fields. */
export function errorSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const details = fieldErrorsOf(error)
    .map(({ path, message }) => `${path}: ${message}`)
    .join('; ');
  return details ? `${error.message} (${details})` : error.message;
}
