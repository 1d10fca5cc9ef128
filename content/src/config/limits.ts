/** Largest request bodies, in bytes. The server enforces them before a body is parsed. */

/** Everything that is neither an upload nor a CSV file. */
export const largestJson = 1_000_000;
/** A file for the media library; the form states this limit. */
export const largestUpload = 20_000_000;
/** A CSV file of redirects or CRM links. */
export const largestCsv = 2_000_000;
/** What a multipart form adds to its file. */
export const largestForm = 100_000;
