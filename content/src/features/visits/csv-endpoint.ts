import { parisDayOf } from '@vitrine/contract/paris-time.ts';
import { type VisitEvent, visitEvents } from '@vitrine/contract/visits/visit-events.ts';
import { settings } from '../../config/settings.ts';
import { writeCsv } from '../../csv/csv.ts';
import { csvFile, requireSchool, separatorOf } from '../../csv/csv-endpoints.ts';
import { query, sql } from '../../database/sql.ts';
import { endpoint } from '../../endpoints/endpoint.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { dayBefore } from '../../paris-time/paris-moment.ts';
import { dimensionsOf, periodOf } from './read-visits.ts';
import { visitLabels } from './visit-labels.ts';

const isEvent = (name: string | null): name is VisitEvent => name !== null && Object.hasOwn(visitEvents, name);

/**
 * `GET /visit-counts/csv?school=2&event=action-left&period=28`: the counts of an event by day, for editors, with
 * `separatorOf` the request.
 */
export const visitsCsv = endpoint('get', '/csv', async (req) => {
  const school = await requireSchool(req);
  const event = req.searchParams.get('event');
  if (!isEvent(event)) throw refusal(400, 'Bad request');
  const today = parisDayOf(settings.now());
  const period = periodOf(req.searchParams.get('period'));
  const rows = await query<{ day: string; subject: string; count: number }>(
    req.payload,
    sql`SELECT "day", "subject", "count" FROM "visit_counts" WHERE "school_id" = ${school} AND "event" = ${event}
      AND "day" >= ${dayBefore(today, period - 1)} AND "day" <= ${today} ORDER BY "day", "count" DESC, "subject"`,
  );
  const say = visitLabels[panelLanguageOf(req)];
  const names = visitEvents[event];
  const head = [say.day, ...names.map((name) => say.dimensions[name]), say.count];
  const lines = rows.map(({ day, subject, count }) => {
    return [day, ...dimensionsOf(event, subject).slice(0, names.length), String(count)];
  });
  return csvFile(`${event}-${today}-${period}.csv`, writeCsv([head, ...lines], separatorOf(req)));
});
