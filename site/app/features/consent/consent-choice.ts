import { readCookie } from '../../http/cookie.ts';

/**
 * The visitor's choice, purpose by purpose (section 9, "Consent"): agreed, refused, or `null` where the
 * purpose was not asked about. What was not asked is neither agreed to nor refused.
 */
export interface Consent {
  /** keeping the origin in cookies, and adding it to the link to the CRM */
  origin: boolean | null;
  /** loading the tag manager */
  tags: boolean | null;
}

export type Purpose = keyof Consent;

/** What the site asks about, and what follows from it. */
export interface ConsentOptions {
  trackingConsent: 'at-once' | 'after-choice';
  tagManagerId: string | null;
  /** whether the page has the bar of actions, which the banner must leave free */
  withBar: boolean;
  /** applies a changed choice about the origin of the visit */
  onOrigin: (agreed: boolean) => Promise<void>;
}

export const consentCookieName = 'consent';

/** The control in the footer that requests the banner, which the server renders. */
export const consentControl = '[data-consent-control]';

/** Rises when the meaning of a purpose changes: whoever chose before is asked again. */
export const consentVersion = 'v1';
export const everyPurpose = ['origin', 'tags'] as const satisfies Purpose[];

/**
 * The purposes that this site asks about: the origin where it is only stored after a choice, tags where there is a tag manager.
 * @returns empty: nothing to ask, and so no banner
 */
export function purposesOf(site: { trackingConsent: string; tagManagerId: string | null }): Purpose[] {
  const asked: Record<Purpose, boolean> = {
    origin: site.trackingConsent === 'after-choice',
    tags: Boolean(site.tagManagerId),
  };
  return everyPurpose.filter((purpose) => asked[purpose]);
}

/**
 * The choice that the cookie `consent` holds: a version, then `all`, `none` or the purposes agreed to, then the purposes
 * asked about where these were not all: `v1.all`, `v1.origin`, `v1.none.tags`.
 * @param cookieHeader the `Cookie` header or `document.cookie`
 * @returns null where no choice was made, or none that this version understands: the visitor is to be asked
 */
export function readConsent(cookieHeader: string): Consent | null {
  const [given, choice, among, ...rest] = readCookie(cookieHeader, consentCookieName)?.split('.') ?? [];
  if (given !== consentVersion || rest.length > 0) return null;
  const asked = among === undefined ? everyPurpose : listOf(among);
  const agreed = choice === 'all' ? asked : choice === 'none' ? [] : listOf(choice);
  if (!asked || !agreed?.every((purpose) => asked.includes(purpose))) return null;
  const answer = (purpose: Purpose) => (asked.includes(purpose) ? agreed.includes(purpose) : null);
  return { origin: answer('origin'), tags: answer('tags') };
}

/** The purposes that a list names; null where one of them is unknown. */
function listOf(list = ''): Purpose[] | null {
  const names = list.split('+');
  const named = everyPurpose.filter((purpose) => names.includes(purpose));
  return names.every((name) => everyPurpose.some((purpose) => purpose === name)) ? named : null;
}
