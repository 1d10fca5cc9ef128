import type { Settings } from '../../app/config/settings.server.ts';
import { readConsent } from '../../app/features/consent/consent-choice.ts';
import { classifyOrigin, nextOrigin } from '../../app/features/tracking/classify-origin.ts';
import { expiredOriginCookies, originCookies, readOriginCookies } from '../../app/features/tracking/origin-cookies.ts';

export interface PageRequest {
  url: URL;
  /** the `Referer` header */
  referrer: string | null;
  /** the `Cookie` header; empty: none */
  cookies: string;
}

/**
 * The `Set-Cookie` values that remember where a visitor came from (section 9, "Origin
 * cookies"): one for each of the four cookies, or none at all; expired where they are left of what was refused since. For requests of pages only.
 *
 * With `at-once` they are set by the first request, unless the visitor has refused in the meantime: what a withdrawal
 * removed must not come back. With `after-choice` only a visitor who agreed gets them.
 */
export function originSetCookies(
  { url, referrer, cookies }: PageRequest,
  { trackingConsent, siteUrl }: Pick<Settings, 'trackingConsent' | 'siteUrl'>,
): string[] {
  const consent = readConsent(cookies);
  const site = new URL(siteUrl);
  const secure = site.protocol === 'https:';
  const known = readOriginCookies(cookies);
  // The page of the withdrawal may not have been able to remove them.
  if (consent?.origin === false && known) return expiredOriginCookies({ secure });
  const mayBeSet = trackingConsent === 'at-once' ? consent?.origin !== false : consent?.origin === true;
  if (!mayBeSet) return [];
  // The request's own host too: a site on one machine is read under several names.
  const siteHosts = [site.host, site.host.replace(/^www\./, ''), url.host];
  const origin = nextOrigin(known, classifyOrigin({ url, referrer, siteHosts }));
  return origin ? originCookies(origin, { secure }) : [];
}
