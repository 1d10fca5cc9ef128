/** The content service was unreachable, or its response invalid. Not the same as "does not exist". */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
  readonly timedOut: boolean;
  readonly status: number | null;
  /**
   * @param path the requested path
   * @param reason what went wrong, without secrets
   * @param timedOut whether there was no response in time, for the site or for a proxy before the content service
   * @param status of a response that was none to use; `null` where there was no response, or it was invalid
   */
  constructor(path: string, reason: string, timedOut = false, status: number | null = null) {
    super(`The content service gave no response for ${path}: ${reason}`);
    this.timedOut = timedOut;
    this.status = status;
  }
}
