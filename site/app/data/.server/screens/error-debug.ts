import { alternatesOf } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { ErrorDebugData } from '../../screen-data.ts';
import type { SiteContext } from '../site-context.ts';
import { readFraming } from './framing.ts';

/** The list of error pages (section 2, "/error/debug"); with a status, the error page of that status. */
export async function readErrorDebug(
  context: SiteContext,
  locale: Locale,
  status: number | null,
): Promise<ErrorDebugData> {
  const { t, frame } = await readFraming(context, locale);
  const framed = frame({
    title: t('error-debug.title'),
    description: t('error-debug.introduction'),
    alternates: alternatesOf('error-debug'),
    preventIndexing: true,
    chosen: { status: status?.toString() },
  });
  if (status === null) return { ...framed, status };
  // As a page that fails: it has no actions, and no canonical URL, which would be printed.
  const metadata = framed.metadata.filter((element) => !('rel' in element && element.rel === 'canonical'));
  return { ...framed, layout: 'dynamic', metadata, status };
}
