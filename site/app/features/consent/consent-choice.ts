/** What the visitor agreed to, purpose by purpose (sections "Origin tracking" and "Behaviour in the browser"). */
export interface Consent {
  /** keeping the origin in cookies, and adding it to the link to the CRM */
  origin: boolean;
  /** loading the tag manager */
  tags: boolean;
}

export const consentCookieName = 'consent';

/** How long a choice is kept, in seconds: six months of 30 days. */
export const consentLifetime = 15_552_000;

/** Rises when the purposes change: whoever chose among others is asked again. */
const version = 'v1';
const purposes = ['origin', 'tags'] as const satisfies (keyof Consent)[];

/**
 * The choice that the cookie `consent` holds: `v1.all`, `v1.none`, or purposes such as `v1.tags` or `v1.origin+tags`.
 * @param cookieHeader the `Cookie` header or `document.cookie`
 * @returns null where no choice was made, or none that this version understands: the visitor is to be asked
 */
export function readConsent(cookieHeader: string): Consent | null {
  const value = cookieHeader
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${consentCookieName}=`))
    ?.slice(consentCookieName.length + 1);
  if (!value?.startsWith(`${version}.`)) return null;
  const choice = value.slice(version.length + 1);
  if (choice === 'all') return { origin: true, tags: true };
  if (choice === 'none') return { origin: false, tags: false };
  const agreed: string[] = choice.split('+');
  if (!agreed.every((name) => purposes.some((purpose) => purpose === name))) return null;
  return { origin: agreed.includes('origin'), tags: agreed.includes('tags') };
}

/** The value of the cookie `consent` for a choice. */
export function formatConsent(consent: Consent): string {
  const agreed = purposes.filter((purpose) => consent[purpose]);
  const choice = agreed.length === 0 ? 'none' : agreed.length === purposes.length ? 'all' : agreed.join('+');
  return `${version}.${choice}`;
}

/**
 * The cookie that keeps a choice, for `document.cookie` and `Set-Cookie` alike.
 * @param options.secure whether the public origin is on https
 */
export function consentCookie(consent: Consent, { secure }: { secure: boolean }): string {
  const value = formatConsent(consent);
  return `${consentCookieName}=${value}; Max-Age=${consentLifetime}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
