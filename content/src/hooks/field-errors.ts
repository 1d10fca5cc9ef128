interface RefusedSave {
  data?: { errors?: unknown } | null;
}

interface FieldError {
  path?: string;
  /** as the panel names the field */
  label?: unknown;
  message?: string;
}

/** The fields because of which Payload refused a save, each with its sentence; none for any other error. */
export function fieldErrorsOf(error: unknown): FieldError[] {
  const errors = (error as RefusedSave | null | undefined)?.data?.errors;
  return Array.isArray(errors) ? errors : [];
}
