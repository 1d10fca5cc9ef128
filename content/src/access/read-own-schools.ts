import type { Payload, PayloadRequest } from 'payload';
import { accountOf } from './roles.ts';

/** The account's own schools with their French names, in the order of the account; all of them for an administrator without any. */
export async function readOwnSchools(
  payload: Payload,
  user: PayloadRequest['user'],
): Promise<{ school: number; name: string }[]> {
  const schools: { school: number; name: string }[] = [];
  for (const id of await schoolsOf(payload, user)) {
    const school = Number(id);
    const known = await payload.findByID({
      ...{ collection: 'schools', id: school, depth: 0, locale: 'fr', select: { name: true } },
      ...{ overrideAccess: false, user, disableErrors: true },
    });
    if (known) schools.push({ school, name: known.name ?? '' });
  }
  return schools;
}

async function schoolsOf(payload: Payload, user: PayloadRequest['user']): Promise<(number | string)[]> {
  const account = accountOf({ user });
  if (account?.role !== 'admin' || account.schools.length > 0) return account?.schools ?? [];
  const { docs } = await payload.find({ collection: 'schools', depth: 0, pagination: false, sort: 'id', select: {} });
  return docs.map(({ id }) => id);
}
