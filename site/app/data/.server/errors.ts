/** The content service was unreachable, or its response invalid. Not the same as "does not exist". */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
  readonly timedOut: boolean;
  /**
   * @param path the requested path
   * @param reason what went wrong, without secrets
   * @param timedOut whether it was waited for in vain
   */
  constructor(path: string, reason: string, timedOut = false) {
    super(`The content service gave no answer for ${path}: ${reason}`);
    this.timedOut = timedOut;
  }
}
