import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { readSchoolOf, type SiteContext } from '../../app/data/.server/site-context.ts';
import type { School } from '../../app/data/model.ts';

/** What of others a school has put into its pages: the same for all of them, since a visit keeps its first policy. */
export type ThirdParties = Pick<School, 'tagManagerId' | 'footerFrameUrl'>;

/** A school without any, and what is assumed where it could not be read. */
export const noThirdParties: ThirdParties = { tagManagerId: null, footerFrameUrl: null };

/**
 * What the school has configured, for the policy of a page. Within a request that rendered a page nothing is asked again:
 * the school was read for its head.
 */
export async function readThirdParties(context: SiteContext, locale: Locale): Promise<ThirdParties> {
  try {
    return await readSchoolOf(context, locale);
  } catch {
    return noThirdParties;
  }
}
