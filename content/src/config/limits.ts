/** How large what is sent to the content service may be, in bytes. The server holds to it before anything is read. */

/** Bodies that are neither files nor tables. */
export const largestJson = 1_000_000;
/** A file for the media library, as its form says. */
export const largestUpload = 20_000_000;
/** A table of redirects or CRM links. */
export const largestCsv = 2_000_000;
/** What a form adds around its file: its other fields. */
export const largestForm = 100_000;
