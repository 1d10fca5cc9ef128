import { z } from 'zod';
import { longestSubject, type VisitEvent, visitEvents } from '../visits/visit-events.ts';

/** Counts in one message. */
export const mostCounts = 500;

const count = z.object({
  /** in Paris */
  day: z.iso.date(),
  event: z.enum(Object.keys(visitEvents) as VisitEvent[]),
  subject: z.string().max(longestSubject),
  count: z.int().min(1).max(10_000_000),
});

/** What a site sends to the content service: sums since its last message. */
export const visitCounts = z.object({
  /** the same each time that the message is sent: it is added once */
  batch: z.uuid(),
  counts: z.array(count).max(mostCounts),
});

export type VisitCount = z.infer<typeof count>;
export type VisitCounts = z.infer<typeof visitCounts>;
