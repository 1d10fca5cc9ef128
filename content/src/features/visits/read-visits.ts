import { mostSubjects, type VisitEvent, visitEvents } from '@vitrine/contract/visits/visit-events.ts';
import type { Payload, PayloadRequest } from 'payload';
import { readOwnSchools } from '../../access/read-own-schools.ts';
import { query, sql } from '../../database/sql.ts';
import { dayBefore } from '../../paris-time/paris-moment.ts';

/** The periods that the page offers, in days. */
export const periods = [7, 28, 90] as const;
export type Period = (typeof periods)[number];

/** The period of a query; 28 days where it names none of them. */
export function periodOf(value: unknown): Period {
  return periods.find((period) => String(period) === value) ?? 28;
}

/** What was counted of an event in a period. */
export interface EventCounts {
  event: VisitEvent;
  /** of each day, the oldest first; the last one is today */
  days: { day: string; count: number }[];
  total: number;
  /** the most frequent first; none where the event has no dimensions */
  subjects: { subject: string; count: number }[];
}

/** Subjects that are shown of an event; a file has all. Of vitals all are read, because percentiles follow from all. */
const mostShown = 20;

/**
 * Reads what visitors of a school did. Whoever calls it has checked that the account may see the school.
 * @param today the last day of the period, in Paris
 */
export async function readVisits(
  payload: Payload,
  school: number,
  { period, today }: { period: Period; today: string },
): Promise<EventCounts[]> {
  const first = dayBefore(today, period - 1);
  const within = sql`"school_id" = ${school} AND "day" >= ${first} AND "day" <= ${today}`;
  const byDay = await query<{ day: string; event: string; count: number }>(
    payload,
    sql`SELECT "day", "event", SUM("count") AS "count" FROM "visit_counts" WHERE ${within} GROUP BY "day", "event"`,
  );
  const counted = new Map(byDay.map(({ day, event, count }) => [`${event} ${day}`, Number(count)]));
  const events = Object.keys(visitEvents) as VisitEvent[];
  return Promise.all(
    events.map(async (event) => {
      const days = Array.from({ length: period }, (_, index) => {
        const day = dayBefore(first, -index);
        return { day, count: counted.get(`${event} ${day}`) ?? 0 };
      });
      const subjects =
        visitEvents[event].length === 0
          ? []
          : await query<{ subject: string; count: number }>(
              payload,
              sql`SELECT "subject", SUM("count") AS "count" FROM "visit_counts" WHERE ${within} AND "event" = ${event}
                GROUP BY "subject" ORDER BY SUM("count") DESC, "subject" LIMIT ${event === 'vital' ? mostSubjects : mostShown}`,
            );
      return {
        event,
        days,
        total: days.reduce((sum, { count }) => sum + count, 0),
        subjects: subjects.map(({ subject, count }) => ({ subject, count: Number(count) })),
      };
    }),
  );
}

/** What visitors of a school did. */
export interface SchoolVisits {
  school: number;
  name: string;
  events: EventCounts[];
}

/** Reads what visitors of the account's own schools did, in the order of the account. */
export async function readSchoolVisits(
  payload: Payload,
  user: PayloadRequest['user'],
  options: { period: Period; today: string },
): Promise<SchoolVisits[]> {
  const visits: SchoolVisits[] = [];
  for (const { school, name } of await readOwnSchools(payload, user)) {
    visits.push({ school, name, events: await readVisits(payload, school, options) });
  }
  return visits;
}

/** The dimensions of a subject, in the order of its event. A word may contain the separator. */
export function dimensionsOf(event: VisitEvent, subject: string): string[] {
  const names = visitEvents[event];
  if (names.length < 2) return [subject];
  const values = subject.split('/');
  return names.map((_name, index) => values[index] ?? '');
}
