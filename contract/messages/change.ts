import { z } from 'zod';

/**
 * One line of the journal that the content service keeps of what it published. Numbers grow by one; the site asks for
 * "changes since N" at start and every 25 s, and is told of each at once by a signed message.
 */
export const change = z.object({
  sequence: z.number().int().positive(),
  /** the slug of the collection, for example `news` */
  collection: z.string(),
  id: z.union([z.number(), z.string()]),
  /** `removed`: unpublished, deleted or moved to another URL; what showed it must leave at once */
  kind: z.enum(['published', 'removed']),
});
export type Change = z.infer<typeof change>;

/** The answer to `GET /api/changes?since=N`: what happened after N, oldest first. */
export const changesResponse = z.object({
  /** the number of the newest line */
  last: z.number().int().min(0),
  /** N is older than what the journal still has, or from another database: everything known counts as outdated */
  reset: z.boolean(),
  changes: z.array(change),
});
export type ChangesResponse = z.infer<typeof changesResponse>;

/** The body of the message to `POST {SITE_INTERNAL_URL}/changes`. */
export const changesMessage = z.object({ changes: z.array(change).min(1).max(1000) });
export type ChangesMessage = z.infer<typeof changesMessage>;
