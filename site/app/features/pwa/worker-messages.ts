/** What pages and the service worker say to each other. Questions are answered through the port that they bring. */
export type WorkerMessage =
  /** Which build are you of? Answer: the release, as text. */
  | { type: 'release' }
  /** This page is of your build already. When every open page says so, nobody needs to be asked. */
  | { type: 'arrived' }
  /** The visitor agrees: replace the worker at work now. */
  | { type: 'take-over' }
  /**
   * Does what I show at this address come from what you kept?
   * Answer: when it was kept (ISO), or `null` where it is fresh. `offline`: the page knows that there is no connection.
   */
  | { type: 'saved-on'; address: string; offline: boolean }
  /** Keep the document of this address, and the pictures that the page has loaded already. */
  | { type: 'keep'; address: string; pictures: string[] };

/** The response to a message, by its type. */
export type WorkerResponse<M extends WorkerMessage['type']> = M extends 'release'
  ? string
  : M extends 'saved-on'
    ? string | null
    : undefined;
