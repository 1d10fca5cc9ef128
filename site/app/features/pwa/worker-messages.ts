/** The messages between pages and the service worker. A response is sent through the port of its message. */
export type WorkerMessage =
  /** Which build is the worker of? Response: the release, as text. */
  | { type: 'release' }
  /** This page is of the worker's build already. When every open page is, no visitor needs to be asked. */
  | { type: 'up-to-date' }
  /** The visitor agrees: replace the worker at work now. */
  | { type: 'take-over' }
  /**
   * Does the page at this URL come from the cache of the worker? Response: when it was stored (ISO), or `null` where it is
   * fresh. `offline`: the page knows that there is no connection. `copy`: when the data that the page has requested itself were
   * stored, `null` where they are fresh; undefined where they came with the document.
   */
  | { type: 'saved-on'; address: string; offline: boolean; copy: string | null | undefined }
  /** Store the document of this URL, and the pictures that the page has loaded already. */
  | { type: 'keep'; address: string; pictures: string[] };

/** The response to a message, by its type. */
export type WorkerResponse<M extends WorkerMessage['type']> = M extends 'release'
  ? string
  : M extends 'saved-on'
    ? string | null
    : undefined;
