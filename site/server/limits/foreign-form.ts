import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../../app/config/settings.server.ts';
import { failureResponse, toResponse } from './early-response.ts';

/**
 * Refuses a form that a page of another origin sends, or one without an origin (`null`). The site's own origins are `SITE_URL`, and the
 * host that the request names: a site may have more domains. React Router refuses such a form too, but as a failure of the site, with
 * an error in its log.
 */
export function refuseForeignForm(settings: Pick<Settings, 'siteUrl' | 'crmHosts'>): MiddlewareHandler {
  const own = new URL(settings.siteUrl).host;
  return async ({ req }, next) => {
    const origin = req.header('origin');
    const host = origin && URL.parse(origin)?.host;
    if (origin === undefined || host === own || (host && host === req.header('host'))) return next();
    const { pathname, search } = new URL(req.url);
    return toResponse(failureResponse(403, pathname + search, settings));
  };
}
