import type { PayloadRequest } from 'payload';
import { accountNamed } from '../../accounts/account-names.ts';
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
  const account = await accountNamed(req, settings.siteUsername);
  const ofSite = account?.role === 'service' ? account.schools : null;
  const own = new Set(ofSite?.map((school) => Number(idOf(school))));
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
