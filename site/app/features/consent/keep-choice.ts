import { type Consent, consentCookieName, consentVersion, everyPurpose, readConsent } from './consent-choice.ts';

/** How long a choice is stored, in seconds: six months of 30 days. */
const consentLifetime = 15_552_000;

/**
 * Stores a choice and applies it. Purposes that were not asked about keep their former value.
 * @param options.onOrigin called when the choice about the origin has changed
 */
export async function keepChoice(
  answers: Partial<Record<keyof Consent, boolean>>,
  options: { tagManagerId: string | null; onOrigin: (agreed: boolean) => Promise<void> },
): Promise<void> {
  const known = readConsent(document.cookie);
  const consent: Consent = { origin: null, tags: null, ...known, ...answers };
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = consentCookie(consent, { secure: location.protocol === 'https:' });
  // What can't be loaded any more is skipped: the next page is requested with the choice.
  if (consent.origin !== null && consent.origin !== known?.origin)
    await options.onOrigin(consent.origin).catch(() => {});
  if (consent.tags && options.tagManagerId) {
    const { showPageToTags } = await import('./tag-manager.ts');
    showPageToTags(options.tagManagerId, location.pathname + location.search);
  } else if (!consent.tags && (known?.tags || window.dataLayer)) {
    const { withdrawFromLoaded, withdrawTags } = await import('./tag-manager.ts');
    if (known?.tags) withdrawTags();
    else withdrawFromLoaded();
  }
}

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
