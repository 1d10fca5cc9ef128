import { decoded } from '@vitrine/contract/routes/decoded.ts';
import { readCookie } from '../../http/cookie.ts';
import { cleanValue, givenValue, type Origin } from './origin.ts';

/** The cookies of section 9, "Origin cookies". They are written together and read together. */
const cookieNames = {
  origineTracking: 'origine-tracking',
  utmMedium: 'utm_medium',
  utmSource: 'utm_source',
  utmCampaign: 'utm_campaign',
} as const satisfies Record<keyof Origin, string>;

const fields = ['origineTracking', 'utmMedium', 'utmSource', 'utmCampaign'] as const;

/** How long an origin is stored, in seconds from the visit that set it (section 9: two days). */
const originLifetime = 172_800;

/**
 * The origin that the cookies hold.
 * @param cookieHeader the `Cookie` header or `document.cookie`; values may be anything and are cleaned
 * @returns null without a usable `origine-tracking`; a campaign value that is missing or broken reads as `none`
 */
export function readOriginCookies(cookieHeader: string): Origin | null {
  const given = (field: keyof Origin) => decoded(readCookie(cookieHeader, cookieNames[field]) ?? '');
  const origineTracking = givenValue(given('origineTracking'), null);
  if (origineTracking === null) return null;
  return {
    origineTracking,
    utmMedium: givenValue(given('utmMedium'), 'none'),
    utmSource: givenValue(given('utmSource'), 'none'),
    utmCampaign: givenValue(given('utmCampaign'), 'none'),
  };
}

/**
 * The four cookies of an origin, for `Set-Cookie` headers and `document.cookie` alike: scripts must read them when
 * the link to the CRM is built, so they are not HttpOnly.
 * @param options.secure whether the public origin is on https
 */
export function originCookies(origin: Origin, options: { secure: boolean }): string[] {
  return fields.map((field) => cookie(field, encodeURIComponent(cleanValue(origin[field])), originLifetime, options));
}

/** The same four, expired, for a withdrawn consent. */
export function expiredOriginCookies(options: { secure: boolean }): string[] {
  return fields.map((field) => cookie(field, '', 0, options));
}

function cookie(field: keyof Origin, value: string, maxAge: number, { secure }: { secure: boolean }): string {
  return `${cookieNames[field]}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
