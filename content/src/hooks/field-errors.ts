interface RefusedSave {
  data?: { errors?: unknown } | null;
}

/** The fields because of which Payload refused a save, each with its sentence; none for any other error. */
export function fieldErrorsOf(error: unknown): { path?: string; message?: string }[] {
  const errors = (error as RefusedSave | null | undefined)?.data?.errors;
  return Array.isArray(errors) ? errors : [];
}
