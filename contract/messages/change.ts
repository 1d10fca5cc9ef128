import { z } from 'zod';

/**
 * One line of the change journal of the content service. Numbers grow by one. The site requests "changes since N" at start and
 * every 25 s, and is notified of each change at once by a signed message.
 */
export const change = z.object({
  sequence: z.number().int().positive(),
  /** the slug of the collection, for example `news` */
  collection: z.string(),
  id: z.union([z.number(), z.string()]),
  /** `removed`: unpublished, deleted or moved to another URL; pages that show it must leave the caches at once */
  kind: z.enum(['published', 'removed']),
});
export type Change = z.infer<typeof change>;

/** The response to `GET /api/changes?since=N`: the changes after N, oldest first. */
export const changesResponse = z.object({
  /** the number of the newest line */
  last: z.number().int().min(0),
  /** N is older than the journal, or from another database: everything in the caches is stale */
  reset: z.boolean(),
  changes: z.array(change),
});
export type ChangesResponse = z.infer<typeof changesResponse>;

/** The body of the message to `POST {SITE_INTERNAL_URL}/changes`. */
export const changesMessage = z.object({ changes: z.array(change).min(1).max(1000) });
export type ChangesMessage = z.infer<typeof changesMessage>;
