/** The content service could not be asked, or gave no sound answer. Not the same as "does not exist". */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
  /**
   * @param path what was asked for
   * @param reason what went wrong, without secrets
   */
  constructor(path: string, reason: string) {
    super(`The content service gave no answer for ${path}: ${reason}`);
  }
}
