interface FieldErrors {
  data?: { errors?: { path?: string; message?: string }[] };
}

/** The message of an error in one sentence; for a document that was refused, with its wrong fields. */
export function errorSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const fields = (error as FieldErrors).data?.errors ?? [];
  const details = fields.map(({ path, message }) => `${path}: ${message}`).join('; ');
  return details ? `${error.message} (${details})` : error.message;
}
