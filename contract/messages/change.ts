import { z } from 'zod';

/**
 * One line of the change journal of the content service. Numbers grow by one. The site requests "changes since N" at start and,
 * as a long poll, again and again.
 */
const change = z.object({
  sequence: z.number().int().positive(),
  /** the slug of the collection, for example `news` */
  collection: z.string(),
  id: z.union([z.number(), z.string()]),
  /** `removed`: unpublished, deleted or moved to another URL; pages that show it must leave the caches at once */
  kind: z.enum(['published', 'removed']),
});
export type Change = z.infer<typeof change>;

/** Seconds for which `GET /api/changes?since=N&wait=S` may be held back at most where there is no change yet. */
export const longestWait = 25;

/** The response to `GET /api/changes?since=N&wait=S`: the changes after N, oldest first. */
export const changesResponse = z.object({
  /** the number of the newest line */
  last: z.number().int().min(0),
  /** N is older than the journal, or from another database: everything in the caches is stale */
  reset: z.boolean(),
  changes: z.array(change),
});
export type ChangesResponse = z.infer<typeof changesResponse>;
