/**
 * Identifiers that stay when a document is renamed, moved or gets another slug: made of the school's host and the document's
 * number, which is never given to another document (section 11, "Numbers").
 */

/** The `tag:` URI of a document (RFC 4151), the same in every release. */
export const tagOf = (siteUrl: string, kind: string, id: string): string =>
  `tag:${new URL(siteUrl).hostname},2026:${kind}/${id}`;

/** The UID of an event (RFC 7986): the same in every calendar and language. */
export const uidOf = (siteUrl: string, id: string): string => `event-${id}@${new URL(siteUrl).hostname}`;
