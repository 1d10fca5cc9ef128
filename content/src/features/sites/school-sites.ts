import type { PayloadRequest } from 'payload';
import { settings } from '../../config/settings.ts';
import { idOf } from '../../fields/field-values.ts';

/** Reads within the transaction of the request, which may have made a school. */
export type Reading = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>;

/**
 * The origin of each school's site, by the identifier of the school: `SITE_URL` for the schools of the account `CONTENT_USERNAME`,
 * wherever a copy of them was installed; the address in the school's own entry for all others.
 */
export async function readSchoolSites({ payload, transactionID }: Reading): Promise<Map<number, string>> {
  const req = { payload, transactionID, context: {} };
  const schools = await payload.find({
    collection: 'schools',
    ...{ depth: 0, pagination: false, select: { siteUrl: true }, req },
  });
  const accounts = await payload.find({
    collection: 'users',
    where: { and: [{ email: { equals: settings.siteUsername.toLowerCase() } }, { role: { equals: 'service' } }] },
    ...{ depth: 0, pagination: false, req },
  });
  const own = new Set(
    accounts.docs.flatMap((account) => (account.schools ?? []).map((school) => Number(idOf(school)))),
  );
  return new Map(
    schools.docs.map(({ id, siteUrl }) => {
      const isElsewhere = !own.has(id) && URL.canParse(siteUrl);
      return [id, isElsewhere ? new URL(siteUrl).origin : settings.siteUrl];
    }),
  );
}

/** The origin of the site of a school; `SITE_URL` for one that does not exist. */
export async function siteOfSchool(reading: Reading, school: unknown): Promise<string> {
  return (await readSchoolSites(reading)).get(Number(school)) ?? settings.siteUrl;
}
