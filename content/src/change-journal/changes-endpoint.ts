import { APIError, type Endpoint } from 'payload';
import { z } from 'zod';
import { accountOf } from '../access/roles.ts';
import { readChanges } from './journal.ts';
import { flush } from './outbox.ts';

const query = z.object({
  since: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
});

/**
 * `GET /changes?since=N`: the changes after number N (`docs/decisions/011`), for the site's own account and for editors.
 * @returns `ChangesResponse` of the protocol, at most 1,000 lines; where there may be more, ask again from `last`
 */
export const changes: Endpoint = {
  path: '/changes',
  method: 'get',
  handler: async (req) => {
    if (!accountOf(req)) throw new APIError('Unauthenticated user', 401, undefined, true);
    const parsed = query.safeParse(Object.fromEntries(req.searchParams));
    if (!parsed.success) throw new APIError('Bad request', 400, undefined, true);
    await flush(req.payload);
    return Response.json(await readChanges(req.payload, parsed.data.since), {
      headers: { 'cache-control': 'no-store' },
    });
  },
};
