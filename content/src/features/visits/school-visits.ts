import type { Payload, PayloadRequest } from 'payload';
import { readOwnSchools } from '../../access/read-own-schools.ts';
import { type EventCounts, type Period, readVisits } from './read-visits.ts';

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
