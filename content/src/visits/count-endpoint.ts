import { visitCounts } from '@vitrine/contract/messages/visit-counts.ts';
import { APIError, type Endpoint } from 'payload';
import { accountOf } from '../access/roles.ts';
import { inOneTransaction } from '../config/in-one-transaction.ts';
import { settings } from '../config/settings.ts';
import { dayBefore, dayInParis } from './days.ts';
import { addVisits } from './visit-rows.ts';

/** Days before today that a message may be about: the site keeps fewer. */
const oldestDays = 10;

/**
 * `POST /visit-counts`: the site's own account sends sums of what visitors did; they are added to the stored ones, each message once.
 * @returns `{ added }`: false where the message was added before
 */
export const addVisitCounts: Endpoint = {
  path: '/',
  method: 'post',
  handler: async (req) => {
    const account = accountOf(req);
    if (!account) throw new APIError('Unauthenticated user', 401, undefined, true);
    const school = account.schools[0];
    if (account.role !== 'service' || school === undefined) throw new APIError('Access denied', 403, undefined, true);
    const parsed = visitCounts.safeParse(await req.json?.().catch(() => null));
    if (!parsed.success) throw new APIError('Bad request', 400, undefined, true);
    const today = dayInParis(settings.now());
    // The clocks of two machines may be on both sides of a midnight.
    const [first, last] = [dayBefore(today, oldestDays), dayBefore(today, -1)];
    if (parsed.data.counts.some(({ day }) => day < first || day > last))
      throw new APIError('Bad request', 400, undefined, true);
    const added = await inOneTransaction(req.payload, (transactionID) =>
      addVisits({ ...req, transactionID }, Number(school), parsed.data, today),
    );
    return Response.json({ added }, { headers: { 'cache-control': 'no-store' } });
  },
};
