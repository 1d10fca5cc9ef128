import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { version as reactVersion } from 'react';
import type { SiteContext } from '../../data/.server/site-context.ts';
import { errorMessage } from '../../features/error-page/error-status.ts';
import { taxonomyVersion } from '../../labels/taxonomy.ts';

/** What helps to understand an error, by technical name. */
export type Diagnostics = Record<string, string>;

/**
 * The request, and the process that responded to it (section 2, "/error/debug"): for developers and logged-in editors only.
 * @returns null for everybody else
 */
export function diagnosticsOf(site: SiteContext, status: number | null, locale: Locale): Diagnostics | null {
  if (!site.diagnostics) return null;
  return {
    'request-id': site.diagnostics.requestId,
    now: site.now().toISOString(),
    node: process.versions.node,
    react: reactVersion,
    taxonomy: taxonomyVersion,
    ...(status === null ? {} : { stack: new Error(errorMessage(status, locale)).stack ?? '' }),
  };
}
