import type { VisitCounts } from '@vitrine/contract/messages/visit-counts.ts';
import { z } from 'zod';
import type { ReaderContext } from '../reader-context.ts';

/**
 * Sends sums of what visitors did. The same message may be sent again: it is added once.
 * @throws ContentUnavailable
 */
export async function sendVisitCounts(content: ReaderContext['content'], counts: VisitCounts): Promise<void> {
  await content.post('/visit-counts', counts, z.object({ added: z.boolean() }));
}
