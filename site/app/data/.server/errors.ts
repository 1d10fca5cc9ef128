/** The content service could not be asked, or gave no sound answer. Not the same as "does not exist". */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
  readonly timedOut: boolean;
  /**
   * @param path what was asked for
   * @param reason what went wrong, without secrets
   * @param timedOut whether it was waited for in vain
   */
  constructor(path: string, reason: string, timedOut = false) {
    super(`The content service gave no answer for ${path}: ${reason}`);
    this.timedOut = timedOut;
  }
}
