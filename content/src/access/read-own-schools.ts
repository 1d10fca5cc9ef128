import type { Payload, PayloadRequest } from 'payload';
import { accountOf } from './roles.ts';

/** The account's own schools with their French names, in the order of the account. */
export async function readOwnSchools(
  payload: Payload,
  user: PayloadRequest['user'],
): Promise<{ school: number; name: string }[]> {
  const schools: { school: number; name: string }[] = [];
  for (const id of accountOf({ user })?.schools ?? []) {
    const school = Number(id);
    const known = await payload.findByID({
      ...{ collection: 'schools', id: school, depth: 0, locale: 'fr', select: { name: true } },
      ...{ overrideAccess: false, user, disableErrors: true },
    });
    if (known) schools.push({ school, name: known.name ?? '' });
  }
  return schools;
}
