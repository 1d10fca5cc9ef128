import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { readSchoolOf, type SiteContext } from '../../app/data/.server/site-context.ts';
import type { School } from '../../app/data/model.ts';

/** The third parties of a school: the same for all its pages, since a client navigation keeps the policy of the first page. */
export type ThirdParties = Pick<School, 'tagManagerId' | 'footerFrameUrl'>;

/** No third parties: also the default where the school could not be read. */
export const noThirdParties: ThirdParties = { tagManagerId: null, footerFrameUrl: null };

/**
 * The third parties that the school has configured, for the policy of a page. After a rendering this needs no further request:
 * the school was read for the head of the page.
 */
export const readThirdParties = (context: SiteContext, locale: Locale): Promise<ThirdParties> =>
  readSchoolOf(context, locale).catch(() => noThirdParties);
