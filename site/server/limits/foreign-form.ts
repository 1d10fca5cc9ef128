import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../../app/config/settings.server.ts';
import { refusalResponse, toResponse } from './early-response.ts';

/**
 * Refuses a form that a page of another origin sends, or one without an origin (`null`). React Router refuses it too, but as a failure
 * of the site, with an error in its log.
 */
export function refuseForeignForm(settings: Pick<Settings, 'siteUrl' | 'crmHosts'>): MiddlewareHandler {
  const own = new URL(settings.siteUrl).origin;
  return async ({ req }, next) => {
    const origin = req.header('origin');
    if (origin === undefined || origin === own) return next();
    const { pathname, search } = new URL(req.url);
    return toResponse(refusalResponse({ status: 403 }, pathname + search, settings));
  };
}
