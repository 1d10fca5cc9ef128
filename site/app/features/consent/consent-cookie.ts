import { type Consent, consentCookieName, consentVersion, everyPurpose } from './consent-choice.ts';

/** How long a choice is stored, in seconds: six months of 30 days. */
const consentLifetime = 15_552_000;

/** The value of the cookie `consent` for a choice. */
export function formatConsent(consent: Consent): string {
  const asked = everyPurpose.filter((purpose) => consent[purpose] !== null);
  const agreed = asked.filter((purpose) => consent[purpose]);
  const choice = agreed.length === 0 ? 'none' : agreed.length === asked.length ? 'all' : agreed.join('+');
  return `${consentVersion}.${choice}${asked.length === everyPurpose.length ? '' : `.${asked.join('+')}`}`;
}

/**
 * The cookie that stores a choice, for `document.cookie` and `Set-Cookie` alike.
 * @param options.secure whether the public origin is on https
 */
export function consentCookie(consent: Consent, { secure }: { secure: boolean }): string {
  const value = formatConsent(consent);
  return `${consentCookieName}=${value}; Max-Age=${consentLifetime}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
