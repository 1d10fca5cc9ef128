import { visitCounts } from '@vitrine/contract/messages/visit-counts.ts';
import { parisDayOf } from '@vitrine/contract/paris-time.ts';
import { requireSiteSchool } from '../../access/require-site.ts';
import { settings } from '../../config/settings.ts';
import { withinTransaction } from '../../database/in-one-transaction.ts';
import { endpoint } from '../../endpoints/endpoint.ts';
import { readBody } from '../../endpoints/read-request.ts';
import { uncached } from '../../endpoints/uncached.ts';
import { dayBefore } from '../../paris-time/paris-moment.ts';
import { addVisits } from './visit-rows.ts';

/** Days before today of which counts are added: the site keeps fewer, but may repeat a message for longer. */
const oldestDays = 10;

/**
 * `POST /visit-counts`: the site's own account sends sums of what visitors did; they are added to the stored ones, each message once.
 * Counts of days that are too long ago are left out, and so are those of days to come.
 * @returns `{ added }`: false where the message was added before
 */
export const addVisitCounts = endpoint('post', '/', async (req) => {
  const school = requireSiteSchool(req);
  const sent = await readBody(req, visitCounts);
  const today = parisDayOf(settings.now());
  // The clocks of two machines may be on both sides of a midnight.
  const [first, last] = [dayBefore(today, oldestDays), dayBefore(today, -1)];
  const counts = sent.counts.filter(({ day }) => day >= first && day <= last);
  const added = await withinTransaction(req, (within) => addVisits(within, school, { ...sent, counts }, today));
  return uncached({ added });
});
