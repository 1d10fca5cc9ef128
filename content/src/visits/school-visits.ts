import type { Payload, PayloadRequest } from 'payload';
import { accountOf } from '../access/roles.ts';
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
  for (const id of accountOf({ user })?.schools ?? []) {
    const school = Number(id);
    const known = await payload.findByID({
      ...{ collection: 'schools', id: school, depth: 0, locale: 'fr', select: { name: true } },
      ...{ overrideAccess: false, user, disableErrors: true },
    });
    if (known) visits.push({ school, name: known.name ?? '', events: await readVisits(payload, school, options) });
  }
  return visits;
}
