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

/** The origin under the names of its cookies. A campaign value that is missing or broken reads as `none`. */
function originNamed(given: (name: string) => string | null): Origin | null {
  const origineTracking = givenValue(given(cookieNames.origineTracking), null);
  if (origineTracking === null) return null;
  return {
    origineTracking,
    utmMedium: givenValue(given(cookieNames.utmMedium), 'none'),
    utmSource: givenValue(given(cookieNames.utmSource), 'none'),
    utmCampaign: givenValue(given(cookieNames.utmCampaign), 'none'),
  };
}

/**
 * The origin that the cookies hold.
 * @param cookieHeader the `Cookie` header or `document.cookie`; values may be anything and are cleaned
 * @returns null without a usable `origine-tracking`
 */
export const readOriginCookies = (cookieHeader: string): Origin | null =>
  originNamed((name) => decoded(readCookie(cookieHeader, name) ?? ''));

/** The same of the fields of a form, which {@link addOrigin} has added. */
export const readOriginFields = (form: FormData): Origin | null =>
  originNamed((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : null;
  });

/** Adds an origin to a form that the browser submits. */
export function addOrigin(form: FormData, origin: Origin): void {
  for (const field of fields) form.set(cookieNames[field], origin[field]);
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
