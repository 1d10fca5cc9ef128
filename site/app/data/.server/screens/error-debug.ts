import { alternatesOf, pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { translate } from '../../../labels/translate.ts';
import type { ErrorDebugData } from '../../screen-data.ts';
import { switchWith } from '../readers/alternates.ts';
import { readLabels } from '../readers/labels.ts';
import { readSchoolOf, type SiteContext } from '../site-context.ts';
import { frameOf } from '../translate/page-metadata.ts';

/** The list of error pages (section 2, "/error/debug"); with a status, the error page of that status. */
export async function readErrorDebug(
  context: SiteContext,
  locale: Locale,
  status: number | null,
): Promise<ErrorDebugData> {
  const [school, labels] = await Promise.all([readSchoolOf(context, locale), readLabels(context, locale)]);
  const alternates = alternatesOf('error-debug');
  const title = translate(labels, 'error-debug.title');
  return {
    ...frameOf(context, {
      locale,
      school,
      title,
      description: translate(labels, 'error-debug.introduction'),
      canonicalPath: pathTo('error-debug', locale),
      alternates,
      preventIndexing: true,
    }),
    ...switchWith(alternates, { status: status?.toString() }),
    status,
  };
}
