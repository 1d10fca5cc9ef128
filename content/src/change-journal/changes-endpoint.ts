import { longestWait } from '@vitrine/contract/messages/change.ts';
import { z } from 'zod';
import { requireAccount } from '../access/require-account.ts';
import { endpoint } from '../endpoints/endpoint.ts';
import { readQuery } from '../endpoints/read-request.ts';
import { uncached } from '../endpoints/uncached.ts';
import { waitForChanges } from './long-poll.ts';

const query = z.object({
  since: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
  wait: z.coerce.number().int().min(0).max(longestWait).default(0),
});

/**
 * `GET /changes?since=N&wait=S`: the changes after number N (`docs/decisions/011`), for the site's own account and for editors.
 * Where there are none yet, the response is held back until there are, for S seconds at most (`docs/decisions/027`).
 * @returns `ChangesResponse` of the protocol, at most 1,000 lines; where there may be more, request again from `last`
 */
export const changes = endpoint('get', '/changes', async (req) => {
  requireAccount(req);
  const { since, wait } = readQuery(req, query);
  return uncached(await waitForChanges(req.payload, since, wait * 1000, req.signal));
});
